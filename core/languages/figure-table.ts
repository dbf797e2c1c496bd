import { currencyNamedIn, figuresIn, wholeFigure, type Figure } from './figures.ts'
import { lastYearsIn, withoutDates } from './dates.ts'

/** A figure of a row with a certain column and unit. */
export interface CertainFigure {
  /** With its currency; written in full if the table counts in thousands or millions. */
  readonly text: string
  /** In single units. */
  readonly value: number
  /** Whether it is in brackets or after a minus. */
  readonly isNegative: boolean
  /** The column's year, or else the table's; null if neither names one. */
  readonly year: number | null
}

export interface TableRow {
  readonly label: string
  /** In column order; empty if a figure's column, unit or year is uncertain. */
  readonly figures: readonly CertainFigure[]
  /** Figures of every column with a known heading and unit, for callers that want that column. */
  readonly ofColumns: readonly ColumnFigure[]
}

export interface ColumnFigure extends CertainFigure {
  readonly role: ColumnRole
  /** The column heading without its year and unit, in lower case: "restricted". */
  readonly column: string
}

/** The kind of figures in a column, by its heading. */
export type ColumnRole = 'total' | 'part' | 'note' | 'plan' | 'difference' | 'plain'

interface Column {
  readonly text: string
  readonly role: ColumnRole
  readonly years: readonly number[]
  readonly scale: number | null
  readonly currency: string
}

/** The title above a table. */
interface Title {
  /** Null for none or several. */
  readonly year: number | null
  readonly scale: number | null
  readonly currency: string
  readonly isOther: boolean
}

const NO_TITLE: Title = { year: null, scale: null, currency: '', isOther: false }
/** Maximum number of lines below the heading for rows of a table. */
const LINES_OF_TABLE = 60
const LONGEST_TITLE = 120
const LONGEST_HEAD = 40

