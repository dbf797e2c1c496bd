import { datesIn, monthsNamedIn, type CalendarDate } from '../languages/dates.ts'
import { valuesIn } from './claimed-numbers.ts'
import { cellsOf as cellsOfRow, FigureTableReader, type TableRow } from '../languages/figure-table.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import { figuresIn, type Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import { tableColumn, type TableColumn } from './table-column.ts'
import { fractionsIn } from './fractions.ts'
import { sentencesIn } from './sentences.ts'
import { contentWords, wordsIn, type Word } from './words-of-text.ts'

/** One statement of the evidence. */
export interface Statement {
  readonly text: string
  readonly figures: readonly Figure[]
  readonly dates: readonly CalendarDate[]
  readonly years: ReadonlySet<number>
  /** Its own, or those of the statement before that has any. */
  readonly yearsSoFar: ReadonlySet<number>
  readonly months: ReadonlySet<number>
  /** All of its words, in their order. */
  readonly words: readonly string[]
  readonly content: readonly string[]
  /** Shares in words, as numbers up to 1; read when they are first asked for. */
  readonly shares: () => readonly number[]
  /** Of a figure out of a table. */
  readonly column: TableColumn | null
}

/** A text that sentences may rest on. */
export interface EvidenceIndex {
  readonly statements: readonly Statement[]
  /** For quotations. */
  readonly normal: string
  readonly content: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** Words that have a capital letter within a sentence and never a small one. */
  readonly names: ReadonlySet<string>
  /** Of figures in whatever language. */
  readonly values: ReadonlySet<number>
  readonly months: ReadonlySet<number>
  /** In another language than the answer: its words can't be compared. */
  readonly isForeign: boolean
}

interface Part {
  readonly text: string
  readonly words: readonly Word[]
  readonly column: TableColumn | null
}

/** Numbers in the words of any language are looked for in it: that takes its time. */
const SHORT = 60
const SHORTEST_TO_TELL = 12
const LONGEST_ROW = 4
const LEAST_STOP_WORDS = 0.15

export function evidenceIndex(text: string, language: LanguageWords): EvidenceIndex {
  const parts = partsOf(text)
  const months = monthsNamedIn(text).map(({ month }) => month)
  const statements = withYearsSoFar(parts.map((part) => statementOf(part, language, months.length > 0)))
  const words = wordsIn(text)
  // Rows of tables have no stop words in any language.
  const hasColumns = parts.some(({ column }) => column !== null)
  const prose = text.split('\n').filter((line) => !line.includes(' | '))
  const isOther = isForeign(hasColumns ? wordsIn(prose.join('\n')) : words, language)
  const dates = statements.flatMap((statement) => statement.dates)
  return {
    statements,
    normal: normaliseWords(text),
    content: new Set(statements.flatMap(({ content }) => content)),
    words: new Set(words.map(({ plain }) => plain)),
    names: namesIn(parts),
    values: new Set([
      ...(isOther || words.length <= SHORT ? valuesIn(text, language.code) : figuresOf(statements)),
      ...dates.map(({ year }) => year),
      ...statements.flatMap(({ years }) => [...years]),
    ]),
    months: new Set([...months, ...dates.map(({ month }) => month)]),
    isForeign: isOther,
  }
}

/** Sentences, and of rows whose columns are known each figure with what its column says. */
function partsOf(text: string): Part[] {
  const partOf = (part: string, column: TableColumn | null) => ({ text: part, words: wordsIn(part), column })
  const sentences = (prose: string) =>
    sentencesIn(prose).flatMap(({ text: sentence }) => cellsOf(sentence).map((cell) => partOf(cell, null)))
  if (!text.includes(' | ')) return sentences(text)
  const reader = new FigureTableReader()
  const parts: Part[] = []
  let prose: string[] = []
  for (const line of text.split('\n')) {
    const figures = reader.read(line).flatMap((row) => figuresOfRow(row, line))
    if (figures.length === 0) prose.push(line)
    else {
      parts.push(...sentences(prose.join('\n')), ...figures.map(([said, column]) => partOf(said, column)))
      prose = []
    }
  }
  return [...parts, ...sentences(prose.join('\n'))]
}

/** None of a row of one figure in units of one, which says all of it itself. */
function figuresOfRow(row: TableRow, line: string): [string, TableColumn | null][] {
  const [only, ...others] = row.ofColumns
  if (only === undefined || (others.length === 0 && line.includes(only.text))) return []
  const said = row.ofColumns.map((figure): [string, TableColumn] => {
    const words = [row.label, figure.role === 'total' ? '' : figure.column, figure.year ?? ''].join(' ').trim()
    return [`${words} ${figure.text}`, tableColumn(figure, row.ofColumns)]
  })
  const shares = cellsOfRow(line).filter((cell) => cell.includes('%'))
  return [...said, ...shares.map((cell): [string, null] => [`${row.label} ${cell}`, null])]
}

/** A short row of a table is one statement, so that its label counts for its figures. */
function cellsOf(sentence: string): string[] {
  const cells = sentence.split(/\s\|\s/u)
  return (cells.length <= LONGEST_ROW ? [cells.join('  ')] : cells).flatMap((part) => part.split(/;\s/u))
}

function figuresOf(statements: readonly Statement[]): number[] {
  return statements.flatMap(({ figures }) => figures.flatMap(({ values }) => values))
}

function sharesOf(text: string, language: LanguageWords): () => readonly number[] {
  let shares: readonly number[] | undefined
  return () => (shares ??= fractionsIn(text, language).map(({ value }) => value))
}

function withYearsSoFar(statements: readonly Omit<Statement, 'yearsSoFar'>[]): Statement[] {
  let yearsSoFar: ReadonlySet<number> = new Set()
  return statements.map((statement) => {
    if (statement.years.size > 0) yearsSoFar = statement.years
    return { ...statement, yearsSoFar }
  })
}

function statementOf(
  { text, words, column }: Part,
  language: LanguageWords,
  hasMonths: boolean,
): Omit<Statement, 'yearsSoFar'> {
  const figures = figuresIn(text, language, words)
  const written = datesIn(text, { language: language.code })
  const dates = written.flatMap(({ readings }) => readings)
  const years = figures.filter(({ kind }) => kind === 'year').flatMap(({ values }) => values)
  return {
    text,
    figures,
    dates,
    years: new Set([...years, ...written.flatMap((date) => date.years)]),
    months: new Set([
      ...(hasMonths ? monthsNamedIn(text).map(({ month }) => month) : []),
      ...dates.map(({ month }) => month),
    ]),
    words: words.map(({ plain }) => plain),
    content: contentWords(text, language, words)
      .filter(({ start }) => !figures.some((one) => one.start <= start && start < one.end))
      .map(({ plain }) => plain),
    shares: sharesOf(text, language),
    column,
  }
}

function namesIn(parts: readonly Part[]): ReadonlySet<string> {
  const [capital, small] = [new Set<string>(), new Set<string>()]
  for (const { text, words } of parts)
    for (const [at, { plain, isCapital, end }] of words.entries())
      if (!isCapital) small.add(plain)
      else if (at > 0 || /^\s\p{Lu}\p{Ll}/u.test(text.slice(end, end + 3))) capital.add(plain)
  return new Set([...capital].filter((word) => !small.has(word)))
}

function isForeign(words: readonly Word[], { stopWords }: LanguageWords): boolean {
  if (words.length < SHORTEST_TO_TELL || stopWords.size === 0) return false
  const stops = words.filter(({ written }) => stopWords.has(written))
  return stops.length / words.length < LEAST_STOP_WORDS
}
