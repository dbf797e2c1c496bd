import type { CommonQuestionsOfLanguage } from '../../../core/languages/common-questions/common-question.ts'
import { LANGUAGES } from '../../../core/languages/languages.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import {
  cellsOf,
  FigureTableReader,
  type CertainFigure,
  type ColumnFigure,
  type TableRow,
} from '../../../core/languages/figure-table.ts'
import { lastYearsIn } from '../../../core/languages/dates.ts'

/** A cell with information from its row and its column. */
export interface UnitCell {
  readonly value: string
  readonly column: string
  readonly year: number | null
}

/** A heading, a row, a labelled value or a sentence, with its heading. */
export interface Unit {
  readonly kind: 'heading' | 'row' | 'field' | 'sentence'
  readonly text: string
  /** Label of a row or field; otherwise empty. */
  readonly label: string
  /** Text after the label; otherwise the whole text. */
  readonly value: string
  readonly cells: readonly UnitCell[]
  /** Figures of a row, or of a row read as a field, with certain column, unit and year. */
  readonly figures: readonly CertainFigure[]
  /** Same for each column with an informative header. */
  readonly ofColumns: readonly ColumnFigure[]
  /** Nearest heading or lead-in above; empty if there is none. */
  readonly heading: string
  /** Line number in the page. */
  readonly line: number
  readonly hit: PassageHit
}

