import { Button } from 'antd'
import { useRef, useState, type FocusEvent } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { HistoryButton } from '../../../shared/editor/HistoryButton.tsx'
import { SaveStatus } from '../../../shared/editor/SaveStatus.tsx'
import { TextConflict } from '../../../shared/editor/TextConflict.tsx'
import { useTextSaver } from '../../../shared/editor/use-text-saver.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { useAccountLanguage } from '../../../shared/use-account-language.ts'
import { useKeys } from '../../../shared/use-keys.ts'
import { factOf } from '../facts/fact-rows.ts'
import { useTakeAnswer } from '../card/take-answer.ts'
import { costsIn, sumOf, textOfCosts, withRow, type CostTable } from './cost-table.ts'
import { CostRow } from './CostRow.tsx'
import styles from './CostAnswer.module.css'

const words = texts.application.costs

interface CostAnswerProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
}

/** The costs as typed, saved as the answer's table. */
function useCosts(proposalId: string, question: Question) {
  const language = useAccountLanguage()
  const owner = { kind: 'answer', proposalId, questionId: question.id } as const
  const text = factOf(question)
  const version = question.answer?.version ?? 0
  const written = useTextSaver(owner, { version, text }, useTakeAnswer(proposalId, question.id))
  const saver = useRef(written.saver)
  // Rows that say nothing yet are no part of the answer.
  const [typed, setTyped] = useState<CostTable | null>(null)
  const costs = typed ?? costsIn(written.state?.text ?? text, question, language)
  const change = (changed: CostTable) => {
    saver.current ??= written.begin()
    setTyped(changed)
    saver.current.change(textOfCosts(changed, language))
  }
  const end = () => {
    saver.current?.flush()
    saver.current = null
    written.end()
    setTyped(null)
  }
  return { owner, language, costs, written, change, end }
}

/** Costs as an editable table; Enter goes to the row below, and adds one at the end. */
export function CostAnswer({ proposalId, question, label }: CostAnswerProps) {
  const table = useRef<HTMLDivElement>(null)
  const { owner, language, costs, written, change, end } = useCosts(proposalId, question)
  const cellAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
  useKeys({ e: () => cellAt(0, 0)?.focus() }, table)
  if (costs === null) return null
  const { columns, rows } = costs
  const goTo = (row: number, column: number) => requestAnimationFrame(() => cellAt(row, column)?.focus())
  const add = () => {
    change(withRow(costs))
    goTo(rows.length, 0)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) end()
  }
  const sums = columns.map((_, at) => (at === 0 ? costs.total : sumOf(rows, at, language)))
  return (
    <div ref={table} onBlur={onBlur}>
      <table className={styles.costs} aria-label={texts.proposal.answerTo(label)}>
        <thead>
          <tr>
            {columns.map((column, nth) => (
              <th key={nth} scope="col" dir="auto">
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((_, at) => (
            <CostRow key={at} costs={costs} at={at} onChange={change} onGoTo={goTo} />
          ))}
        </tbody>
        {sums.some((sum, at) => at > 0 && sum !== '') && (
          <tfoot>
            <tr>
              {sums.map((sum, at) => (
                <td key={at}>{sum}</td>
              ))}
              <td />
            </tr>
          </tfoot>
        )}
      </table>
      <div className={styles.under}>
        <Button type="text" size="small" onClick={add}>
          {words.add}
        </Button>
        {question.answer !== null && <HistoryButton owner={owner} label={texts.proposal.answerTo(label)} />}
        <SaveStatus state={written.state} />
      </div>
      {written.state?.status === 'conflict' && written.saver !== null && (
        <TextConflict saver={written.saver} state={written.state} onDecided={written.reload} />
      )}
    </div>
  )
}
