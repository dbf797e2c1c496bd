import { Button } from 'antd'
import type { Question, SourcePassage } from '../../../../../adapters/http-contract/proposals.ts'
import { preloadEditor } from '../../shared/editor/EditableText.tsx'
import { labelOf } from '../../shared/sources/source-label.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { Collapsible } from './Collapsible.tsx'
import styles from './DocumentPassages.module.css'
import { usePassages } from './passage-endpoints.ts'

const words = texts.proposal.passages

interface DocumentPassagesProps {
  readonly proposalId: string
  readonly question: Question
  /** Such as "Question 3". */
  readonly label: string
  readonly onInsert: (text: string) => void
}

interface PassageProps {
  readonly source: SourcePassage
  readonly label: string
  readonly onInsert: (text: string) => void
}

function Passage({ source, label, onInsert }: PassageProps) {
  const text = source.used.length > 0 ? source.used.join(' ') : source.passage
  return (
    <li className={styles.passage}>
      <p className={styles.place}>{labelOf(source)}</p>
      <Collapsible className={styles.quote} text={text} />
      <Button size="small" aria-label={words.insertOf(labelOf(source), label)} onClick={() => onInsert(text)}>
        {words.insert}
      </Button>
    </li>
  )
}

/** Where an answer is missing: what comes near it in the documents, each passage to be inserted with one click. */
export function DocumentPassages({ proposalId, question, label, onInsert }: DocumentPassagesProps) {
  const version = question.answer?.version ?? 0
  const passages = usePassages({ id: proposalId, questionId: question.id, version })
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
      <ul className={styles.list}>
        {passages.map((source) => (
          <Passage key={`${source.documentId} ${source.ordinal}`} source={source} label={label} onInsert={onInsert} />
        ))}
      </ul>
    </section>
  )
}
