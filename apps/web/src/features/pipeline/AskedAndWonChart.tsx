import { useState } from 'react'
import type { AskedAndWon } from '../../../../../adapters/http-contract/pipeline.ts'
import { formatAmount } from '../../shared/pipeline/amounts.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { BarTable } from '../../shared/ui/BarTable.tsx'
import styles from './AskedAndWonChart.module.css'

const words = texts.home.askedAndWon
const WAYS = ['funder', 'year', 'table'] as const
type Way = (typeof WAYS)[number]
const MOST_BARS = 6

interface Sum {
  readonly label: string
  readonly currency: string
  readonly asked: number
  readonly won: number
}

function sumsBy<Row extends Omit<Sum, 'label'>>(rows: readonly Row[], labelOf: (row: Row) => string): Sum[] {
  const sums = new Map<string, Sum>()
  for (const row of rows) {
    const { currency } = row
    const label = labelOf(row)
    const key = `${label} ${currency}`
    const { asked, won } = sums.get(key) ?? { asked: 0, won: 0 }
    sums.set(key, { label, currency, asked: asked + row.asked, won: won + row.won })
  }
  return [...sums.values()]
}

/** Largest first; those beyond the limit are combined. */
function byFunder(rows: readonly AskedAndWon[]): Sum[] {
  const sums = sumsBy(rows, ({ funder }) => funder ?? words.noFunder).sort((one, other) => other.asked - one.asked)
  if (sums.length <= MOST_BARS) return sums
  const rest = sums.slice(MOST_BARS - 1)
  const others = rest.map((sum) => ({ ...sum, label: words.others(rest.length) }))
  return [...sums.slice(0, MOST_BARS - 1), ...sumsBy(others, ({ label }) => label)]
}

function Bars({ sums }: { readonly sums: readonly Sum[] }) {
  const most = (of: string) => Math.max(1, ...sums.filter(({ currency }) => currency === of).map(({ asked }) => asked))
  const rows = sums.map(({ label, currency, asked, won }) => ({
    key: `${label} ${currency}`,
    label: <span dir="auto">{label}</span>,
    bars: [
      { share: asked / most(currency), tone: 'soft' as const },
      { share: won / most(currency), tone: 'full' as const },
    ],
    value: (
      <>
        <span className="visually-hidden">{words.wonOf(formatAmount(asked, currency))}</span>
        {won === 0 ? '–' : formatAmount(won, currency)}
      </>
    ),
  }))
  return <BarTable label={words.title} columns={[words.shownBy, words.columns[3]]} rows={rows} />
}

function Rows({ rows }: { readonly rows: readonly AskedAndWon[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, funder, currency, asked, won }) => (
          <tr key={`${year} ${funder} ${currency}`}>
            <td>{year}</td>
            <td dir="auto">{funder ?? words.noFunder}</td>
            <td>{formatAmount(asked, currency)}</td>
            <td>{formatAmount(won, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Amounts requested from funders and won: bars by funder or by year, or the figures as a table. */
export function AskedAndWonChart({ rows }: { readonly rows: readonly AskedAndWon[] }) {
  const [way, setWay] = useState<Way>('funder')
  return (
    <section aria-label={words.title} className="stack tight">
      <div className="row apart">
        <h2>{words.title}</h2>
        <div className={styles.ways} role="group" aria-label={words.shownBy}>
          {WAYS.map((one) => (
            <button key={one} type="button" aria-pressed={one === way} onClick={() => setWay(one)}>
              {words.ways[one]}
            </button>
          ))}
        </div>
      </div>
      {way === 'table' ? (
        <Rows rows={rows} />
      ) : (
        <>
          <Bars sums={way === 'funder' ? byFunder(rows) : sumsBy(rows, ({ year }) => String(year))} />
          <p className="muted small">{words.legend}</p>
        </>
      )}
    </section>
  )
}
