import { datesIn, isYear, monthsNamedIn, yearsIn, type CalendarDate } from '../languages/dates.ts'
import { cellsOf, FigureTableReader, type TableRow } from '../languages/figure-table.ts'
import { figuresIn, type Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import { sentencesIn } from './sentences.ts'
import { contentWords } from './words-of-text.ts'

/** A sentence of the sources, or a figure of a table with its row and column labels. */
export interface Statement {
  readonly text: string
  readonly figures: readonly Figure[]
  readonly dates: readonly CalendarDate[]
  readonly years: ReadonlySet<number>
  /** Years of this statement, or those of the nearest earlier statement with years. */
  readonly yearsSoFar: ReadonlySet<number>
  readonly months: ReadonlySet<number>
  readonly content: readonly string[]
}

const LONGEST_ROW = 4

export function statementsIn(text: string, language: LanguageWords): Statement[] {
  let yearsSoFar: ReadonlySet<number> = new Set()
  return partsOf(text).map((part) => {
    const statement = statementOf(part, language)
    if (statement.years.size > 0) yearsSoFar = statement.years
    return { ...statement, yearsSoFar }
  })
}

/** Sentences, and figures of tables with their row and column labels. */
export function partsOf(text: string): string[] {
  const reader = new FigureTableReader()
  const parts: string[] = []
  let prose: string[] = []
  const flush = () => {
    parts.push(...sentencesIn(prose.join('\n')).flatMap((sentence) => clausesOf(sentence.text)))
    prose = []
  }
  for (const line of text.split('\n')) {
    const figures = line.includes(' | ') ? reader.read(line).flatMap((row) => figuresOfRow(row, line)) : []
    if (figures.length === 0) prose.push(line)
    else {
      flush()
      parts.push(...figures)
    }
  }
  flush()
  return parts
}

/** Empty for a row with a single unscaled figure, because the row itself is complete. */
function figuresOfRow({ label, ofColumns }: TableRow, line: string): string[] {
  const [only, ...others] = ofColumns
  if (only === undefined || (others.length === 0 && line.includes(only.text))) return []
  const shares = cellsOf(line).filter((cell) => cell.includes('%'))
  return [
    ...ofColumns.map(({ role, column, year, text }) =>
      [label, role === 'total' ? '' : column, year ?? '', text].join(' ').trim(),
    ),
    ...shares.map((cell) => `${label} ${cell}`),
  ]
}

/** A short row of a table is one statement, so that its label counts for its figures. */
function clausesOf(sentence: string): string[] {
  const cells = sentence.split(/\s\|\s/u)
  return (cells.length <= LONGEST_ROW ? [cells.join('  ')] : cells).flatMap((part) => part.split(/;\s/u))
}

function statementOf(text: string, language: LanguageWords): Omit<Statement, 'yearsSoFar'> {
  const figures = figuresIn(text, language)
  const written = datesIn(text, { language: language.code })
  const dates = written.flatMap(({ readings }) => readings)
  return {
    text,
    figures,
    dates,
    years: new Set([...yearsIn(text).filter((year) => isYear(String(year))), ...written.flatMap(({ years }) => years)]),
    months: new Set([...monthsNamedIn(text), ...dates].map(({ month }) => month)),
    content: contentWords(text, language)
      .filter(({ start }) => !figures.some((one) => one.start <= start && start < one.end))
      .map(({ plain }) => plain),
  }
}
