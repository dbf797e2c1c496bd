import { perLocale } from '../formatting/per-locale.ts'

const ofCurrency = perLocale((locale) => (currency: string, decimals: number) => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
})

/** Formats an amount with its ISO 4217 currency; whole amounts without decimals. */
export function formatAmount(amount: number, currency: string): string {
  return ofCurrency()(currency, Number.isInteger(amount) ? 0 : 2).format(amount)
}
