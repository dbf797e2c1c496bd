/** A labelled figure of a table or of a line like one. */
export interface LabelledFigure {
  readonly label: string
  /** One for each of `years` where the table has a column a year, else a single one. */
  readonly values: readonly string[]
  readonly years: readonly string[]
}

const FIGURE_CELL = /^[([-]?\s*[$£€]?\s*\(?-?\p{N}[\p{N}\s.,]*\+?\)?\s*(?:[%€£$]|[A-Z]{3}|k|m|million)?[)\]]?$/u
const LABEL_AND_FIGURE =
  /^(?<label>.*\p{L}[^$£€\p{N}]*?)[\s:.…]+(?<figure>\(?[$£€]\s?\p{N}[\p{N}\s.,]*\)?|\p{N}{1,3}(?:[.,]\p{N}{3})+|\p{N}+(?:\.\p{N}+)?\s?%)$/u
/** A year, or the day on which it ends: "2024", "FY 2023/24", "Total 2014", "31.12.2016". */
const YEAR_CELL =
  /^(?:(?:FY|total|year|jahr|exercice|año|anno|ano)\s?|\p{N}{1,2}[./]\s?(?:\p{N}{1,2}[./]|\p{L}{3,9}\s)\s?)?(?:19|20)\p{N}{2}(?:[/-]\p{N}{2,4})?$/iu

/** What a date has before its year. */
const BEFORE_YEAR = /^\p{N}.*?(?=(?:19|20)\p{N}{2}$)/u

/** Whether a line is a figure and nothing else. */
export function isFigure(line: string): boolean {
  return FIGURE_CELL.test(line.trim()) && !YEAR_CELL.test(line.trim())
}

/** The years that head the columns of a table, in order and once each; empty where the row heads none. */
export function columnYears(row: string): string[] {
  const cells = row.split(' | ').filter((cell) => YEAR_CELL.test(cell.trim()))
  return [...new Set(cells.map((cell) => cell.trim().replace(BEFORE_YEAR, '')))]
}

/**
 * The labelled figures of a row, of which layout may have put several side by side: a label and the cells behind it.
 * A label with several figures counts only where the years above tell them apart.
 */
export function labelledFigures(row: string, years: readonly string[]): LabelledFigure[] {
  const figures: { label: string; values: string[] }[] = []
  for (const cell of row.split(' | ').map((text) => text.trim())) {
    const both = LABEL_AND_FIGURE.exec(cell)?.groups
    if (YEAR_CELL.test(cell)) continue
    if (FIGURE_CELL.test(cell)) figures.at(-1)?.values.push(tidy(cell))
    else if (both !== undefined) figures.push({ label: both['label'] ?? '', values: [tidy(both['figure'] ?? '')] })
    else figures.push({ label: cell, values: [] })
  }
  return figures
    .filter(
      ({ label, values }) =>
        /\p{L}{3}/u.test(label) && (values.length === 1 || (values.length > 1 && values.length === years.length)),
    )
    .map(({ label, values }) => ({ label, values, years: values.length > 1 ? years : [] }))
}

/** "Total income: £1,200" or "Total income: £1,200 (2024), £1,100 (2023)". */
export function figureText({ label, values, years }: LabelledFigure): string {
  const parts = values.map((value, index) => (years[index] === undefined ? value : `${value} (${years[index]})`))
  return `${label.replace(/[\s:.…]+$/u, '')}: ${parts.join(', ')}`
}

function tidy(figure: string): string {
  return figure.replace(/\s+(?![€$£]$)/gu, '')
}
