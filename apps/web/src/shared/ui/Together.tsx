import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import styles from './Together.module.css'

type Begin = () => () => void

const Coming = createContext<Begin | null>(null)

/** A page is then shown without its missing parts. */
const SKELETON_TIMEOUT_MS = 2500

/**
 * Shows all parts of a page at once, because parts that appear later would move things that people are about to click.
 * Shows the skeleton until the last part is there, or for `SKELETON_TIMEOUT_MS`.
 */
export function Together({ skeleton, children }: { readonly skeleton: ReactNode; readonly children: ReactNode }) {
  const coming = useRef(0)
  const [turn, look] = useState(0)
  const [isShown, setIsShown] = useState(false)
  const begin = useCallback<Begin>(() => {
    coming.current++
    return () => {
      coming.current--
      look((before) => before + 1)
    }
  }, [])
  useLayoutEffect(() => {
    if (coming.current === 0) setIsShown(true)
  }, [turn])
  useLayoutEffect(() => {
    if (isShown) return
    const timer = window.setTimeout(() => setIsShown(true), SKELETON_TIMEOUT_MS)
    return () => window.clearTimeout(timer)
  }, [isShown])
  return (
    <Coming value={isShown ? null : begin}>
      {!isShown && (
        <div role="status" aria-label={texts.common.loading} aria-busy="true">
          {skeleton}
        </div>
      )}
      <div className={isShown ? undefined : styles.coming} data-coming={isShown ? undefined : ''}>
        {children}
      </div>
    </Coming>
  )
}

/** Reports to the surrounding page that a part is still loading. */
export function useComing(isComing: boolean): void {
  const begin = useContext(Coming)
  useLayoutEffect(() => (isComing && begin !== null ? begin() : undefined), [isComing, begin])
}

/** Whether this is visible and in its place: false while the surrounding page waits for its parts. */
export function useIsTogether(): boolean {
  return useContext(Coming) === null
}
