import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { preloadEditor } from '../../../shared/editor/EditableText.tsx'
import { PassageList } from '../../../shared/sources/PassageList.tsx'
import styles from '../../../shared/sources/PassageList.module.css'
import { PassagesComing } from './PassagesComing.tsx'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { usePassages } from '../endpoints/passage-endpoints.ts'

const words = texts.proposal.passages

interface DocumentPassagesProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  readonly onInsert: (text: string) => void
}

/** Passages near an unanswered question, each with a button to insert it. */
export function DocumentPassages({ proposalId, question, label, onInsert }: DocumentPassagesProps) {
  const version = question.answer?.version ?? 0
  const passages = usePassages({ id: proposalId, questionId: question.id, version })
  if (passages === undefined) return <PassagesComing />
  if (passages.length === 0) return null
  return (
    <section
      className={styles.passages}
      aria-label={`${words.title}: ${label}`}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
    >
      <div>
        <h3>{words.title}</h3>
        <p className="muted small">{words.hint}</p>
      </div>
      <PassageList passages={passages} label={label} onInsert={onInsert} />
    </section>
  )
}
