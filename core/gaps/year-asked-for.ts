/** `latest`: of the last year that is known. */
export type AskedYear = number | 'latest'

const YEARS = /(?<!\p{N})((?:19|20)\p{N}{2})(?:\s?[/–-]\s?(\p{N}{2}(?:\p{N}{2})?)(?!\p{N}))?/gu

/** The year that a label names, a financial year by the one in which it ends; null where it names several. */
export function yearAskedFor(label: string): AskedYear | null {
  const years = [...label.matchAll(YEARS)].map(([, from = '', to]) =>
    Number(to === undefined ? from : from.slice(0, 4 - to.length) + to),
  )
  if (years.length > 1) return null
  return years[0] ?? 'latest'
}
