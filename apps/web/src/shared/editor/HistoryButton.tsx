import { Button } from 'antd'
import { useState } from 'react'
import { texts } from '../texts/editing-texts.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import styles from './EditableText.module.css'
import type { TextOwner } from './text-owner.ts'

const words = texts.editing.history

const TextHistory = lazyPart(() => import('./TextHistory.tsx').then(({ TextHistory }) => TextHistory))

interface HistoryButtonProps {
  readonly owner: TextOwner
  /** Name of the text. */
  readonly label: string
}

/** Opens the earlier versions of a text. */
export function HistoryButton({ owner, label }: HistoryButtonProps) {
  const [history, setHistory] = useState<'closed' | 'open' | 'closing'>('closed')
  return (
    <>
      <Button
        type="text"
        size="small"
        className={styles.quiet ?? ''}
        aria-label={words.openNamed(label)}
        onClick={() => setHistory('open')}
      >
        {words.open}
      </Button>
      {history !== 'closed' && (
        <TextHistory owner={owner} isOpen={history === 'open'} onClose={() => setHistory('closing')} />
      )}
    </>
  )
}
