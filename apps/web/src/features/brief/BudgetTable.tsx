import { Input } from 'antd'
import { announce } from '../../shared/announce.ts'
import { AmountInput } from '../../shared/money/AmountInput.tsx'
import { texts } from '../../shared/texts/brief-texts.ts'
import { ActionMenu } from '../../shared/ui/ActionMenu.tsx'
import styles from './BudgetTable.module.css'
import { AMOUNT_COLUMNS, moved, type BudgetDraft, type TypedLine } from './budget-draft.ts'
import { totalsOf } from './budget-sums.ts'
import { moneyIn } from './money.ts'

const words = texts.brief.budget
const LONGEST_ITEM = 500

interface BudgetTableProps {
  readonly draft: BudgetDraft
  readonly language: string
  readonly onChange: (draft: BudgetDraft) => void
}

interface LineProps extends BudgetTableProps {
  readonly line: TypedLine
  readonly index: number
}

function LineMenu({ draft, line, index, onChange }: LineProps) {
  const { lines } = draft
  const put = (changed: readonly TypedLine[]) => onChange({ ...draft, lines: changed })
  return (
    <ActionMenu
      type="text"
      size="small"
      accessibleName={words.menu(index + 1)}
      groups={[
        [
          { label: words.moveUp, isDisabled: index === 0, onSelect: () => put(moved(lines, line.key, -1)) },
          {
            label: words.moveDown,
            isDisabled: index === lines.length - 1,
            onSelect: () => put(moved(lines, line.key, 1)),
          },
        ],
        [
          {
            label: words.remove,
            isDangerous: true,
            onSelect: () => {
              put(lines.filter(({ key }) => key !== line.key))
              announce(words.removed(index + 1))
            },
          },
        ],
      ]}
    />
  )
}

function Line(props: LineProps) {
  const { draft, language, line, index, onChange } = props
  const put = (changed: Partial<TypedLine>) => {
    const lines = draft.lines.map((other) => (other.key === line.key ? { ...other, ...changed } : other))
    onChange({ ...draft, lines })
  }
  return (
    <tr>
      <td data-label={words.item}>
        <Input
          aria-label={words.named(words.item, index + 1)}
          value={line.item}
          maxLength={LONGEST_ITEM}
          onChange={(event) => put({ item: event.target.value })}
        />
      </td>
      {AMOUNT_COLUMNS.map((column) => (
        <td key={column} data-label={words[column]}>
          <AmountInput
            className={styles.amount ?? ''}
            aria-label={words.named(words[column], index + 1)}
            language={language}
            currency={draft.currency}
            value={line[column]}
            onChange={(amount) => put({ [column]: amount })}
          />
        </td>
      ))}
      <td className={styles.menu}>
        <LineMenu {...props} />
      </td>
    </tr>
  )
}

/** The lines with their sums; on a phone each line is a separate block. */
export function BudgetTable({ draft, language, onChange }: BudgetTableProps) {
  const totals = totalsOf(draft, language)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          {AMOUNT_COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles.figure}>
              {words[column]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {draft.lines.map((line, index) => (
          <Line key={line.key} {...{ draft, language, line, index, onChange }} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {AMOUNT_COLUMNS.map((column) => (
            <td key={column} data-label={words[column]} className={styles.figure}>
              {moneyIn(draft.currency, totals[column])}
            </td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
