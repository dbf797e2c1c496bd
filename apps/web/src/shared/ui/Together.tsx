import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import styles from './Together.module.css'

type Begin = () => () => void

const Coming = createContext<Begin | null>(null)

/** Milliseconds after which a page is shown without what still has not come. */
const PATIENCE = 2500

/**
 * A page whose parts appear at once. What stands above the rest may come later: shown by and by it would push away what
 * somebody is about to click. Until the last part is there, or for `PATIENCE`, the skeleton is shown.
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
    const timer = window.setTimeout(() => setIsShown(true), PATIENCE)
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

/** Tells the page around that a part of it is still to come. */
export function useComing(isComing: boolean): void {
  const begin = useContext(Coming)
  useLayoutEffect(() => (isComing && begin !== null ? begin() : undefined), [isComing, begin])
}

/** Whether this can be looked at and has its place: false as long as the page around waits for its parts. */
export function useIsTogether(): boolean {
  return useContext(Coming) === null
}
