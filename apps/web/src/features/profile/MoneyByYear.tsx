import { Link } from 'react-router-dom'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { useDocumentLink } from '../../shared/document-text/document-address.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { BarTable } from '../../shared/ui/BarTable.tsx'
import { useAccountLanguage } from '../../shared/use-account-language.ts'
import { moneyByYear, sourceOf, type YearlyAmount } from './money-by-year.ts'
import styles from './MoneyByYear.module.css'

const words = texts.profile.money
/** A single number needs no picture. */
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

/** Income and spending by year as bars, each with its number and the place that it is from. */
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
