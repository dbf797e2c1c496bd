import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import type { Counting, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import type { SourceFile } from '../../../../../../adapters/http-contract/sources.ts'
import type { TextHandle } from '../../../shared/editor/EditableText.tsx'
import { useInsertTarget, type InsertTarget } from '../../../shared/insert-target.ts'
import { SourceChips } from '../../../shared/sources/SourceChips.tsx'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { AnswerPart } from './AnswerPart.tsx'
import { Collapsible } from '../../../shared/ui/Collapsible.tsx'
import { cardId } from '../question-address.ts'
import type { AdminAction, CardActions } from './card-actions.ts'
import { PassagesComing } from './PassagesComing.tsx'
import { QuestionActions } from './QuestionActions.tsx'
import styles from './QuestionCard.module.css'
import { QuestionHead } from './QuestionHead.tsx'
import { useIsNear } from '../use-is-near.ts'

const words = texts.proposal
const OutdatedMark = lazyPart(() => import('./OutdatedMark.tsx').then(({ OutdatedMark }) => OutdatedMark))
const SuggestionCount = lazyPart(() =>
  import('../proofreading/SuggestionCount.tsx').then(({ SuggestionCount }) => SuggestionCount),
)
const EarlierAnswers = lazyPart(() => import('./EarlierAnswers.tsx').then(({ EarlierAnswers }) => EarlierAnswers))
const DocumentPassages = lazyPart(
  () => import('./DocumentPassages.tsx').then(({ DocumentPassages }) => DocumentPassages),
  PassagesComing,
)
const StillNeeded = lazyPart(() => import('./StillNeeded.tsx').then(({ StillNeeded }) => StillNeeded))
const Discussion = lazyPart(() => import('./Discussion.tsx').then(({ Discussion }) => Discussion))

interface QuestionCardProps {
  readonly proposalId: string
  /** The counting rule of the funder's form. */
  readonly counting: Counting | null
  readonly question: Question
  readonly number: string
  readonly isAdmin: boolean
  readonly isReadOnly: boolean
  readonly AdminAction: AdminAction
  /** False while the card is far away and not yet rendered: only the question is shown. */
  readonly hasText: boolean
  /** Whether all controls are shown regardless of position; otherwise only near the visible part. */
  readonly isWhole: boolean
  readonly isLast: boolean
  /** Name of the person responsible for it. */
  readonly assignee: string | undefined
  /** Error of the last action. */
  readonly failure: unknown
  readonly actions: CardActions
  readonly onOpenSource: (questionId: string, source: SourceFile) => void
  /** Shows an opened fact as a row again. */
  readonly onClose: ((questionId: string) => void) | undefined
}

interface BodyProps extends QuestionCardProps {
  readonly label: string
  readonly card: RefObject<HTMLElement | null>
}

/** Guidance and answer, and in a complete card the actions. */
function Body({ isWhole, card, ...props }: BodyProps) {
  const answer = useRef<TextHandle>(null)
  const { question, isReadOnly } = props
  const insert: InsertTarget['insert'] = (text, from) => answer.current?.insert(text, undefined, from)
  useInsertTarget(card, props.label, isWhole && !isReadOnly ? insert : null)
  return (
    <>
      {question.guidance !== null && <Collapsible className={styles.guidance} text={question.guidance} />}
      <AnswerPart
        proposalId={props.proposalId}
        question={question}
        label={props.label}
        counting={props.counting}
        isReadOnly={isReadOnly || !isWhole}
        isTextAlone={!isWhole}
        handle={answer}
      />
      {isWhole && <UnderAnswer onInsert={insert} isWhole {...props} />}
    </>
  )
}

interface UnderAnswerProps extends Omit<BodyProps, 'card'> {
  readonly onInsert: (text: string) => void
}

/** Missing points, sources and actions of the answer. */
function UnderAnswer({ question, label, failure, onOpenSource, onInsert, ...props }: UnderAnswerProps) {
  const [isDiscussed, setIsDiscussed] = useState(false)
  const [isEarlierShown, setIsEarlierShown] = useState(false)
  const hasPassages = (question.answer?.metadata.passages ?? []).length > 0
  const lacking = question.answer?.metadata.lacking ?? []
  const needsAnswer = question.status !== 'processing' && question.reviewStatus === 'needs-you'
  return (
    <>
      {lacking.length > 0 && (
        <StillNeeded proposalId={props.proposalId} question={question} label={label} isReadOnly={props.isReadOnly} />
      )}
      {!props.isReadOnly && question.answer !== null && !question.requires_custom_answer && (
        <OutdatedMark proposalId={props.proposalId} question={question} label={label} />
      )}
      {!props.isReadOnly && question.answer !== null && !question.requires_custom_answer && (
        <SuggestionCount proposalId={props.proposalId} questionId={question.id} label={label} />
      )}
      {!props.isReadOnly && hasPassages && (
        <DocumentPassages proposalId={props.proposalId} question={question} label={label} onInsert={onInsert} />
      )}
      {!props.isReadOnly && (needsAnswer || isEarlierShown) && (
        <EarlierAnswers
          proposalId={props.proposalId}
          question={question}
          label={label}
          isAskedFor={isEarlierShown}
          onUsed={() => setIsEarlierShown(false)}
        />
      )}
      {failure !== undefined && <FailureNotice error={failure} heading={texts.application.checkFailed} />}
      <div className={styles.foot}>
        <SourceChips
          sources={question.answer?.metadata.sourceFiles ?? []}
          onOpen={(source) => onOpenSource(question.id, source)}
        />
        <QuestionActions
          question={question}
          label={label}
          isDiscussed={isDiscussed}
          onDiscuss={() => setIsDiscussed(!isDiscussed)}
          onEarlier={() => setIsEarlierShown(!isEarlierShown)}
          {...props}
        />
      </div>
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

/** A question with its answer; outside the visible part it has no controls, unless they were used. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, assignee, hasText } = props
  const card = useRef<HTMLElement>(null)
  const { isNear, stay } = useIsNear(card)
  const isWhole = props.isWhole || isNear
  const label = words.questionNumber(number)
  const isAwaited = question.status === 'processing' && question.answer === null
  useEffect(() => {
    if (isAwaited) DocumentPassages.preload()
  }, [isAwaited])
  return (
    <article
      ref={card}
      className={isAwaited ? `${styles.card} ${styles.awaited}` : styles.card}
      id={cardId(question.id)}
      data-question={question.id}
      tabIndex={-1}
      aria-labelledby={`${question.id}-text`}
      onClickCapture={stay}
      onInput={stay}
    >
      <div>
        <QuestionHead question={question} label={label} assignee={assignee} onClose={props.onClose} />
      </div>
      {(hasText || isWhole) && <Body {...props} isWhole={isWhole} label={label} card={card} />}
    </article>
  )
})
