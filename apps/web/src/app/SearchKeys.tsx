import type { InsertTarget } from '../shared/insert-target.ts'
import { themedPart } from '../shared/theme/themed-part.tsx'
import { useKeys } from '../shared/use-keys.ts'
import type { MenuEntry } from './NavigationMenu.tsx'
import { useRecentPages } from './recent-pages.ts'

const SearchAndCommands = themedPart(() =>
  import('./SearchAndCommands.tsx').then(({ SearchAndCommands }) => SearchAndCommands),
)

export interface SearchKeysProps {
  readonly state: 'never' | 'open' | 'closed'
  /** The text that had the focus when it was opened. */
  readonly target: InsertTarget | null
  /** The pages that the menus lead to. */
  readonly places: readonly MenuEntry[]
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Opens the search by keys, and notes which pages are opened meanwhile. The search itself is loaded when it is needed. */
export function SearchKeys({ state, target, places, onOpen, onClose }: SearchKeysProps) {
  useKeys({ '/': onOpen, 'Command+k': onOpen })
  const recent = useRecentPages()
  if (state === 'never') return null
  const isOpen = state === 'open'
  return <SearchAndCommands isOpen={isOpen} places={places} recent={recent} target={target} onClose={onClose} />
}
