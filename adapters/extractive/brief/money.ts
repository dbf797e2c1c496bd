/** An amount and nothing else, as a cell of a table has it. */
const AMOUNT = /^(?:[£€$]|GBP|EUR|USD)?\s*(?<figure>\p{N}[\p{N}.,'’\s]*?)\s*(?:[£€$]|GBP|EUR|USD|\.-)?$/u
const HUNDREDTHS = /[.,](?<hundredths>\p{N}{2})$/u
const HIGHEST = 1_000_000_000

/** The amount that a cell holds, such as "£1,200.50"; null where it holds anything else. */
export function amountIn(cell: string): number | null {
  const figure = AMOUNT.exec(cell.trim())?.groups?.['figure']
  if (figure === undefined) return null
  const hundredths = HUNDREDTHS.exec(figure)?.groups?.['hundredths'] ?? ''
  const whole = figure.slice(0, hundredths === '' ? figure.length : -3).replace(/[^\p{N}]/gu, '')
  const amount = Number(`${whole}.${hundredths || '0'}`)
  return Number.isFinite(amount) && amount <= HIGHEST ? amount : null
}

const SYMBOLS: readonly (readonly [string, RegExp])[] = [
  ['GBP', /£|\bGBP\b/u],
  ['EUR', /€|\bEUR\b/u],
  ['USD', /\$|\bUSD\b/u],
]
const USUAL = 'GBP'

/** ISO 4217 of the currency that is named, else that of the product's home. */
export function currencyIn(text: string): string {
  return SYMBOLS.find(([, symbol]) => symbol.test(text))?.[0] ?? USUAL
}
