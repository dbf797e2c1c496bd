import type { BudgetAmounts, BudgetLine } from '../../../core/brief/budget.ts'
import { currencyNamedIn, wholeFigure } from '../../../core/languages/figures.ts'
import type {
  BriefProposer,
  BriefTask,
  ProposedBrief,
  ProposedBudget,
  ProposedSection,
} from '../../../core/brief/ports.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { cellsOf } from '../../../core/languages/figure-table.ts'
import { sourceFrom } from '../page/sources.ts'
import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import type { Library } from '../../../core/documents/library.ts'
import { escaped } from '../../../core/languages/escaped.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { firstWords, quotedFrom, type Said, saidIn, SPEAKS_TO_APPLICANTS } from '../page/said-in.ts'
import { sectionNamedBy } from './section-headings.ts'

/** Cell index for each part of a budget line. */
type BudgetColumns = { readonly item: number } & { readonly [Column in keyof BudgetAmounts]?: number }

/** Column headings, the narrower meaning first. */
const HEADS: readonly (readonly [keyof BudgetAmounts, RegExp])[] = [
  ['inKind', /\bin[- ]?kind\b/iu],
  [
    'fromThisFunder',
    /\b(?:request\p{L}*|asked|applied|this (?:grant|fund\p{L}*|application)|from (?:you|us|this funder)|our grant|your grant|grant)\b/iu,
  ],
  ['fromOthers', /\b(?:match\p{L}*|others?|secured|own (?:funds|contribution|resources)|co-?fund\p{L}*)\b/iu],
  ['amount', /\b(?:total|amount|costs?|budget|price|kosten|coûts?|costes?|costi|custos|bedrag)\b|^[£€$]$/iu],
]
/** Accounts of a past year look like a budget. */
const OF_ACCOUNTS = /\b(?:income|actual|audited|balance|reserves|fund balance|assets|revenue|unrestricted)\b/iu
const TOTAL = /^(?:(?:sub|grand)?[- ]?totals?\b|sum\b|overall\b|gesamt|summe|totaux|totale?\b)/iu
const LONGEST_ITEM = 200
const HIGHEST = 1_000_000_000
const WORD = /\p{L}{2}/u

/** The columns that a row heads; null if it is not the heading of a budget. */
function columnsOf(cells: readonly string[]): BudgetColumns | null {
  if (cells.length < 2 || cells.some((cell) => wholeFigure(cell) !== null || OF_ACCOUNTS.test(cell))) return null
  const columns: { -readonly [Column in keyof BudgetAmounts]?: number } = {}
  const heading = new Set<number>()
  for (const [at, cell] of cells.entries()) {
    const column = at === 0 ? undefined : HEADS.find(([, head]) => head.test(cell))?.[0]
    if (column === undefined || columns[column] !== undefined) continue
    columns[column] = at
    heading.add(at)
  }
  const item = cells.findIndex((cell, at) => !heading.has(at) && WORD.test(cell))
  return heading.size === 0 || item === -1 ? null : { item, ...columns }
}

/** Null for negative amounts: a deduction is not a cost. */
function amountOf(cell: string): number | null {
  const figure = wholeFigure(cell)
  return figure === null || figure.isNegative || figure.values[0]! > HIGHEST ? null : figure.values[0]!
}

/** The row as a line of the budget; null without an amount, and for totals. */
function lineFrom(cells: readonly string[], columns: BudgetColumns): BudgetLine | null {
  const item = cells[columns.item] ?? ''
  if (!WORD.test(item) || item.length > LONGEST_ITEM || TOTAL.test(item)) return null
  const inColumn = (column: keyof BudgetAmounts) => {
    const at = columns[column]
    return at === undefined ? null : amountOf(cells[at] ?? '')
  }
  const line = {
    item,
    amount: inColumn('amount'),
    fromThisFunder: inColumn('fromThisFunder'),
    fromOthers: inColumn('fromOthers'),
    inKind: inColumn('inKind'),
  }
  return Object.values(line).some((value) => typeof value === 'number') ? line : null
}

/** A table of costs, with its rows of budget lines. */
interface BudgetTable {
  readonly header: string
  readonly columns: BudgetColumns
  readonly lines: BudgetLine[]
  /** Rows by passage. */
  readonly rows: Map<PassageHit, string[]>
}

const FEWEST_LINES = 2
/** Currency of the product's home country. */
const USUAL_CURRENCY = 'GBP'

/** The budget in the tables of the documents, whose passages are grouped by document; null if there is none. */
function budgetIn(documents: readonly (readonly PassageHit[])[]): ProposedBudget | null {
  for (const hits of documents) {
    const tables = tablesIn(hits).filter(({ lines }) => lines.length >= FEWEST_LINES)
    const best = tables.sort((a, b) => worthOf(b) - worthOf(a))[0]
    if (best) return budgetFrom(best)
  }
  return null
}

