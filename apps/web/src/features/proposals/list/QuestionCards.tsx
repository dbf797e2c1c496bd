import { Fragment, useCallback, useState, type ComponentProps } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { blocksOf, isRow } from '../facts/fact-rows.ts'
import { FactRow } from '../facts/FactRow.tsx'
import { FactTable } from '../facts/FactTable.tsx'
import { numberOf } from '../proposal-state.ts'
import { goToQuestion } from '../question-address.ts'
import { QuestionCard } from '../card/QuestionCard.tsx'
import styles from './QuestionCards.module.css'
import { RemovedNotice } from '../card/RemovedNotice.tsx'
import type { FailedChange, RemovedQuestion } from '../use-question-changes.ts'
import { useAssignees } from '../use-assignees.ts'
import { useBitByBit } from '../use-bit-by-bit.ts'

/** Number of cards that fill the first window. */
const FIRST = 4

/** Maximum number of cards with all controls; beyond it only cards near the visible part have them. */
const MOST_WHOLE = 30

/** Cards around the one that the address names, which are visible with it. */
const AROUND = 3

type CardProps = ComponentProps<typeof QuestionCard>
type Common = Omit<
  CardProps,
  'question' | 'number' | 'hasText' | 'isWhole' | 'isLast' | 'assignee' | 'failure' | 'onClose'
>

interface QuestionCardsProps extends Common {
  readonly questions: readonly Question[]
  /** Questions with a card. */
  readonly shown: readonly Question[]
  /** The question in the address. */
  readonly named: string | null
  readonly failed: FailedChange | null
  readonly removed: readonly RemovedQuestion[]
  readonly onRestored: (questionId: string) => void
}

/** Facts temporarily shown as cards, with focus handling. */
function useOpenedFacts() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const turn = useCallback((questionId: string, isOpen: boolean) => {
    setOpened((before) => new Set(isOpen ? [...before, questionId] : [...before].filter((id) => id !== questionId)))
    window.requestAnimationFrame(() => goToQuestion(questionId))
  }, [])
  const open = useCallback((questionId: string) => turn(questionId, true), [turn])
  const close = useCallback((questionId: string) => turn(questionId, false), [turn])
  return { opened, open, close }
}

/** The shown questions: facts as table rows, others as cards, with a notice for a removed one. */
export function QuestionCards(props: QuestionCardsProps) {
  const { questions, shown, named, failed, removed, onRestored, ...card } = props
  const withText = useBitByBit(shown.length, FIRST)
  const { names } = useAssignees(questions)
  const { opened, open, close } = useOpenedFacts()
  const namedAt = shown.findIndex(({ id }) => id === named)
  const places = new Map(questions.map(({ id }, index) => [id, index]))
  const isNearNamed = (at: number) => namedAt >= 0 && Math.abs(at - namedAt) <= AROUND
  const isWhole = (at: number) =>
    shown.length <= MOST_WHOLE ? at < withText : at < FIRST || at === shown.length - 1 || isNearNamed(at)
  const commonOf = (question: Question, at: number) => ({
    question,
    number: numberOf(question, places.get(question.id) ?? at),
    isWhole: isWhole(at),
    failure: failed?.questionId === question.id ? failed.error : undefined,
  })
  const noticesAfter = (questionId: string | null) =>
    removed
      .filter(({ after }) => after === questionId)
      .map((entry) => (
        <RemovedNotice key={entry.id} proposalId={card.proposalId} removed={entry} onRestored={onRestored} />
      ))
  const cardOf = (question: Question, at: number, isOpened: boolean) => (
    <QuestionCard
      {...card}
      {...commonOf(question, at)}
      hasText={at < withText}
      isLast={question === questions.at(-1)}
      assignee={question.assigneeId === null ? undefined : names.get(question.assigneeId)}
      onClose={isOpened ? close : undefined}
    />
  )
  const headed = new Set<string | null>()
  /** Shows a section's name at its start only, not again when facts and prose alternate. */
  const beginsAt = (at: number) => at === 0 || shown[at - 1]?.section !== shown[at]?.section
  /** All facts of a section are checked in its first table. */
  const factsOf = (section: string | null) => {
    if (card.isReadOnly || headed.has(section)) return null
    headed.add(section)
    return shown.filter((question) => question.section === section && isRow(question))
  }
  const blocks = blocksOf(shown)
  return (
    <div className={styles.sheet} hidden={blocks.length === 0 && removed.length === 0}>
      {noticesAfter(null)}
      {blocks.map((block) =>
        block.kind === 'card' ? (
          <Fragment key={block.question.id}>
            {block.question.section !== null && beginsAt(block.at) && (
              <p className={styles.section} dir="auto">
                {block.question.section}
              </p>
            )}
            {cardOf(block.question, block.at, false)}
            {noticesAfter(block.question.id)}
          </Fragment>
        ) : (
          <FactTable
            key={`facts ${block.rows[0]!.question.id}`}
            proposalId={card.proposalId}
            section={block.section}
            isNamed={beginsAt(block.rows[0]!.at)}
            facts={factsOf(block.section)}
          >
            {block.rows.map(({ question, at }) => (
              <Fragment key={question.id}>
                {opened.has(question.id) ? (
                  cardOf(question, at, true)
                ) : (
                  <FactRow
                    {...commonOf(question, at)}
                    proposalId={card.proposalId}
                    counting={card.counting}
                    isReadOnly={card.isReadOnly}
                    onCheck={card.actions.check}
                    onOpen={open}
                  />
                )}
                {noticesAfter(question.id)}
              </Fragment>
            ))}
          </FactTable>
        ),
      )}
    </div>
  )
}
