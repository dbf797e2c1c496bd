import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { readAmount } from '../../shared/money/typed-amount.ts'
import { yearlyFigures } from './profile-groups.ts'
import { Link } from 'react-router-dom'
import { useDocumentLink } from '../../shared/document-text/document-address.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { BarTable } from '../../shared/ui/BarTable.tsx'
import { useAccountLanguage } from '../../shared/use-account-language.ts'
import styles from './MoneyByYear.module.css'

/** A confirmed amount of one year. */
interface YearlyAmount {
  readonly fact: ProfileFact
  readonly figure: string
  readonly year: number
  readonly amount: number
  /** Null if the value names none. */
  readonly currency: string | null
}

const SHOWN = ['income', 'expenditure']

/** Confirmed income and spending, latest year first; only in the most common currency. */
function moneyByYear(facts: readonly ProfileFact[], language: string): readonly YearlyAmount[] {
  const figures = yearlyFigures(facts).filter(({ base }) => SHOWN.includes(base))
  const amounts = figures.flatMap(({ label, byYear }) =>
    [...byYear].flatMap(([year, fact]) => {
      const read = fact.state === 'confirmed' || fact.state === 'outdated' ? amountIn(fact, language) : null
      return read === null ? [] : [{ ...read, fact, figure: label, year }]
    }),
  )
  const currencies = amounts.map(({ currency }) => currency)
  const count = (currency: string | null) => currencies.filter((one) => one === currency).length
  const [main] = [...new Set(currencies)].sort((a, b) => count(b) - count(a))
  return amounts.filter(({ currency }) => currency === main).sort((a, b) => b.year - a.year)
}

function amountIn({ value }: ProfileFact, language: string): Pick<YearlyAmount, 'amount' | 'currency'> | null {
  const read = readAmount(value ?? '', { language, currency: null })
  return read.kind === 'amount' ? read : null
}

/** The document with the confirmed value; null if only a person stated it. */
function sourceOf({ fact, amount }: YearlyAmount, language: string) {
  const same = fact.candidates.find(
    (candidate) => amountIn({ ...fact, value: candidate.value }, language)?.amount === amount,
  )
  return same?.sources[0] ?? null
}

const words = texts.profile.money
/** Minimum number of amounts for a chart. */
const FEWEST = 2

function Source({ of, language }: { readonly of: YearlyAmount; readonly language: string }) {
  const linkTo = useDocumentLink()
  const source = sourceOf(of, language)
  if (source === null) return <span className="muted small">{words.fromPerson(of.fact.confirmedBy?.name ?? null)}</span>
  const { documentId, fileName, page, ordinal } = source
  return (
    <Link className="small" to={linkTo(documentId, page === null ? { passage: ordinal } : { page })} preventScrollReset>
      {texts.profile.source(fileName, page)}
    </Link>
  )
}

/** Income and spending by year as bars, each with its amount and source. */
export function MoneyByYear({ facts }: { readonly facts: readonly ProfileFact[] }) {
  const language = useAccountLanguage()
  const amounts = moneyByYear(facts, language)
  if (amounts.length < FEWEST) return null
  const most = Math.max(1, ...amounts.map(({ amount }) => amount))
  const isIncome = ({ fact }: YearlyAmount) => fact.key.startsWith('income')
  const rows = amounts.map((of) => ({
    key: of.fact.key,
    label: (
      <span className={styles.label}>
        {`${of.year} ${of.figure}`}
        <Source of={of} language={language} />
      </span>
    ),
    bars: [{ share: of.amount / most, tone: isIncome(of) ? ('full' as const) : ('soft' as const) }],
    value: of.fact.value,
  }))
  return (
    <div className="stack tight">
      <h3>{words.title}</h3>
      <BarTable label={words.title} columns={words.columns} rows={rows} />
      <p className="muted small">{words.legend}</p>
    </div>
  )
}
