import { useState } from 'react'
import type { SharedDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import styles from './Library.module.css'

const words = texts.library
const DocumentUsesModal = lazyPart(() =>
  import('./DocumentUsesModal.tsx').then(({ DocumentUsesModal }) => DocumentUsesModal),
)

/** In how many answers a document is used, and in which. */
export function DocumentUses({ document }: { readonly document: SharedDocument }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  if (document.answerCount === 0) return <span className="muted">{words.usedInNone}</span>
  return (
    <>
      <button type="button" className={styles.uses} aria-haspopup="dialog" onClick={() => setState('open')}>
        {words.usedIn(document.answerCount)}
      </button>
      {state !== 'never' && (
        <DocumentUsesModal document={document} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}
