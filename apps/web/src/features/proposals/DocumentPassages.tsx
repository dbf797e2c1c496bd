import { Button } from 'antd'
import type { Question, SourcePassage } from '../../../../../adapters/http-contract/proposals.ts'
import { useReplaceTextMutation, useUndoTextMutation } from '../../shared/editor/text-endpoints.ts'
import { labelOf } from '../../shared/sources/source-label.ts'
import { texts as editing } from '../../shared/texts/editing-texts.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { Collapsible } from './Collapsible.tsx'
import styles from './DocumentPassages.module.css'
import { usePassages } from './passage-endpoints.ts'

const words = texts.proposal.passages

interface DocumentPassagesProps {
  readonly proposalId: string
  readonly question: Question
  /** Such as "Question 3". */
  readonly label: string
  /** The answer is a passage that was inserted just now: it can be taken back. */
  readonly isInserted: boolean
  /** Told the version of the answer that the passage became. */
  readonly onInserted: (version: number) => void
}

type OfAnswer = Pick<DocumentPassagesProps, 'proposalId' | 'question'>

const ownerOf = ({ proposalId, question }: OfAnswer) =>
  ({ kind: 'answer', proposalId, questionId: question.id }) as const

function Inserted(props: OfAnswer) {
  const [undo, { error, isLoading }] = useUndoTextMutation()
  const version = props.question.answer?.version ?? 0
  return (
    <div role="status">
      <span className="muted small">{words.inserted}</span>{' '}
      <Button
        type="link"
        size="small"
        loading={isLoading}
        onClick={() => void undo({ owner: ownerOf(props), version })}
      >
        {editing.editing.suggestions.undo}
      </Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={editing.editing.undoFailed} />}
    </div>
  )
}

interface PassageProps {
  readonly source: SourcePassage
  readonly label: string
  readonly isBusy: boolean
  readonly onInsert: (text: string) => void
}

function Passage({ source, label, isBusy, onInsert }: PassageProps) {
  const text = source.used.length > 0 ? source.used.join(' ') : source.passage
  return (
    <li className={styles.passage}>
      <p className={styles.place}>{labelOf(source)}</p>
      <Collapsible className={styles.quote}>{text}</Collapsible>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={words.insertOf(labelOf(source), label)}
        onClick={() => onInsert(text)}
      >
        {words.insert}
      </Button>
    </li>
  )
}

function Offered(props: DocumentPassagesProps) {
  const { proposalId, question, label, onInserted } = props
  const version = question.answer?.version ?? 0
  const passages = usePassages({ id: proposalId, questionId: question.id, version })
  const [replace, { error, isLoading }] = useReplaceTextMutation()
  const insert = async (text: string) => {
    const { data } = await replace({ owner: ownerOf(props), text, basedOn: version })
    if (data !== undefined) onInserted(data.version)
  }
  if (passages.length === 0) return null
  return (
    <section className={styles.passages} aria-label={`${words.title}: ${label}`}>
      <div>
        <h3>{words.title}</h3>
        <p className="muted small">{words.hint}</p>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
      <ul className={styles.list}>
        {passages.map((source) => (
          <Passage
            key={`${source.documentId} ${source.ordinal}`}
            source={source}
            label={label}
            isBusy={isLoading}
            onInsert={(text) => void insert(text)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Where an answer is missing: what comes near it in the documents, each passage to be inserted with one click. */
export function DocumentPassages(props: DocumentPassagesProps) {
  return props.isInserted ? <Inserted {...props} /> : <Offered {...props} />
}
