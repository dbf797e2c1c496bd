import { useState } from 'react'
import { insertTargetInFocus, type InsertTarget } from '../shared/insert-target.ts'
import { texts } from '../shared/texts/texts.ts'
import { Key } from '../shared/ui/Key.tsx'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import styles from './frame.module.css'
import type { MenuEntry } from './NavigationMenu.tsx'
import type { SearchKeysProps } from './SearchKeys.tsx'

/** Loaded after the page is rendered. */
const SearchKeys = lazyPart(() => import('./SearchKeys.tsx').then(({ SearchKeys }) => SearchKeys))

/** The top bar's button that opens the search. */
export function Search({ places }: { readonly places: readonly MenuEntry[] }) {
  const [state, setState] = useState<SearchKeysProps['state']>('never')
  const [target, setTarget] = useState<InsertTarget | null>(null)
  const open = () => {
    if (state !== 'open') setTarget(insertTargetInFocus())
    setState('open')
  }
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        {texts.shell.search}
        <Key name="/" />
      </button>
      <SearchKeys state={state} target={target} places={places} onOpen={open} onClose={() => setState('closed')} />
    </>
  )
}
