import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Prose } from '../ui/Prose.tsx'
import styles from './ReadText.module.css'

interface Selected {
  readonly text: string
  /** Pixels from the top of the text. */
  readonly below: number
}

interface ReadTextProps {
  readonly text: string
  readonly onClick: ((event: MouseEvent) => void) | undefined
  readonly forSelection: ((selected: string, close: () => void) => ReactNode) | undefined
}

/** The selection, if it is completely within the text. */
function selectedIn(element: HTMLElement): Selected | null {
  const selection = document.getSelection()
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const text = selection.toString().trim()
  if (text === '' || !element.contains(range.commonAncestorContainer)) return null
  return { text, below: range.getBoundingClientRect().bottom - element.getBoundingClientRect().top }
}

/** A text to read. A click opens the editor; selected words get a menu of actions. */
export function ReadText({ text, onClick, forSelection }: ReadTextProps) {
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<Selected | null>(null)
  const look = () => {
    if (forSelection !== undefined && root.current !== null) setSelected(selectedIn(root.current))
  }
  return (
    <div className={styles.frame}>
      <div
        ref={root}
        className={onClick && styles.words}
        data-printed
        onClick={onClick}
        onMouseUp={look}
        onKeyUp={look}
      >
        <Prose text={text} />
      </div>
      {selected !== null && (
        <div className={styles.offer} style={{ top: selected.below + 4 }}>
          {forSelection?.(selected.text, () => setSelected(null))}
        </div>
      )}
    </div>
  )
}
