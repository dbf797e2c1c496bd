import { Button } from 'antd'
import { Link } from 'react-router-dom'
import type { SuggestedAnswer } from '../../../../../../adapters/http-contract/answers.ts'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { formatDate } from '../../../shared/formatting/dates.ts'
import { plainText } from '../../../shared/formatting/plain-text.ts'
import { paths } from '../../../shared/paths.ts'
import { texts } from '../../../shared/texts/answers-texts.ts'
import { texts as editing } from '../../../shared/texts/editing-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { useWrittenByModel } from '../../../shared/writing-service/account-settings.ts'
import { Collapsible } from '../../../shared/ui/Collapsible.tsx'
import styles from './EarlierAnswers.module.css'
import { useSuggestions, useUseAnswerMutation } from '../endpoints/remembered-endpoints.ts'
import { useImproveAnswerMutation } from '../endpoints/writing-endpoints.ts'
import { TextBlock } from '../../../shared/ui/TextBlock.tsx'

const words = texts.answers.suggestions

interface EarlierAnswersProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  /** Whether the user asked for it: then an empty result is shown too. */
  readonly isAskedFor: boolean
  readonly onUsed: () => void
}

const yearOf = (instant: string) => instant.slice(0, 4)

function whereFrom({ origin, funderName }: SuggestedAnswer): string {
  if (funderName !== null) return funderName
  return origin.kind === 'past-application' ? origin.fileName : texts.answers.unknownFunder
}

/** Reasons to review an answer before using it. */
function Cautions({ answer }: { readonly answer: SuggestedAnswer }) {
  const { isOutdated, validUntil, sentBefore, differing } = answer
  const cautions = [
    ...(sentBefore === null ? [] : [words.sentBefore(yearOf(sentBefore))]),
    ...differing.map(({ here, profile, year }) => words.differs(here, profile, year)),
    ...(isOutdated && validUntil !== null ? [words.outdated(formatDate(validUntil))] : []),
  ]
  if (cautions.length === 0) return null
  return (
    <ul className={styles.cautions}>
      {cautions.map((caution) => (
        <li key={caution}>{caution}</li>
      ))}
    </ul>
  )
}

/** Inserts an answer into the question; if a model is available, it shortens the answer. */
function useTaking({ proposalId, question, onUsed }: EarlierAnswersProps) {
  const [take, { error, isLoading }] = useUseAnswerMutation()
  const [improve] = useImproveAnswerMutation()
  const isWrittenByModel = useWrittenByModel() === true
  const at = { id: proposalId, questionId: question.id }
  const put = async ({ id: answerId, text, fitting }: SuggestedAnswer) => {
    const isShortenedByModel = text !== fitting && isWrittenByModel
    const basedOn = question.answer?.version ?? 0
    const { data } = await take({ ...at, answerId, basedOn, whole: isShortenedByModel })
    if (data === undefined) return
    onUsed()
    if (isShortenedByModel) await improve({ ...at, userRequest: editing.editing.suggestions.requests.fit })
  }
  return { put, error, isLoading }
}

interface SuggestionProps extends Pick<EarlierAnswersProps, 'label'> {
  readonly answer: SuggestedAnswer
  readonly isBusy: boolean
  readonly onUse: () => void
}

function Suggestion({ answer, label, isBusy, onUse }: SuggestionProps) {
  const { question, text, fitting, outcome, writtenAt } = answer
  const funder = whereFrom(answer)
  const use = text === fitting ? words.use : words.useShortened
  return (
    <li className={styles.suggestion}>
      <div className="row muted small">
        <span>
          {funder}, {yearOf(writtenAt)}
        </span>
        {outcome !== null && <Tag tone={outcome === 'won' ? 'good' : 'neutral'}>{texts.answers.outcomes[outcome]}</Tag>}
      </div>
      <TextBlock className={styles.question} text={question} />
      <Collapsible text={plainText(fitting)} />
      <Cautions answer={answer} />
      <Button size="small" disabled={isBusy} aria-label={words.useOf(use, funder, label)} onClick={onUse}>
        {use}
      </Button>
    </li>
  )
}

/** The best earlier answers to similar questions, each with a button to use it. */
export function EarlierAnswers(props: EarlierAnswersProps) {
  const { proposalId, question, label, isAskedFor } = props
  const { answers, error } = useSuggestions({ id: proposalId, questionId: question.id })
  const { put, error: refused, isLoading } = useTaking(props)
  if (answers === undefined || answers.length === 0) {
    const isNone = isAskedFor && answers !== undefined && error === undefined
    return isNone && <p className="muted small">{words.none}</p>
  }
  return (
    <section className={styles.answers} aria-label={`${words.title}: ${label}`}>
      <div className="row apart">
        <h3>{words.title}</h3>
        <Link to={paths.answers} className="small">
          {words.all}
        </Link>
      </div>
      {refused !== undefined && <FailureNotice error={refused} heading={words.failed} />}
      <ul className={styles.list}>
        {answers.map((answer) => (
          <Suggestion key={answer.id} answer={answer} label={label} isBusy={isLoading} onUse={() => void put(answer)} />
        ))}
      </ul>
    </section>
  )
}
