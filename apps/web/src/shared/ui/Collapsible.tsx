import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import styles from './Collapsible.module.css'
import { TextBlock } from './TextBlock.tsx'

/** Pixels by which a button in the text may extend below its last line: less than half a line. */
const SLACK = 8

interface CollapsibleProps {
  /** Text by people. */
  readonly text?: string
  /** Shown instead of such a text. */
  readonly children?: ReactNode
  readonly className?: string
}

/** Text with two visible lines until somebody opens the rest. */
export function Collapsible({ text: all = '', children, className = '' }: CollapsibleProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isLong, setIsLong] = useState(false)
  const text = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = text.current
    if (element === null || isOpen) return
    const watch = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + SLACK))
    watch.observe(element)
    return () => watch.disconnect()
  }, [isOpen])
  return (
    <div className={className}>
      <TextBlock ref={text} className={isOpen ? styles.open : styles.folded} text={all}>
        {children}
      </TextBlock>
      {isLong && (
        <button type="button" className="link-button small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.common.showLess : texts.common.showMore}
        </button>
      )}
    </div>
  )
}