const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['note', /^(?:notes?|ref\.?|anm(?:erkung)?\.?|nota|annexe?|#)$/iu],
  ['difference', /variance|difference|\bchange|\bvs\b|%|per ?cent|prozent|abweichung|veränderung|écart|variation/iu],
  ['plan', /budget|forecast|\bplan|project(?:ed|ion)|target|estimat|\bsoll\b|haushaltsansatz|prévision|\bcyllideb/iu],
  [
    'part',
    /restricted|(?:with|without) donor restrictions|endowment|designated|\b(?:general|capital|building|fixed asset|revenue|pension|expendable|permanent) funds?\b|zweckgebunden|affecté|dédié|cyfyngedig|\b(?:group|parent|charity|company|subsidiary|trading|consolidated|konzern|verein)\b|\bq[1-4]\b|quarter|\bytd\b|to date|half[ -]year|months?\b/iu,
  ],
  [
    'total',
    /\btotals?\b|\b(?:full|whole) year\b|^year \d{4}\b|\ball funds\b|gesamt|insgesamt|\btotaux\b|\bensemble\b|\btotale\b|cyfanswm/iu,
  ],
]
const THOUSANDS =
  /(?<![\p{N}.,])['’]?000s?(?!\p{N})|\bT(?:€|EUR\b)|\bk€|\bin (?:(?:£|€|\$|pounds|euros?|dollars) ?)?thousands?\b(?! of (?!pounds|euros|dollars|£|€))|\bthousands of (?:pounds|euros|dollars)|\bin tausend\b|\ben milliers\b|\bmewn miloedd\b/iu
const MILLIONS =
  /[$£€]\s?(?:m|mn|million)(?!\p{L})|\bm€|\bin millions\b(?! of (?!pounds|euros|dollars|£|€))|\bin (?:mio\b|millionen)|\ben millions\b/iu
/** Titles of budgets and of partial accounts. */
const OTHER_TITLE =
  /\b(?:budget|forecast|projection|projected|estimates?|haushaltsplan|wirtschaftsplan|prévisionnel|subsidiar(?:y|ies)|trading (?:company|arm|activities))\b/iu
/** Words of a column heading that add no meaning. */
const HEAD_WORDS =
  /\b(?:actuals?|in|year|years|ended|ending|to|as at|at|at the end of|fy|funds?|restated|audited|unaudited|ist|jahr|exercice|réel|blwyddyn|amount|\p{N}{1,2}(?:st|nd|rd|th)?)\b/giu

/**
 * Reads a document line by line, with " | " between the cells of a row, and finds the figures of a row that are
 * certain: of the total rather than a fund, actual rather than budgeted, of one year, in a known unit.
 */
export class FigureTableReader {
  private title = NO_TITLE
  /** Null without a heading row; empty if the heading rows conflict. */
  private columns: readonly Column[] | null = null
  /** Headings of columns that each hold one total, if every row is a year. */
  private totals: readonly string[] | null = null
  private headCells: readonly string[] | null = null
  /** Whether tables with the same columns stand side by side. */
  private isRepeated = false
  private linesLeft = 0
  private hasRows = false

  /** Rows of a line, several if the layout put tables side by side; empty for heading rows and plain text. */
  read(line: string, isHeading = false): TableRow[] {
    this.linesLeft = Math.max(0, this.linesLeft - 1)
    if (this.linesLeft === 0) [this.columns, this.totals, this.title] = [null, null, NO_TITLE]
    const cells = cellsOf(line).flatMap(figuresApart)
    const head = this.headCells
    this.headCells = null
    const years = isHeading || this.totals === null ? null : this.rowOfYear(cells, this.totals)
    if (years !== null) return years
    const parts = isHeading ? [] : labelledParts(cells)
    const repeated = repeatedHeads(cells)
    if (repeated !== null) this.readRepeatedHeads(repeated)
    else if (cells.length > 1 && isHeadOfYears(cells))
      [this.columns, this.totals, this.linesLeft] = [[], cells, LINES_OF_TABLE]
    else if (cells.length > 1 && isHead(cells)) this.readHead(cells, head)
    else if (cells.length > 1 || parts.some(({ cells: figures }) => figures.length > 0)) return this.rows(parts)
    else this.readTitle(line, isHeading)
    return []
  }

  private readTitle(text: string, isHeading: boolean): void {
    const isTitle = isHeading || isTitleLine(text)
    const years = isTitle ? lastYearsIn(text) : []
    const isNew = years.length > 0
    if (isHeading) [this.columns, this.totals] = [null, null]
    else if (isNew && this.columns !== null) this.columns = []
    const before = isNew ? NO_TITLE : isHeading && this.hasRows ? { ...this.title, scale: null } : this.title
    const own = text.length <= LONGEST_TITLE ? columnOf(text) : PLAIN
    this.title = {
      year: isNew ? onlyOne(years) : before.year,
      scale: own.scale ?? before.scale,
      currency: own.currency || before.currency,
      isOther: before.isOther || (isTitle && OTHER_TITLE.test(text)),
    }
    if (isNew || own.scale !== null || this.title.isOther !== before.isOther)
      [this.linesLeft, this.hasRows] = [LINES_OF_TABLE, false]
  }

  /** Column values of a row that is a year; null for any other row. */
  private rowOfYear(cells: readonly string[], heads: readonly string[]): TableRow[] | null {
    const [label = '', ...figures] = cells
    const year = onlyOne(lastYearsIn(label))
    if (year === null || nameOf(label) !== '' || cells.length !== heads.length) return null
    return figures.map((cell, at) => {
      const head = columnOf(heads[at + 1]!)
      const isKnown = head.role === 'plain' || head.role === 'total'
      const figure = isKnown && !this.title.isOther ? this.figureOf(cell, head) : null
      const label = capitalised(nameOf(head.text))
      return { label, figures: figure === null ? [] : [{ ...figure, year }], ofColumns: [] }
    })
  }

  /** Merges consecutive heading rows of the same columns. */
  private readHead(cells: readonly string[], above: readonly string[] | null): void {
    this.totals = null
    this.headCells = above === null ? cells : cells.map((cell, at) => `${above[at] ?? ''} ${cell}`.trim())
    this.columns = above === null || above.length === cells.length ? columnsOf(this.headCells) : []
    this.isRepeated = false
    this.linesLeft = LINES_OF_TABLE
  }

  private readRepeatedHeads(heads: readonly string[]): void {
    this.columns = columnsOf(['', ...heads])
    this.totals = null
    this.isRepeated = true
    this.linesLeft = LINES_OF_TABLE
  }

  private rows(parts: readonly LabelledCells[]): TableRow[] {
    this.hasRows = true
    const isClear = parts.length === 1 || this.columns === null || this.isRepeated
    return parts.map(({ label, cells }) => ({
      label,
      figures: isClear && !this.title.isOther ? this.certain(cells) : [],
      ofColumns: isClear ? this.ofColumns(cells) : [],
    }))
  }

  /** In the table of a budget, an otherwise unlabelled column is the budget. */
  private ofColumns(cells: readonly string[]): ColumnFigure[] {
    const roleOf = ({ role }: Column) => (role === 'plain' && this.title.isOther ? 'plan' : role)
    return (this.aligned(cells) ?? []).flatMap(({ column, cell }) => {
      const [role, figure] = [roleOf(column), this.figureOf(cell, column)]
      if (figure === null || role === 'note' || column.years.length > 1) return []
      return [{ ...figure, year: onlyOne(column.years) ?? this.title.year, role, column: nameOf(column.text) }]
    })
  }

  private certain(cells: readonly string[]): CertainFigure[] {
    const told = (this.aligned(cells) ?? []).filter(({ column }) => !NOT_TOLD.includes(column.role))
    const hasParts = told.some(({ column: { role } }) => role === 'part' || role === 'total')
    const wholes = hasParts ? told.filter(({ column }) => column.role === 'total') : told
    return wholes.flatMap(({ column, cell }) => {
      const year = onlyOne(column.years)
      const isTwice = wholes.some((other) => other.column !== column && onlyOne(other.column.years) === year)
      if (column.years.length > 1 || isTwice || (year === null && wholes.length > 1)) return []
      const figure = this.figureOf(cell, column)
      return figure === null ? [] : [{ ...figure, year: year ?? this.title.year }]
    })
  }

  /** Each cell after the label with its column; null if uncertain. */
  private aligned(cells: readonly string[]): { column: Column; cell: string }[] | null {
    if (this.columns === null) {
      const filled = cells.filter((cell) => cell !== '')
      return filled.length === 1 ? [{ column: PLAIN, cell: filled[0]! }] : null
    }
    const [first, ...others] = this.columns
    const isWithoutLabel = first !== undefined && this.columns.length === cells.length && headsFigures(first)
    const own = isWithoutLabel ? this.columns : others
    const fitting = [own, own.filter(({ role }) => role !== 'note')].find(({ length }) => length === cells.length)
    return fitting?.map((column, at) => ({ column, cell: cells[at]! })) ?? null
  }

  private figureOf(cell: string, { scale, currency }: Column): Omit<CertainFigure, 'year'> | null {
    const figure = wholeFigure(cell)
    if (figure === null) return null
    const factor = figure.scale > 1 ? 1 : (scale ?? this.title.scale ?? 1)
    const text = writtenOut(figure, factor)
    const sign = figure.currency === null ? currency || this.title.currency : ''
    const value = Math.round(figure.values[0]! * factor * 100) / 100
    return { text: withCurrency(text, sign), value, isNegative: /^\s*[([]|^\s*[-–−]\s*\S|-\s*\p{N}/u.test(cell) }
  }
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The layout may put figures of several columns into one cell. */
function figuresApart(cell: string): string[] {
  const figures = figuresIn(cell)
  const rest = figures.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), cell)
  return figures.length > 1 && rest.trim() === '' ? figures.map(({ text }) => text) : [cell]
}

const YEAR_LABEL =
  /^(?:(?:financial |fiscal |accounting )?(?:year|period)|(?:geschäfts)?jahr|année|exercice|año|blwyddyn)(?: end(?:ed|ing)?)?$/iu

/** Whether rows are years and columns totals. */
function isHeadOfYears([label = '', ...cells]: readonly string[]): boolean {
  return (
    YEAR_LABEL.test(label.trim()) &&
    cells.every((cell) => /\p{L}{3}/u.test(cell) && !/\p{N}/u.test(cell.replace(THOUSANDS, '')))
  )
}

function onlyOne(years: readonly number[]): number | null {
  return years.length === 1 ? years[0]! : null
}

const NOT_TOLD: readonly ColumnRole[] = ['note', 'plan', 'difference']
const PLAIN: Column = { text: '', role: 'plain', years: [], scale: null, currency: '' }

/** Cells of a row, including empty ones; a leading bar follows an empty cell. */
export function cellsOf(row: string): string[] {
  const cells = row.startsWith('|') ? ` ${row}` : row
  return cells.split(/ \|(?= )/u).map((cell) => cell.replace(/\*\*|__/gu, '').trim())
}

/** The heading of the label column may give the unit for all columns. */
function columnsOf(heads: readonly string[]): Column[] {
  const columns = heads.map(columnOf)
  const [label] = columns
  if (label === undefined || headsFigures(label)) return columns
  return columns.map((column) => ({
    ...column,
    scale: column.scale ?? label.scale,
    currency: column.currency || label.currency,
  }))
}

function headsFigures({ role, years }: Column): boolean {
  return role !== 'plain' || years.length > 0
}

function columnOf(text: string): Column {
  const role = ROLES.find(([, words]) => words.test(text))?.[0] ?? 'plain'
  return { text, role, years: lastYearsIn(text), scale: scaleIn(text), currency: currencyNamedIn(text)?.written ?? '' }
}

function scaleIn(text: string): number | null {
  if (THOUSANDS.test(text)) return 1e3
  return MILLIONS.test(text) ? 1e6 : null
}

function isTitleLine(text: string): boolean {
  return text.length < LONGEST_TITLE && !/[.;]\s|\.$/u.test(text) && !figuresIn(text).some(({ isGrouped }) => isGrouped)
}

/** Whether cells are headings: years, units and roles, without figures. */
function isHead([label = '', ...cells]: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const isNamed = (cell: string) => isColumnHead(cell) || (plainWords(cell) === '' && !/\p{N}/u.test(cell))
  return filled.some(isColumnHead) && filled.every(isNamed) && !figuresIn(label).some(({ isGrouped }) => isGrouped)
}

/** Cells: two columns in each of two tables. */
const FEWEST_CELLS_OF_TWO = 4

/** The years above the columns of several tables side by side; null if they differ or there is one table. */
function repeatedHeads(cells: readonly string[]): string[] | null {
  if (cells.length < FEWEST_CELLS_OF_TWO) return null
  const tables: string[][] = []
  cells.forEach((cell, at) => {
    const isYear = isColumnHead(cell) && lastYearsIn(cell).length === 1
    if (!isYear) return
    if (at > 0 && tables.length > 0 && isColumnHead(cells[at - 1]!)) tables.at(-1)!.push(cell)
    else tables.push([cell])
  })
  const [first, ...others] = tables
  const isSame = (table: readonly string[]) => table.join('|') === first!.join('|')
  return first !== undefined && first.length > 1 && others.length > 0 && others.every(isSame) ? first : null
}

function isColumnHead(cell: string): boolean {
  const { role, years, scale, currency } = columnOf(cell)
  const figures = figuresIn(cell.replace(THOUSANDS, ' ')).filter(({ values: [value] }) => !years.includes(value!))
  if (figures.some((one) => years.length === 0 || one.isGrouped || one.currency !== null)) return false
  if (role !== 'plain') return cell.length <= LONGEST_HEAD
  return plainWords(cell) === '' && (years.length > 0 || scale !== null || currency !== '')
}

/** A column heading without its year and unit, or spaces; empty if it says nothing else. */
function plainWords(cell: string): string {
  return nameOf(cell).replaceAll(' ', '')
}

/** A column heading without its year and unit, in lower case. */
function nameOf(head: string): string {
  return withoutDates(head)
    .replace(THOUSANDS, ' ')
    .replace(MILLIONS, ' ')
    .replace(currencyNamedIn(head)?.written ?? ' ', ' ')
    .replace(HEAD_WORDS, ' ')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
}

interface LabelledCells {
  readonly label: string
  readonly cells: readonly string[]
}

const LABEL_AND_FIGURE =
  /^(?<label>.*\p{L}{3}[^$£€\p{N}]*?)[\s:.…]+(?<figure>\(?(?:[$£€]\s?\p{N}[\p{N}\s.,'’]*|\p{N}{1,3}(?:[.,]\p{N}{3})+)\)?)$/u

/** The labels of a row, each with the cells after it. */
function labelledParts(cells: readonly string[]): LabelledCells[] {
  const parts: { label: string; cells: string[] }[] = []
  for (const cell of cells) {
    const both = LABEL_AND_FIGURE.exec(cell)?.groups
    if (both !== undefined && wholeFigure(cell) === null)
      parts.push({ label: both['label']!, cells: [both['figure']!] })
    else if (/\p{L}{3}/u.test(cell) && wholeFigure(cell) === null) parts.push({ label: cell, cells: [] })
    else parts.at(-1)?.cells.push(EMPTY.test(cell) ? '' : cell)
  }
  return parts
}

/** A cell without a figure. */
const EMPTY = /^(?:[-–—]*|nil|n\/a|[$£€])$/iu

/** A number of a table in thousands, written in full with the same separator. */
function writtenOut({ text, digits, values, scale }: Figure, factor: number): string {
  if (factor === 1 || scale > 1) return text
  const ownMark = /(?<mark>[.,'’\s])\p{N}{3}/u.exec(digits)?.groups?.['mark']
  const mark = ownMark ?? (/,\p{N}{1,2}$/u.test(digits) ? '.' : ',')
  const whole = Math.round(values[0]! * factor).toString()
  return text.replace(digits, whole.replace(/\B(?=(?:\d{3})+$)/gu, mark))
}

const SIGNS: Readonly<Record<string, string>> = { euro: '€', euros: '€', pounds: '£' }

export function withCurrency(text: string, named: string): string {
  const sign = SIGNS[named] ?? named
  if (sign === '') return text
  if (sign === '€' && /[.\s]\p{N}{3}/u.test(text)) return `${text} €`
  return /\p{L}$/u.test(sign) ? `${sign} ${text}` : `${sign}${text}`
}
