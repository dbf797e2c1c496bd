import { memo, useRef, useState, useEffect, type RefObject } from 'react'
import type { Counting, Question } from '../../../../../adapters/http-contract/proposals.ts'
import type { SourceFile } from '../../../../../adapters/http-contract/sources.ts'
import type { TextHandle } from '../../shared/editor/EditableText.tsx'
import { SourceChips } from '../../shared/sources/SourceChips.tsx'
import { texts } from '../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { AnswerPart } from './AnswerPart.tsx'
import { Collapsible } from '../../shared/ui/Collapsible.tsx'
import { cardId } from './question-address.ts'
import type { AdminAction, CardActions } from './card-actions.ts'
import { QuestionActions } from './QuestionActions.tsx'
import styles from './QuestionCard.module.css'
import { QuestionHead } from './QuestionHead.tsx'
import { flushSync } from 'react-dom'

/** Around the window, in its height: farther than browsers lay out what is out of sight. */
const MARGIN = '200% 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()

/** One for all cards: each more would have to be asked for every frame. */
let shared: IntersectionObserver | null = null

const watch = () =>
  (shared ??= new IntersectionObserver(
    (seen) =>
      flushSync(() => {
        for (const { target, isIntersecting } of seen) listeners.get(target)?.(isIntersecting)
      }),
    { rootMargin: MARGIN },
  ))

interface Nearness {
  readonly isNear: boolean
  /** Counts it as near from now on. */
  readonly stay: () => void
}

/** Whether a card is near what is in sight, or holds the focus. */
function useIsNear(card: RefObject<HTMLElement | null>): Nearness {
  const [isNear, setIsNear] = useState(false)
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    const element = card.current
    if (element === null) return
    listeners.set(element, (nears) => {
      if (nears || !element.contains(document.activeElement)) setIsNear(nears)
    })
    watch().observe(element)
    return () => watch().unobserve(element)
  }, [card])
  return { isNear: isNear || isStaying, stay: () => setIsStaying(true) }
}

const words = texts.proposal
const OutdatedMark = lazyPart(() => import('./OutdatedMark.tsx').then(({ OutdatedMark }) => OutdatedMark))
const SuggestionCount = lazyPart(() =>
  import('./proofreading/SuggestionCount.tsx').then(({ SuggestionCount }) => SuggestionCount),
)
const EarlierAnswers = lazyPart(() => import('./EarlierAnswers.tsx').then(({ EarlierAnswers }) => EarlierAnswers))
const DocumentPassages = lazyPart(() =>
  import('./DocumentPassages.tsx').then(({ DocumentPassages }) => DocumentPassages),
)
const StillNeeded = lazyPart(() => import('./StillNeeded.tsx').then(({ StillNeeded }) => StillNeeded))
const Discussion = lazyPart(() => import('./Discussion.tsx').then(({ Discussion }) => Discussion))

interface QuestionCardProps {
  readonly proposalId: string
  /** How the funder's form counts. */
  readonly counting: Counting | null
  readonly question: Question
  readonly number: string
  readonly isAdmin: boolean
  readonly isReadOnly: boolean
  readonly AdminAction: AdminAction
  /** False while it is far away and its turn has not come: only the question stands there. */
  readonly hasText: boolean
  /** Whether it has all its controls wherever it stands; else only near what is in sight. */
  readonly isWhole: boolean
  readonly isLast: boolean
  /** The name of whoever looks after it. */
  readonly assignee: string | undefined
  /** Why what was last done with it did not work. */
  readonly failure: unknown
  readonly actions: CardActions
  readonly onOpenSource: (questionId: string, source: SourceFile) => void
}

interface BodyProps extends QuestionCardProps {
  readonly label: string
}

/** The guidance and the answer, and in a whole card what can be done with them. */
function Body({ isWhole, ...props }: BodyProps) {
  const answer = useRef<TextHandle>(null)
  const { question, isReadOnly } = props
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
      {isWhole && <UnderAnswer onInsert={(text) => answer.current?.insert(text)} isWhole {...props} />}
    </>
  )
}

interface UnderAnswerProps extends BodyProps {
  readonly onInsert: (text: string) => void
}

/** What the answer lacks, what it rests on, and what can be done with it. */
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
      <SourceChips
        sources={question.answer?.metadata.sourceFiles ?? []}
        onOpen={(source) => onOpenSource(question.id, source)}
      />
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
      <QuestionActions
        question={question}
        label={label}
        isDiscussed={isDiscussed}
        onDiscuss={() => setIsDiscussed(!isDiscussed)}
        onEarlier={() => setIsEarlierShown(!isEarlierShown)}
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

/** A question with its answer; far from what is in sight without its controls, unless somebody has used them. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, assignee, hasText } = props
  const card = useRef<HTMLElement>(null)
  const { isNear, stay } = useIsNear(card)
  const isWhole = props.isWhole || isNear
  const label = words.questionNumber(number)
  return (
    <article
      ref={card}
      className={styles.card}
      id={cardId(question.id)}
      data-question={question.id}
      tabIndex={-1}
      aria-labelledby={`${question.id}-text`}
      onClickCapture={stay}
      onInputCapture={stay}
    >
      <div>
        <QuestionHead question={question} label={label} assignee={assignee} />
      </div>
      {(hasText || isWhole) && <Body {...props} isWhole={isWhole} label={label} />}
    </article>
  )
})
