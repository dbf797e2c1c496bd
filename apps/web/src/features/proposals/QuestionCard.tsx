import { memo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Question, SourceFile } from '../../../../../adapters/http-contract/proposals.ts'
import { paths } from '../../shared/paths.ts'
import { SourceChips } from '../../shared/sources/SourceChips.tsx'
import { texts } from '../../shared/texts/application-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { AnswerMeter } from './AnswerMeter.tsx'
import { AnswerWarnings } from './AnswerWarnings.tsx'
import { Collapsible } from './Collapsible.tsx'
import { cardId } from './question-address.ts'
import type { AdminAction, CardActions } from './card-actions.ts'
import { QuestionActions } from './QuestionActions.tsx'
import styles from './QuestionCard.module.css'
import { QuestionHead } from './QuestionHead.tsx'
import { limitsOf } from './question-limits.ts'

const words = texts.proposal
const Discussion = lazyPart(() => import('./Discussion.tsx').then(({ Discussion }) => Discussion))

interface QuestionCardProps {
  readonly proposalId: string
  readonly question: Question
  readonly number: string
  readonly isAdmin: boolean
  readonly isReadOnly: boolean
  readonly AdminAction: AdminAction
  /** False while it is out of sight and its turn has not come: only the question stands there. */
  readonly isWhole: boolean
  readonly isLast: boolean
  /** The name of whoever looks after it. */
  readonly assignee: string | undefined
  /** Why what was last done with it did not work. */
  readonly failure: unknown
  readonly actions: CardActions
  readonly onOpenSource: (questionId: string, source: SourceFile) => void
}

function Limits({ question }: { readonly question: Question }) {
  const limits = limitsOf(question)
  return limits === '' ? null : <p className="muted small">{limits}</p>
}

function Draft({ question, text }: { readonly question: Question; readonly text: string }) {
  const note = words.draftNotes[question.status]
  return (
    <div>
      <div className={styles.draftHead}>
        <h3>{words.draftResponse}</h3>
        <span className="muted small">{note}</span>
      </div>
      <Prose text={text} />
      <AnswerWarnings text={text} warnings={question.answer?.metadata.warnings ?? []} />
    </div>
  )
}

function Missing({ text }: { readonly text: string }) {
  return (
    <div className={styles.missing}>
      <h3>{words.missingTitle}</h3>
      <Prose text={text === '' ? words.missingPlain : text} />
      <Link to={paths.documentLibrary}>{words.missingAction}</Link>
    </div>
  )
}

/** The answer as it stands: a draft, or a request for what is missing. */
function Standing({ question, text }: { readonly question: Question; readonly text: string }) {
  if (!question.requires_custom_answer) return <Draft question={question} text={text} />
  return (
    <>
      {question.status === 'processing' && <p className="muted small">{words.draftNotes.processing}</p>}
      <Missing text={text} />
    </>
  )
}

/** What there is of an answer: what stands, work, or a failure. */
function Answer({ question }: { readonly question: Question }) {
  const { status, answer, requires_custom_answer } = question
  const text = answer?.answer ?? ''
  const standing = (text !== '' || requires_custom_answer) && <Standing question={question} text={text} />
  if (status === 'error')
    return (
      <div className="stack">
        <Notice tone="error" heading={words.failed}>
          {question.error !== null && <span className={styles.reason}>{question.error}</span>}
        </Notice>
        {standing}
      </div>
    )
  if (standing !== false) return standing
  return (
    <div role="status">
      <p className="muted small">{status === 'processing' ? words.writing : words.noAnswer}</p>
      {status === 'processing' && <SkeletonLines count={3} height={16} />}
    </div>
  )
}

/** The guidance, the answer, how long it is, what it rests on, and what can be done with it. */
function Body({ question, label, failure, onOpenSource, ...props }: QuestionCardProps & { readonly label: string }) {
  const [isDiscussed, setIsDiscussed] = useState(false)
  const text = question.answer?.answer ?? ''
  const hasDraft = text !== '' && !question.requires_custom_answer
  return (
    <>
      {question.guidance !== null && <Collapsible className={styles.guidance}>{question.guidance}</Collapsible>}
      <Answer question={question} />
      {hasDraft ? <AnswerMeter text={text} limits={question} /> : <Limits question={question} />}
      <SourceChips
        sources={question.answer?.metadata.sourceFiles ?? []}
        onOpen={(source) => onOpenSource(question.id, source)}
      />
      {failure !== undefined && <FailureNotice error={failure} heading={texts.application.checkFailed} />}
      <QuestionActions
        question={question}
        label={label}
        isDiscussed={isDiscussed}
        onDiscuss={() => setIsDiscussed(!isDiscussed)}
        {...props}
      />
      {isDiscussed && (
        <Discussion
          proposalId={props.proposalId}
          question={question}
          label={label}
          onAssign={(assigneeId) => props.actions.assign(question.id, assigneeId)}
        />
      )}
    </>
  )
}

/** A question with its answer. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, assignee, isWhole } = props
  const label = words.questionNumber(number)
  return (
    <article
      className={styles.card}
      id={cardId(question.id)}
      data-question={question.id}
      tabIndex={-1}
      aria-labelledby={`${question.id}-text`}
    >
      <div>
        <QuestionHead question={question} label={label} assignee={assignee} />
      </div>
      {isWhole && <Body {...props} label={label} />}
    </article>
  )
})
