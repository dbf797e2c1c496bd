import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { readAmount } from '../../shared/money/typed-amount.ts'
import { yearlyFigures } from './profile-groups.ts'

/** A confirmed amount of one year. */
export interface YearlyAmount {
  readonly fact: ProfileFact
  readonly figure: string
  readonly year: number
  readonly amount: number
  /** Null where the value names none. */
  readonly currency: string | null
}

const SHOWN = ['income', 'expenditure']

/** Income and spending that people have confirmed, the latest year first; other currencies than the commonest are left out. */
export function moneyByYear(facts: readonly ProfileFact[], language: string): readonly YearlyAmount[] {
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

/** Where a document gives the confirmed value; null where a person alone does. */
export function sourceOf({ fact, amount }: YearlyAmount, language: string) {
  const same = fact.candidates.find(
    (candidate) => amountIn({ ...fact, value: candidate.value }, language)?.amount === amount,
  )
  return same?.sources[0] ?? null
}
