import { useEffect, useState } from 'react'
import { texts } from '../shared/texts/texts.ts'
import { Key } from '../shared/ui/Key.tsx'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { useKeys } from '../shared/use-keys.ts'
import styles from './frame.module.css'
import type { MenuEntry } from './NavigationMenu.tsx'
import { useRecentPages } from './recent-pages.ts'

const SearchAndCommands = lazyPart(() =>
  import('./SearchAndCommands.tsx').then(({ SearchAndCommands }) => SearchAndCommands),
)

/** Ctrl+K or Cmd+K anywhere, `/` unless somebody types. */
function useSearchKeys(open: () => void) {
  useKeys({ '/': open })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** The button of the top bar that opens the search; its code is loaded with the first opening. */
export function Search({ places }: { readonly places: readonly MenuEntry[] }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const open = () => setState('open')
  useSearchKeys(open)
  const recent = useRecentPages()
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={SearchAndCommands.preload}
        onClick={open}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <circle cx="6" cy="6" r="4.5" />
          <path d="M9.5 9.5L13 13" />
        </svg>
        {texts.shell.search}
        <Key name="/" />
      </button>
      {state !== 'never' && (
        <SearchAndCommands
          isOpen={state === 'open'}
          places={places}
          recent={recent}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
