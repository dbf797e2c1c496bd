import { useEffect, useRef, useState, type ReactNode } from 'react'
import { placeholdersIn, withoutPlaceholders } from '../../../../../core/languages/placeholders.ts'
import { useReloaded } from '../cache-entry.ts'
import { isCommand, keyOf } from '../use-keys.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { Fill, TextToGive } from './text-to-give.ts'

const FillInDialog = lazyPart(() => import('./FillInDialog.tsx').then(({ FillInDialog }) => FillInDialog))

type Next = (fill: Fill) => void

/** Asks for placeholders before texts are copied, downloaded or printed. */
export interface AskFirst {
  /**
   * Continues at once if there is nothing to ask for, or the user may not change the texts; placeholders are then left
   * out.
   */
  readonly ask: (next: Next) => void
  readonly dialog: ReactNode
  /** Whether there are placeholders. */
  readonly isOpen: () => boolean
}

interface Asking {
  readonly texts: () => readonly TextToGive[]
  /** Whether the user may fill them in. */
  readonly mayChange?: boolean
  /** Whether the page prints these texts. */
  readonly isPrinted?: boolean
}

export function usePlaceholders({ texts: textsToGive, mayChange = true, isPrinted = false }: Asking): AskFirst {
  const [asked, setAsked] = useState<{ readonly texts: readonly TextToGive[]; readonly next: Next } | null>(null)
  const reloaded = useReloaded()
  const ask = (next: Next) => {
    const open = textsToGive().filter(({ text }) => placeholdersIn(text).length > 0)
    if (open.length === 0 || !mayChange) next(withoutPlaceholders)
    else setAsked({ texts: open, next })
  }
  const isOpen = () => textsToGive().some(({ text }) => placeholdersIn(text).length > 0)
  usePrintKey(isPrinted && mayChange, isOpen, () =>
    ask(() => void reloaded().then(() => window.setTimeout(() => window.print()))),
  )
  const end = (fill: Fill | null) => {
    setAsked(null)
    if (fill !== null) asked?.next(fill)
  }
  return { ask, isOpen, dialog: asked !== null && <FillInDialog texts={asked.texts} onEnd={end} /> }
}

/** Asks when people press the browser's print key; its print menu leaves placeholders out. */
function usePrintKey(isPrinted: boolean, isOpen: () => boolean, ask: () => void): void {
  const latest = useRef({ isOpen, ask })
  useEffect(() => {
    latest.current = { isOpen, ask }
  })
  useEffect(() => {
    if (!isPrinted) return
    const onKey = (event: KeyboardEvent) => {
      if (!isCommand(event) || keyOf(event) !== 'p' || !latest.current.isOpen()) return
      event.preventDefault()
      latest.current.ask()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isPrinted])
}
