import { texts } from '../../shared/texts/brief-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import type { BudgetDraft } from './budget-draft.ts'
import { differenceIn } from './budget-sums.ts'
import { moneyIn } from './money.ts'

const words = texts.brief.budget

interface BudgetDifferencesProps {
  readonly draft: BudgetDraft
  readonly language: string
}

/** Lists each line whose funding differs from its cost. */
export function BudgetDifferences({ draft, language }: BudgetDifferencesProps) {
  const differences = draft.lines
    .map((line, index) => ({
      key: line.key,
      line: line.item.trim() || words.line(index + 1),
      difference: differenceIn(line, draft.currency, language),
    }))
    .filter(({ difference }) => difference !== 0)
  if (differences.length === 0) return null
  return (
    <Notice tone="warning">
      <ul className="plain-list">
        {differences.map(({ key, line, difference }) => {
          const sum = moneyIn(draft.currency, Math.abs(difference))
          return <li key={key}>{difference > 0 ? words.over(line, sum) : words.under(line, sum)}</li>
        })}
      </ul>
    </Notice>
  )
}
