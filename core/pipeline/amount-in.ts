export interface Amount {
  readonly value: number
  /** ISO 4217 */
  readonly currency: string
}

const CURRENCY_OF_SIGN: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' }
const CODES = 'GBP|EUR|USD|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|HUF'
const NUMBER = String.raw`\d{1,3}(?:[,\u00a0 ]\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`
const SCALE = String.raw`(?:\s?(k|m|thousand|million)(?![\p{L}\d]))?`
const AMOUNT = new RegExp(
  String.raw`(?:([£€$])|(?<![\p{L}])(${CODES}))\s?(${NUMBER})${SCALE}|(?<![\d.,])(${NUMBER})${SCALE}\s?(?:(€)|(${CODES})(?![\p{L}]))`,
  'giu',
)
const FACTOR: Readonly<Record<string, number>> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 }

export interface PlacedAmount extends Amount {
  /** In UTF-16 code units of the text. */
  readonly start: number
  readonly end: number
}

/** The amounts of money that a text names with their currency, in its order: "£12,000", "EUR 5k", "2 million €". */
export function amountsIn(text: string): PlacedAmount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, sign, code, number, scale, numberBefore, scaleBefore, signAfter, codeAfter] = match
    const digits = (number ?? numberBefore ?? '').replace(/[, \u00a0]/g, '')
    const factor = FACTOR[(scale ?? scaleBefore ?? '').toLowerCase()] ?? 1
    const named = code ?? codeAfter
    const currency = named?.toUpperCase() ?? CURRENCY_OF_SIGN[sign ?? signAfter ?? ''] ?? ''
    const value = Math.round(Number(digits) * factor * 100) / 100
    return { value, currency, start: match.index, end: match.index + whole.length }
  })
}

/** The one amount that a text names; null where it names none, or several. */
export function amountIn(text: string): Amount | null {
  const [amount, ...more] = amountsIn(text)
  return amount === undefined || more.length > 0 ? null : { value: amount.value, currency: amount.currency }
}
