import { YEAR_PATTERN } from '../../../core/languages/dates.ts'
/** A labelled figure of a table or of a line like one. */
export interface LabelledFigure {
  readonly label: string
  /** One for each of `years` where the table has a column a year, else a single one. */
  readonly values: readonly string[]
  readonly years: readonly string[]
}

/** What a row says of the columns below it. */
export interface Columns {
  /** How many cells the row has, that of the labels included where it has one. */
  readonly cells: number
  /** The columns of a year, by their place in the row; once each. */
  readonly years: readonly { readonly at: number; readonly year: string }[]
}

const FIGURE_CELL = /^[([-]?\s*[$£€]?\s*\(?-?\p{N}[\p{N}\s.,]*\+?\)?\s*(?:[%€£$]|[A-Z]{3}|k|m|million)?[)\]]?$/u
/** A column without a figure. */
const EMPTY_CELL = /^(?:[-–—]*|nil|n\/a)$/iu
const LABEL_AND_FIGURE =
  /^(?<label>.*\p{L}[^$£€\p{N}]*?)[\s:.…]+(?<figure>\(?[$£€]\s?\p{N}[\p{N}\s.,]*\)?|\p{N}{1,3}(?:[.,]\p{N}{3})+|\p{N}+(?:\.\p{N}+)?\s?%)$/u
/** A year, or the day on which it ends: "2024", "FY 2023/24", "Total 2014", "31.12.2016". */
const YEAR_CELL = new RegExp(
  String.raw`^(?:(?:FY|total|year|jahr|exercice|año|anno|ano)\s?|\p{N}{1,2}[./]\s?(?:\p{N}{1,2}[./]|\p{L}{3,9}\s)\s?)?${YEAR_PATTERN}(?:[/-]\p{N}{2,4})?(?:\s?[$£€])?$`,
  'iu',
)

/** What a date or a total has before its year, and the currency behind it. */
const AROUND_YEAR = new RegExp(String.raw`^(?:\p{N}.*?|total\s?)(?=${YEAR_PATTERN})|\s?[$£€]$`, 'giu')

/** Whether a line is a figure and nothing else. */
export function isFigure(line: string): boolean {
  return FIGURE_CELL.test(line.trim()) && !YEAR_CELL.test(line.trim())
}

/** The columns of a table that a row heads by years; null where it heads none. */
export function columnsIn(row: string): Columns | null {
  const cells = cellsOf(row)
  const years = new Map<string, number>()
  for (const [at, cell] of cells.entries()) {
    const year = YEAR_CELL.test(cell) ? yearIn(cell) : null
    if (year !== null && !years.has(year)) years.set(year, at)
  }
  return years.size === 0 ? null : { cells: cells.length, years: [...years].map(([year, at]) => ({ at, year })) }
}

/** The cells of a row, the empty ones among them. */
export function cellsOf(row: string): string[] {
  return row.split(/ \|(?= )/u).map((cell) => cell.trim())
}

/** "31.12.2016" and "Total 2016 £" are of 2016; "2015/16" stays as it is. */
function yearIn(cell: string): string {
  return cell.replace(AROUND_YEAR, '')
}

/**
 * The labelled figures of a row, of which layout may have put several side by side: a label and the cells behind it.
 * Where the row has the columns of the one that heads it, the columns of years count and no others; else a label with
 * several figures counts only where there are as many years.
 */
export function labelledFigures(row: string, columns: Columns | null): LabelledFigure[] {
  const cells = cellsOf(row)
  const aligned = columns === null ? null : figuresByColumn(cells, columns)
  return aligned ?? figuresInOrder(cells, columns?.years.map(({ year }) => year) ?? [])
}

/** The figures of the years where each cell is below its heading; null where the cells can't be told apart. */
function figuresByColumn(cells: readonly string[], { cells: headed, years }: Columns): LabelledFigure[] | null {
  const [label, ...others] = cells
  const shift = cells.length - headed
  const isRow = shift === 0 || shift === 1
  if (label === undefined || !isRow || headed + shift <= years.length + 1) return null
  if (!/\p{L}{3}/u.test(label) || !others.every((cell) => FIGURE_CELL.test(cell) || EMPTY_CELL.test(cell))) return null
  const found = years
    .map(({ at, year }) => ({ year, value: cells[at + shift] ?? '' }))
    .filter(({ value }) => FIGURE_CELL.test(value))
  if (found.length === 0) return []
  return [{ label, values: found.map(({ value }) => cleanFigure(value)), years: found.map(({ year }) => year) }]
}

function figuresInOrder(cells: readonly string[], years: readonly string[]): LabelledFigure[] {
  const figures: { label: string; values: string[] }[] = []
  for (const cell of cells) {
    const both = LABEL_AND_FIGURE.exec(cell)?.groups
    if (cell === '' || YEAR_CELL.test(cell)) continue
    if (FIGURE_CELL.test(cell) || EMPTY_CELL.test(cell)) figures.at(-1)?.values.push(cleanFigure(cell))
    else if (both !== undefined)
      figures.push({ label: both['label'] ?? '', values: [cleanFigure(both['figure'] ?? '')] })
    else figures.push({ label: cell, values: [] })
  }
  return figures
    .filter(
      ({ label, values }) =>
        /\p{L}{3}/u.test(label) && (values.length === 1 || (values.length > 1 && values.length === years.length)),
    )
    .map(({ label, values }) => withoutEmpty({ label, values, years: values.length > 1 ? years : [] }))
    .filter(({ values }) => values.length > 0)
}

function withoutEmpty({ label, values, years }: LabelledFigure): LabelledFigure {
  const isFilled = (_: string, index: number) => !EMPTY_CELL.test(values[index] ?? '')
  return { label, values: values.filter(isFilled), years: years.filter(isFilled) }
}

/** "Total income: £1,200" or "Total income: £1,200 (2024), £1,100 (2023)". */
export function figureText({ label, values, years }: LabelledFigure): string {
  const parts = values.map((value, index) => (years[index] === undefined ? value : `${value} (${years[index]})`))
  return `${label.replace(/[\s:.…]+$/u, '')}: ${parts.join(', ')}`
}

function cleanFigure(figure: string): string {
  return figure.replace(/\s+(?![€$£]$)/gu, '')
}
