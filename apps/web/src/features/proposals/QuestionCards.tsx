import { Fragment, type ComponentProps } from 'react'
import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { useListColleaguesQuery } from './comment-endpoints.ts'
import { numberOf } from './proposal-state.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import type { FailedChange, RemovedQuestion } from './use-question-changes.ts'
import { useBitByBit } from './use-bit-by-bit.ts'

/** Cards that fill the first window. */
const FIRST = 4

/** So many cards have all their controls at once; of more, those alone that are near what is in sight. */
const MOST_WHOLE = 30

/** Cards on either side of the one that the address names, which are in sight with it. */
const AROUND = 3

type CardProps = ComponentProps<typeof QuestionCard>
type Common = Omit<CardProps, 'question' | 'number' | 'hasText' | 'isWhole' | 'isLast' | 'assignee' | 'failure'>

interface QuestionCardsProps extends Common {
  readonly questions: readonly Question[]
  /** Those that have a card. */
  readonly shown: readonly Question[]
  /** The one that the address names. */
  readonly named: string | null
  readonly failed: FailedChange | null
  readonly removed: readonly RemovedQuestion[]
  readonly onRestored: (questionId: string) => void
}

/** Of colleagues, by their ids; asked for where somebody looks after a question. */
function useNames(questions: readonly Question[]): ReadonlyMap<string, string> {
  const isAnyAssigned = questions.some(({ assigneeId }) => assigneeId !== null)
  const { data: colleagues = [] } = useListColleaguesQuery(undefined, { skip: !isAnyAssigned })
  return new Map(colleagues.map(({ id, name }) => [id, name]))
}

/** A card for each question that is shown, and a notice where one was removed. */
export function QuestionCards(props: QuestionCardsProps) {
  const { questions, shown, named, failed, removed, onRestored, ...card } = props
  const withText = useBitByBit(shown.length, FIRST)
  const names = useNames(questions)
  const namedAt = shown.findIndex(({ id }) => id === named)
  const places = new Map(questions.map(({ id }, index) => [id, index]))
  const isNearNamed = (index: number) => namedAt >= 0 && Math.abs(index - namedAt) <= AROUND
  const noticesAfter = (questionId: string | null) =>
    removed
      .filter(({ after }) => after === questionId)
      .map((entry) => (
        <RemovedNotice key={entry.id} proposalId={card.proposalId} removed={entry} onRestored={onRestored} />
      ))
  return (
    <>
      {noticesAfter(null)}
      {shown.map((question, index) => (
        <Fragment key={question.id}>
          <QuestionCard
            {...card}
            question={question}
            number={numberOf(question, places.get(question.id) ?? index)}
            hasText={index < withText}
            isWhole={
              shown.length <= MOST_WHOLE
                ? index < withText
                : index < FIRST || index === shown.length - 1 || isNearNamed(index)
            }
            isLast={question === questions.at(-1)}
            assignee={question.assigneeId === null ? undefined : names.get(question.assigneeId)}
            failure={failed?.questionId === question.id ? failed.error : undefined}
          />
          {noticesAfter(question.id)}
        </Fragment>
      ))}
    </>
  )
}
