import { perLocale } from './per-locale.ts'

const numberFormat = (options: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options))

const whole = numberFormat({ maximumFractionDigits: 0 })
const twoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const allDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 8 })
const percent = numberFormat({ style: 'percent', maximumFractionDigits: 0 })
const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

export function formatCount(count: number): string {
  return whole().format(count)
}

/** Two decimals unless it is whole. */
export function formatExactCount(count: number): string {
  return (Number.isInteger(count) ? whole() : twoDecimals()).format(count)
}

/** Two decimals and thousands separators; `prefix` is the currency's sign. */
export function formatMoney(amount: number, prefix = '$'): string {
  return `${amount < 0 ? '-' : ''}${prefix}${twoDecimals().format(Math.abs(amount))}`
}

/** At least two decimals, at most eight. */
export function formatMoneyExactly(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${allDecimals().format(Math.abs(amount))}`
}

/** `share`: from 0 to 1. */
export function formatShare(share: number): string {
  return percent().format(share)
}

const NO_BREAK = '\u00A0'

/** A file size in the usual unit; a non-breaking space joins number and unit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}${NO_BREAK}B`
  if (bytes < 1_000_000) return `${whole().format(bytes / 1000)}${NO_BREAK}kB`
  return `${oneDecimal().format(bytes / 1_000_000)}${NO_BREAK}MB`
}
