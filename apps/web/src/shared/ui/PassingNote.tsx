import { useEffect, useState } from 'react'
import styles from './PassingNote.module.css'

/** Milliseconds for reading a note. */
const NOTE_FOR = 8000

/** Whether a note is shown; it disappears after a while. */
export function usePassingNote() {
  const [isNoted, setIsNoted] = useState(false)
  useEffect(() => {
    if (!isNoted) return
    const timer = window.setTimeout(() => setIsNoted(false), NOTE_FOR)
    return () => window.clearTimeout(timer)
  }, [isNoted])
  return { isNoted, setIsNoted }
}

interface PassingNoteProps {
  readonly isNoted: boolean
  readonly note: string
}

/** A temporary note after an action. */
export function PassingNote({ isNoted, note }: PassingNoteProps) {
  if (note === '') return null
  return (
    <span role="status" className={isNoted ? styles.note : 'visually-hidden'}>
      {isNoted && note}
    </span>
  )
}
