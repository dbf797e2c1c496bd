import { formatMoney } from '../../shared/formatting/numbers.ts'

const SIGNS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

/** An amount with the symbol of its currency, otherwise its code. */
export function moneyIn(currency: string, amount: number): string {
  return formatMoney(amount, SIGNS[currency] ?? `${currency} `)
}
