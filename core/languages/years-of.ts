const SPAN_OF_YEARS = /(?<!\d)((?:19|20)\d{2})\s?[/–-]\s?(\d{2}|\d{4})(?!\d)/g
/** What a date in figures has before its year. */
const DAY_AND_MONTH = /(?<![\d.,/])\d{1,2}[./]\d{1,2}[./](?=(?:19|20)\d{2}(?!\d))/g
const YEAR = /(?<![\d.,$£€])(?:19|20)\d{2}(?![\d%]|,\d)/g

/** The years that a text names, each once; of a span such as 2023/24 the last. */
export function yearsOf(text: string): number[] {
  const single = text
    .replace(DAY_AND_MONTH, '')
    .replace(SPAN_OF_YEARS, (_, first: string, last: string) =>
      last.length === 2 ? `${first.slice(0, 2)}${last}` : last,
    )
  return [...new Set([...single.matchAll(YEAR)].map(([year]) => Number(year)))]
}
