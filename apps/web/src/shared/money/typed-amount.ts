import { valueIn, wholeFigure } from '../../../../../core/languages/figures.ts'

/** Rules for parsing a typed amount. */
export interface AmountTerms {
  /** A tag such as `en-GB`. */
  readonly language: string
  /** ISO 4217; null if the field has no currency. */
  readonly currency: string | null
  /** Whether it accepts words beside or instead of the amount: "£12,000 over two years". */
  readonly allowsWords?: boolean
}

export type TypedAmount =
  | { readonly kind: 'blank' | 'words' | 'invalid' }
  | { readonly kind: 'amount'; readonly amount: number; readonly currency: string | null }
  | { readonly kind: 'ambiguous'; readonly amounts: readonly number[] }
  | { readonly kind: 'other-currency'; readonly currency: string }

const HIGHEST = 1e12
const SIGNS_ALONE = /^[£€$\s]*$/u
/** Currencies that a bare "$" may mean. */
const DOLLARS = /^(?:USD|CAD|AUD|NZD|HKD|SGD)$/u

/** Parses a whole text as an amount, to the hundredth. */
export function readAmount(typed: string, { language, currency, allowsWords = false }: AmountTerms): TypedAmount {
  if (SIGNS_ALONE.test(typed)) return { kind: 'blank' }
  const figure = wholeFigure(typed.trim().replace(/[.,]$/u, ''))
  if (figure === null) return { kind: allowsWords ? 'words' : 'invalid' }
  const amounts = figure.values.map((value) => Math.round(value * 100) / 100)
  const value = valueIn(figure, language)
  if (value === null) return { kind: 'ambiguous', amounts }
  if (figure.isNegative || value > HIGHEST) return { kind: 'invalid' }
  const named = figure.currency !== null && /^[A-Z]{3}$/u.test(figure.currency) ? figure.currency : null
  if (named !== null && currency !== null && !isSameCurrency(named, currency, typed))
    return { kind: 'other-currency', currency: named }
  return { kind: 'amount', amount: Math.round(value * 100) / 100, currency: currency ?? named }
}

/** Null if the text is blank; undefined if it is rejected. */
export function amountOf(typed: string, terms: AmountTerms): number | null | undefined {
  const read = readAmount(typed, terms)
  return read.kind === 'blank' ? null : read.kind === 'amount' ? read.amount : undefined
}

/** Whether a text is accepted unchanged. */
export function isAmountTaken(typed: string, terms: AmountTerms): boolean {
  return !['invalid', 'ambiguous', 'other-currency'].includes(readAmount(typed, terms).kind)
}

/** An amount as input text, parsed identically in every language. */
export function amountTyped(amount: number | null): string {
  if (amount === null) return ''
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}

function isSameCurrency(named: string, own: string, typed: string): boolean {
  return named === own || (named === 'USD' && DOLLARS.test(own) && !/us/iu.test(typed))
}
