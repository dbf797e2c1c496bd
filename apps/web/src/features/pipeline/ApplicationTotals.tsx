import type { AmountTotal } from '../../../../../adapters/http-contract/pipeline.ts'
import { formatAmount } from '../../shared/pipeline/amounts.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'

const words = texts.applications

/** Totals of the filtered applications on all pages, by currency. */
export function ApplicationTotals({ totals }: { readonly totals: readonly AmountTotal[] }) {
  if (totals.length === 0) return null
  return (
    <ul className="row plain-list" aria-label={words.totals}>
      {totals.map(({ currency, asked, won }) => (
        <li key={currency} className="row">
          <strong>{words.asked(formatAmount(asked, currency))}</strong>
          <span>{words.won(formatAmount(won, currency))}</span>
        </li>
      ))}
    </ul>
  )
}
