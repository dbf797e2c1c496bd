import { themedPart } from '../shared/theme/themed-part.tsx'
import { useKeys } from '../shared/use-keys.ts'
import type { MenuEntry } from './NavigationMenu.tsx'
import { useRecentPages } from './recent-pages.ts'

const SearchAndCommands = themedPart(() =>
  import('./SearchAndCommands.tsx').then(({ SearchAndCommands }) => SearchAndCommands),
)

export interface SearchKeysProps {
  readonly state: 'never' | 'open' | 'closed'
  /** Pages in the menus. */
  readonly places: readonly MenuEntry[]
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Opens the search by keys and records opened pages. The search itself is loaded on first use. */
export function SearchKeys({ state, places, onOpen, onClose }: SearchKeysProps) {
  useKeys({ '/': onOpen, 'Command+k': onOpen })
  const recent = useRecentPages()
  if (state === 'never') return null
  return <SearchAndCommands isOpen={state === 'open'} places={places} recent={recent} onClose={onClose} />
}