/** A table with payers is worth more than a longer one without. */
function worthOf({ columns, lines }: BudgetTable): number {
  return Object.keys(columns).length * 100 + lines.length
}

function budgetFrom({ header, lines, rows }: BudgetTable): ProposedBudget {
  const shown = [header, ...[...rows.values()].flat()].join('\n')
  const sources = [...rows].map(([hit, used]) => sourceFrom(hit, used))
  return { lines, currency: currencyNamedIn(shown)?.code ?? USUAL_CURRENCY, sources }
}

/** A table that continues in the next passage repeats its first row there. */
function tablesIn(hits: readonly PassageHit[]): BudgetTable[] {
  const tables = new Map<string, BudgetTable>()
  for (const hit of hits) {
    let table: BudgetTable | null = null
    for (const row of hit.passage.text.split('\n')) {
      const columns = columnsOf(cellsOf(row))
      if (columns !== null) table = tables.get(row) ?? { header: row, columns, lines: [], rows: new Map() }
      else if (!row.includes(' |')) table = null
      else if (table !== null) addRow(table, row, hit)
      if (table !== null) tables.set(table.header, table)
    }
  }
  return [...tables.values()]
}

function addRow({ columns, lines, rows }: BudgetTable, row: string, hit: PassageHit): void {
  const line = lineFrom(cellsOf(row), columns)
  if (line === null) return
  lines.push(line)
  rows.set(hit, [...(rows.get(hit) ?? []), row])
}

/** The text of a document below a heading for the section. */
interface HeadedText extends Said {
  readonly section: BriefSectionKey
}

const BEGINS = /^["'“‘(]?[\p{Lu}\p{N}£€$]/u
const SHORTEST_SENTENCE = 4

/** Texts below headings for the sections of a brief, in document order. */
function headedTexts(hits: readonly PassageHit[]): HeadedText[] {
  return saidIn(hits).flatMap((one) => {
    const section = sectionAbove(one)
    return section !== null && isPlan(one, section) ? [{ ...one, section }] : []
  })
}

/** Form fields give dates; their other values mean little without the form. */
function isPlan({ kind, text }: Said, section: BriefSectionKey): boolean {
  if (SPEAKS_TO_APPLICANTS.test(text)) return false
  if (kind === 'item') return true
  if (kind === 'field') return section === 'timeline'
  return BEGINS.test(text) && countWords(text) >= SHORTEST_SENTENCE
}

/** The nearest heading that names a section. The first of several is the document's title, which says little of its parts. */
function sectionAbove({ heads, hit: { passage } }: Said): BriefSectionKey | null {
  const [nearest, ...others] = heads
  const named = [nearest, passage.question, ...(passage.headings.length > 1 ? others.slice(0, -1) : others)]
  for (const heading of named) {
    const section = heading ? sectionNamedBy(heading) : null
    if (section !== null) return section
  }
  return null
}

/** Maximum number of words in a proposed section: its reader can add more. */
const LONGEST_SECTION = 180

/** The statements as in their document; null if there are none. */
function sectionText(key: BriefSectionKey, statements: readonly HeadedText[]): ProposedSection | null {
  const chosen = withoutLooseLeadIns(firstWords(statements, LONGEST_SECTION))
  return chosen.length === 0 ? null : { key, ...quotedFrom(chosen, escaped) }
}

/** "We will:" means nothing without its list. */
function withoutLooseLeadIns(chosen: readonly Said[]): Said[] {
  return chosen.filter(({ text }, index) => !text.endsWith(':') || chosen[index + 1]?.kind === 'item')
}

/**
 * Proposes a brief without a language model: the text below the headings of the documents, the newest first, and the
 * budget of their tables.
 */
export class ExtractiveBriefProposer implements BriefProposer {
  async propose({ sections, wantsBudget }: BriefTask, library: Library): Promise<ProposedBrief> {
    const documents = await newestFirst(library)
    const headed = documents.map(headedTexts)
    return {
      sections: sections.flatMap((key) => fromHeadings(key, headed)),
      budget: wantsBudget ? budgetIn(documents) : null,
    }
  }
}

/** From the first document with text below such a heading. */
function fromHeadings(key: BriefSectionKey, documents: readonly (readonly HeadedText[])[]): ProposedSection[] {
  for (const statements of documents) {
    const section = sectionText(
      key,
      statements.filter((one) => one.section === key),
    )
    if (section !== null) return [section]
  }
  return []
}

/** The passages of each document in order, the newest document first. */
async function newestFirst(library: Library): Promise<PassageHit[][]> {
  const documents = [...(await library.documents())].sort((a, b) => (a.datedAt < b.datedAt ? 1 : -1))
  const passages: PassageHit[][] = []
  for (const { documentId, fileName } of documents)
    passages.push((await library.passagesOf(documentId)).map((passage) => ({ passage, fileName, score: 1 })))
  return passages
}
