import { CloseOutlined } from '@ant-design/icons'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { texts } from '../../../shared/texts/application-texts.ts'
import { keyOf } from '../../../shared/use-keys.ts'
import { withCell, withoutRow, withPasted, withRow, type CostTable } from './cost-table.ts'
import styles from './CostAnswer.module.css'

const words = texts.application.costs

interface CostRowProps {
  readonly costs: CostTable
  /** Index of the row, from 0. */
  readonly at: number
  readonly onChange: (costs: CostTable) => void
  readonly onGoTo: (row: number, column: number) => void
}

/** A cost line with a field for each cell. */
export function CostRow({ costs, at, onChange, onGoTo }: CostRowProps) {
  const { columns, rows } = costs
  const onKeyDown = (event: KeyboardEvent, column: number) => {
    if (keyOf(event) !== 'Enter') return
    event.preventDefault()
    if (at === rows.length - 1) onChange(withRow(costs))
    onGoTo(at + 1, column)
  }
  const onPaste = (event: ClipboardEvent, column: number) => {
    const pasted = withPasted(costs, { row: at, column }, event.clipboardData.getData('text/plain'))
    if (pasted === null) return
    event.preventDefault()
    onChange(pasted)
  }
  const remove = () => {
    onChange(withoutRow(costs, at))
    onGoTo(Math.max(0, at - 1), 0)
  }
  return (
    <tr>
      {columns.map((column, nth) => (
        <td key={nth}>
          <input
            data-cell={`${at} ${nth}`}
            dir="auto"
            inputMode={nth === 0 ? undefined : 'decimal'}
            aria-label={words.cellOf(column, at + 1)}
            value={rows[at]?.[nth] ?? ''}
            onChange={({ target }) => onChange(withCell(costs, at, nth, target.value))}
            onKeyDown={(event) => onKeyDown(event, nth)}
            onPaste={(event) => onPaste(event, nth)}
          />
        </td>
      ))}
      <td className={styles.remove}>
        {rows.length > 1 && (
          <button type="button" aria-label={words.remove(at + 1)} title={words.remove(at + 1)} onClick={remove}>
            <CloseOutlined aria-hidden />
          </button>
        )}
      </td>
    </tr>
  )
}
