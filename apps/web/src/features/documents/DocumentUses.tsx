import { useState } from 'react'
import type { SharedDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import styles from './Library.module.css'

const words = texts.library
const DocumentUsesModal = lazyPart(() =>
  import('./DocumentUsesModal.tsx').then(({ DocumentUsesModal }) => DocumentUsesModal),
)

interface DocumentUsesProps {
  readonly document: SharedDocument
  /** Whether the column heading already says that it is used. */
  readonly isInColumn?: boolean
}

/** Number of answers that use a document, with a link to them. */
export function DocumentUses({ document, isInColumn = false }: DocumentUsesProps) {
  const { answerCount } = document
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  if (answerCount === 0) return <span className="muted">{words.usedInNone}</span>
  return (
    <>
      <button
        type="button"
        className={styles.uses}
        aria-haspopup="dialog"
        aria-label={words.usedIn(answerCount)}
        onClick={() => setState('open')}
      >
        {isInColumn ? words.answers(answerCount) : words.usedIn(answerCount)}
      </button>
      {state !== 'never' && (
        <DocumentUsesModal document={document} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}