const MOST_HEADING_WORDS = 9
const MOST_LABEL_WORDS = 7
const LONGEST_FIELD_WORDS = 14
const FIELD = /^(?<label>[\p{Lu}\p{N}](?:[^:|.!?]|\.(?=\s?:|\p{L})){0,60}?)\s?:\s+(?<value>\S.*)$/u
const BETWEEN_FIELDS =
  /(?<=[.;,·]|\p{N}\)?|^)\s+(?=\p{Lu}[\p{L} /'’()-]{1,30}\s?:\s)|\s+[|·]\s+(?=\p{Lu}[^:|]{1,40}:\s)/u
const LEAD_IN = /^(?<head>[\p{L}\p{N}][^.?!:]{1,45}(?<!\p{N})[.?])\s+(?<rest>\S.*)$/u
const MOST_LEAD_IN_WORDS = 4
const BULLET = /^(?:[•–*-]|\d{1,2}[.)])\s+/u

/** The units of passages, in document order. */
export function unitsOf(hits: readonly PassageHit[]): Unit[] {
  const reader = new UnitReader(new Set(hits.flatMap(({ passage }) => passage.headings)))
  for (const hit of hits) reader.read(hit)
  return reader.units
}

type RowCells = Pick<Unit, 'cells' | 'figures' | 'ofColumns'>

class UnitReader {
  readonly units: Unit[] = []
  private heading = ''
  private columns: readonly string[] | null = null
  private line = 0
  private hit!: PassageHit
  /** Null in a passage without rows. */
  private tables: FigureTableReader | null = null

  constructor(private readonly headings: ReadonlySet<string>) {}

  read(hit: PassageHit): void {
    this.hit = hit
    this.heading = hit.passage.headings.at(-1) ?? ''
    this.columns = null
    this.tables = hit.passage.text.includes('|') ? new FigureTableReader() : null
    for (const heading of hit.passage.headings) this.tables?.read(heading, true)
    const lines = hit.passage.text.split('\n')
    for (const [at, line] of lines.entries()) {
      this.line++
      this.readLine(line.trim(), lines[at + 1] ?? '')
    }
  }

  private readLine(line: string, next: string): void {
    const rows = this.tables?.read(line, this.headings.has(line)) ?? []
    if (/(?:^|\s)\|\s/u.test(line) && !line.split(' | ').every((cell) => FIELD.test(cell)))
      return this.readRow(line, next, rows)
    this.columns = null
    if (this.isHeading(line, next)) return this.readHeading(line)
    const bare = line.replace(BULLET, '')
    for (const part of bare.split(BETWEEN_FIELDS)) this.readParagraph(part)
  }

  private isHeading(line: string, next: string): boolean {
    if (this.headings.has(line)) return true
    const isShort = line.split(/\s+/u).length <= MOST_HEADING_WORDS && next !== ''
    return (
      isShort && !/[.;:!]$|,/u.test(line) && !FIELD.test(line) && !BULLET.test(line) && /^[\p{Lu}"“«\p{N}]/u.test(line)
    )
  }

  private readHeading(line: string): void {
    this.heading = line
    this.add('heading', line, '', line)
    const field = FIELD.exec(line)?.groups
    if (field) this.add('field', line, field['label']!, field['value']!)
  }

  private readRow(line: string, next: string, rows: readonly TableRow[]): void {
    const cells = cellsOf(line)
    const [label = '', ...values] = cells
    if (this.isHeader(cells, next)) {
      this.columns = cells
      return
    }
    const columns = this.columnsOf(cells)
    if (rows.length > 1 && lastYearsIn(label).length === 1) {
      for (const row of rows) this.add('row', line, row.label, values.join(' | '), row)
      return
    }
    const { figures, ofColumns } = rows.length === 1 ? rows[0]! : { figures: [], ofColumns: [] }
    const rowYear = lastYearsIn(label)[0] ?? null
    const filled = values.map((value, at): UnitCell => {
      const column = columns?.[at + 1] ?? ''
      return { value, column, year: lastYearsIn(column)[0] ?? rowYear }
    })
    const isField = columns === null && values.length === 1 && label !== ''
    if (isField) this.add('field', `${label}: ${values[0]!}`, label, values[0]!, { cells: filled, figures, ofColumns })
    else this.add('row', line, label, values.join(' | '), { cells: filled, figures, ofColumns })
  }

  /** Headings of the columns, even if only the columns of figures have them. */
  private columnsOf(cells: readonly string[]): readonly string[] | null {
    if (this.columns?.length === cells.length) return this.columns
    return this.columns?.length === cells.length - 1 ? ['', ...this.columns] : null
  }

  /** Whether it is a first row without figures, or one with only years. */
  private isHeader(cells: readonly string[], next: string): boolean {
    const values = cells.slice(lastYearsIn(cells[0] ?? '').length > 0 ? 0 : 1)
    if (
      cells.length > 1 &&
      values.every((cell) => lastYearsIn(cell).length > 0 && !/[£$€]\s?\d|\d[.,]\d{3}/u.test(cell))
    )
      return true
    const isFirst = this.columns === null && next.includes(' | ')
    return isFirst && cells.length > 2 && cells.every((cell) => !/\d/u.test(cell))
  }

  private readParagraph(text: string): void {
    const field = FIELD.exec(text)?.groups
    if (field && field['label']!.split(/\s+/u).length <= MOST_LABEL_WORDS)
      return this.readField(text, field['label']!, field['value']!)
    const lead = LEAD_IN.exec(text)?.groups
    const head = lead?.['head'] ?? ''
    if (lead && isLeadIn(head)) return this.below(head, () => this.readSentences(lead['rest']!))
    this.readSentences(text)
  }

  /** A long value is prose with its label as heading. */
  private readField(text: string, label: string, value: string): void {
    const [first = '', ...more] = splitSentences(text)
    const isLong = value.split(/\s+/u).length > LONGEST_FIELD_WORDS && !/\d/u.test(label)
    const read = () => {
      this.add('field', first, label, first.slice(text.length - value.length))
      if (more.length > 0) this.readSentences(more.join(' '))
    }
    if (isLong) this.below(label, read)
    else read()
  }

  private readSentences(text: string): void {
    for (const sentence of splitSentences(text)) {
      const field = FIELD.exec(sentence)?.groups
      if (field && field['label']!.split(/\s+/u).length <= MOST_LABEL_WORDS)
        this.add('field', sentence, field['label']!, field['value']!)
      else this.add('sentence', sentence, '', sentence)
    }
  }

  private below(heading: string, read: () => void): void {
    const before = this.heading
    this.heading = heading
    read()
    this.heading = before
  }

  private add(kind: Unit['kind'], text: string, label: string, value: string, row: Partial<RowCells> = {}): void {
    const { cells = [], figures = [], ofColumns = [] } = row
    this.units.push({
      kind,
      text,
      label,
      value,
      cells,
      figures,
      ofColumns,
      heading: this.heading,
      line: this.line,
      hit: this.hit,
    })
  }
}

/** "e. V." is not the end of a sentence. */
function isLeadIn(head: string): boolean {
  if (/\p{N}|(?<!\p{L})\p{L}\.$/u.test(head)) return false
  return head.split(/\s+/u).length <= MOST_LEAD_IN_WORDS
}

/** Words of a language for finding answers in its documents; defaults to English. */
export function shownWords(code: string | null): CommonQuestionsOfLanguage {
  const found = LANGUAGES.find((language) => language.code === code)?.commonQuestions
  return found ?? LANGUAGES[0]!.commonQuestions!
}
