import { keyOfYear } from '../../../core/profile/profile-facts.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { columnsIn, labelledFigures, type Columns } from '../answers/table-rows.ts'
import { factIn, type DocumentLine } from './document-lines.ts'
import { anywhere, NOTHING, wholeText, yearsOf } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'

/** A figure below this is a number of a page or a note, or of thousands that nothing announces. */
const LEAST_TOTAL = 100
const LONGEST_ROW = 500
/** Lines below its heading in which a table is of the heading's year. */
const LINES_OF_TABLE = 60
const THOUSANDS = /[$£€]\s?['’]?000s?\b|\bin thousands\b/iu
const CURRENCY = /[$£€]/u

/** What the rows of the table that is read stand below. */
interface TableHead {
  readonly columns: Columns | null
  /** Of a table with a figure a row; null where its heading names none or several. */
  readonly year: number | null
  readonly inThousands: boolean
  readonly currency: string
  readonly linesLeft: number
}

const NO_TABLE: TableHead = { columns: null, year: null, inThousands: false, currency: '', linesLeft: 0 }

/** Income, expenditure and reserves from the totals of financial statements, by the year of their column. */
export function yearlyFigures({ lines, words }: SearchedDocument): FoundFact[] {
  const totals = Object.entries(words.totals ?? {}).map(([key, label]) => ({ key, label: wholeText(label)! }))
  const anyTotal = anywhere(Object.values(words.totals ?? {}).join('|') || NOTHING)!
  let head = NO_TABLE
  return lines.flatMap((line) => {
    head = headAt(line, head)
    if (line.text.length > LONGEST_ROW || !anyTotal.test(line.text)) return []
    return figuresOf(line, head).flatMap(({ label, value, year }) =>
      totals
        .filter((total) => total.label.test(plainLabel(label)))
        .map(({ key }) => factIn(line, keyOfYear(key, year), value)),
    )
  })
}

function headAt({ text }: DocumentLine, head: TableHead): TableHead {
  const left = { ...head, linesLeft: Math.max(0, head.linesLeft - 1) }
  const columns = columnsIn(text)
  const marks = {
    inThousands: THOUSANDS.test(text) || (columns === null && head.inThousands && head.linesLeft > 0),
    currency: CURRENCY.exec(text)?.[0] ?? (columns === null ? head.currency : ''),
  }
  if (columns !== null)
    return {
      columns: namesYearsTwice(text) ? null : columns,
      year: onlyYear(columns),
      ...marks,
      linesLeft: LINES_OF_TABLE,
    }
  const years = isTableTitle(text) ? yearsOf(text) : []
  if (years.length === 1) return { columns: null, year: years[0]!, ...marks, linesLeft: LINES_OF_TABLE }
  return {
    ...left,
    inThousands: marks.inThousands,
    currency: left.currency || (text.length < 60 ? marks.currency : ''),
  }
}

/** Two figures a year are those of parts and wholes, or of a group and its parent: nothing says which. */
function namesYearsTwice(row: string): boolean {
  const sides = row.split(/\p{L}{3,}/u)
  return sides.some((side) => {
    const years = [...side.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => year)
    return new Set(years).size < years.length
  })
}

function onlyYear({ years }: Columns): number | null {
  return years.length === 1 ? (yearsOf(years[0]!.year)[0] ?? null) : null
}

function isTableTitle(text: string): boolean {
  return text.length < 120 && !/[.;]\s|\.$/.test(text) && !/\d[.,]\d{3}/.test(text)
}

interface YearlyFigure {
  readonly label: string
  readonly value: string
  readonly year: number
}

function figuresOf({ text }: DocumentLine, head: TableHead): YearlyFigure[] {
  if (head.linesLeft === 0) return []
  return labelledFigures(text, head.columns).flatMap(({ label, values, years }) => {
    const dated = years.length > 0 ? years.map((year) => yearsOf(year)[0]) : [head.year]
    if (dated.length !== values.length) return []
    return values.flatMap((value, at) => {
      const [year, amount] = [dated[at], Number(value.replace(/\D/g, ''))]
      return year == null || amount < LEAST_TOTAL ? [] : [{ label, value: moneyOf(value, head), year }]
    })
  })
}

/** "£1,234,000" of "1,234" in a table in thousands of pounds. */
function moneyOf(value: string, { inThousands, currency }: TableHead): string {
  const own = CURRENCY.test(value) ? '' : currency
  return `${own}${value.replace(/[()]/g, '')}${inThousands ? ',000' : ''}`
}

function plainLabel(label: string): string {
  return label
    .replace(/^\(?\p{L}\)\s+|[\s:.…]+$/gu, '')
    .replace(/\s+\d{1,2}$/, '')
    .trim()
}
