import { useState, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { tableIn } from '../../../../../../core/shared/markdown-table.ts'
import { factOf } from '../facts/fact-rows.ts'
import type { Counting, MissingCause, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { EditableText, type TextHandle } from '../../../shared/editor/EditableText.tsx'
import { paths } from '../../../shared/paths.ts'
import { texts } from '../../../shared/texts/editing-texts.ts'
import { texts as proposalTexts } from '../../../shared/texts/proposal-texts.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { Prose } from '../../../shared/ui/Prose.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { AnswerMeter } from './AnswerMeter.tsx'
import styles from './AnswerPart.module.css'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { isUndrafted } from '../proposal-state.ts'
import { limitsOf } from '../list/question-limits.ts'
import { useTakeAnswer } from './take-answer.ts'
import { TryAnswerAgain } from './TryAnswerAgain.tsx'

const words = proposalTexts.proposal

const TextWarnings = lazyPart(() =>
  import('../../../shared/editor/TextWarnings.tsx').then(({ TextWarnings }) => TextWarnings),
)
const SelectionRequest = lazyPart(() =>
  import('./SelectionRequest.tsx').then(({ SelectionRequest }) => SelectionRequest),
)

const CostAnswer = lazyPart(() => import('../budget/CostAnswer.tsx').then(({ CostAnswer }) => CostAnswer))

/** Whether an answer can be edited as a table of costs. */
function isWrittenAsCosts(question: Question): boolean {
  const text = factOf(question)
  return question.kind === 'budget' && question.status !== 'processing' && (text === '' || tableIn(text) !== null)
}

interface AnswerPartProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  /** The counting rule of the funder's form. */
  readonly counting: Counting | null
  readonly isReadOnly: boolean
  /** Hides details of the answer, such as its length. */
  readonly isTextAlone: boolean
  readonly handle: Ref<TextHandle>
}

function Limits({ question }: { readonly question: Question }) {
  const limits = limitsOf(question)
  return limits === '' ? null : <p className="muted small">{limits}</p>
}

/** A missing answer, with the writer's explanation and the cause. */
interface Lack {
  readonly text: string
  readonly cause: MissingCause | null
}

/** Shows that the documents lack the answer. Related passages follow below. */
function Missing({ text, cause }: Lack) {
  if (cause === 'only-people') return <h3>{words.missingBecause[cause].said}</h3>
  return (
    <>
      <h3>{words.missingBecause[cause ?? 'nothing-near'].said}</h3>
      {cause === 'nothing-near' && <Prose text={text} />}
      <Link to={paths.documentLibrary}>{words.missingAction}</Link>
    </>
  )
}

/** Below the place of the answer, which so does not move when it comes. */
function Coming() {
  return (
    <div>
      <p className="muted small">{words.writing}</p>
      <SkeletonLines count={3} height={16} />
    </div>
  )
}

/** The answer's state, unless a person has adopted or checked it. */
function noteOf({ status, answer, reviewStatus }: Question): string {
  if (reviewStatus === 'checked' || reviewStatus === 'final') return ''
  if (status !== 'completed') return words.draftNotes[status]
  if (answer?.origin === 'told') return texts.editing.confirmedNote
  if (answer?.origin === 'model') return texts.editing.modelNote(answer.modelName)
  return answer?.origin === 'documents' ? words.draftNotes.completed : ''
}

function Heading({ question }: { readonly question: Question }) {
  return (
    <>
      <h3>{words.draftResponse}</h3>
      <span className="muted small">{noteOf(question)}</span>
    </>
  )
}

/** The answer, or instead a missing notice, progress, or a failure. Editing by hand is always possible. */
export function AnswerPart(props: AnswerPartProps) {
  const { proposalId, question, label, counting, isReadOnly, isTextAlone, handle } = props
  const { status, answer, requires_custom_answer, error, notice } = question
  const [isEditing, setIsEditing] = useState(false)
  // What is missing stays in sight while somebody writes, and their words where they are.
  const [keptMissing, setKeptMissing] = useState<Lack | null>(null)
  const lack = { text: answer?.answer ?? '', cause: question.missingCause }
  const missing = requires_custom_answer ? lack : isEditing ? keptMissing : null
  const isMissing = missing !== null
  const isCosts = !isReadOnly && !isEditing && isWrittenAsCosts(question)
  const text = requires_custom_answer ? '' : (answer?.answer ?? '')
  const isEmpty = text === '' && !isMissing && !isEditing
  const warnings = answer?.metadata.warnings ?? []
  const takeAnswer = useTakeAnswer(proposalId, question.id)
  const onEditing = (begins: boolean) => {
    setIsEditing(begins)
    setKeptMissing(missing)
  }
  return (
    <div className="stack tight">
      {status === 'error' && (
        <Notice tone="error" heading={words.failed}>
          {(error ?? notice) !== null && <span className={styles.reason}>{error ?? notice}</span>}
          {!isReadOnly && <TryAnswerAgain proposalId={proposalId} questionId={question.id} label={label} />}
        </Notice>
      )}
      {isEmpty && status !== 'error' && status !== 'processing' && <p className="muted small">{words.noAnswer}</p>}
      {!isReadOnly && !isEditing && isUndrafted(question) && (
        <TryAnswerAgain proposalId={proposalId} questionId={question.id} label={label} isFirst />
      )}
      {isMissing && status === 'processing' && <p className="muted small">{words.draftNotes.processing}</p>}
      <div className={isMissing ? styles.missing : ''}>
        {isMissing && <Missing {...missing} />}
        {isCosts ? (
          <>
            {!isMissing && text !== '' && (
              <div className={styles.head}>
                <Heading question={question} />
              </div>
            )}
            <CostAnswer proposalId={proposalId} question={question} label={label} />
          </>
        ) : (
          <EditableText
            key={question.id}
            handle={handle}
            owner={{ kind: 'answer', proposalId, questionId: question.id }}
            label={words.answerTo(label)}
            text={text}
            state={answer}
            isReadOnly={isReadOnly}
            isTextAlone={isTextAlone}
            heading={!isMissing && text !== '' && <Heading question={question} />}
            invitation={texts.editing.writeHere}
            isOriginSaid={!isMissing && noteOf(question) !== ''}
            under={(typed) => <AnswerMeter text={typed} limits={question} counting={counting} />}
            onSaved={takeAnswer}
            onEditing={onEditing}
            forSelection={(selected, close) => (
              <SelectionRequest proposalId={proposalId} questionId={question.id} selected={selected} onClose={close} />
            )}
          />
        )}
      </div>
      {isEmpty && status === 'processing' && <Coming />}
      {!isTextAlone && !isEditing && !isMissing && warnings.length > 0 && (
        <TextWarnings text={text} warnings={warnings} />
      )}
      {text === '' && !isEditing && <Limits question={question} />}
    </div>
  )
}
