import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { FigureTableReader } from '../../../core/languages/figure-table.ts'
import { figuresIn } from '../../../core/languages/figures.ts'
import { lastYearsIn } from '../../../core/languages/dates.ts'

export type MoneyKind = 'income' | 'expenditure'

/** A year's income or expenditure, where a document states it with its year. */
interface YearlyFigure {
  readonly year: string
  readonly kind: MoneyKind
  readonly value: string
  readonly hit: PassageHit
}

export interface MoneyOfYear {
  readonly year: string
  readonly income: string | null
  readonly expenditure: string | null
  readonly hits: readonly PassageHit[]
}

const SEARCHES = [
  'total income expenditure year ended statement of activities revenue expenses',
  'our income was expenditure was turnover',
  'total support and revenue total expenses',
]
const PASSAGES = 20
const MAX_YEARS = 6

const LABELS: Readonly<Record<MoneyKind, RegExp>> = {
  income:
    /^(?:.*\btotal (?:incoming resources|income|revenues?|support and revenue|receipts)|(?:annual |gross )?(?:income|turnover))\W*$/iu,
  expenditure: /^(?:.*\btotal (?:resources expended|expenditure|expenses|payments)|(?:annual )?expenditure)\W*$/iu,
}
/** Before an amount in a sentence. */
const BEFORE: Readonly<Record<MoneyKind, RegExp>> = {
  income: /\b(?:income|revenue|turnover)\b[^.;$£€]{0,50}?\b(?:was|were|of|to|totalled|reached)\s$/iu,
  expenditure: /\b(?:expenditure|expenses|spending|spent)\b[^.;$£€]{0,40}?(?:\b(?:was|were|of|to|totalled)\s)?$/iu,
}
const KINDS: readonly MoneyKind[] = ['income', 'expenditure']

/** Income and expenditure by year, newest first; of two documents on one year the newer is believed. */
export async function yearlyMoney(library: Library): Promise<MoneyOfYear[]> {
  const dated = new Map((await library.documents()).map(({ documentId, datedAt }) => [documentId, datedAt]))
  const hits = new Map<string, PassageHit>()
  for (const search of SEARCHES)
    for (const hit of await library.search(search, PASSAGES))
      hits.set(`${hit.passage.documentId} ${hit.passage.ordinal}`, hit)
  const figures = [...hits.values()]
    .sort((a, b) => (dated.get(b.passage.documentId) ?? '').localeCompare(dated.get(a.passage.documentId) ?? ''))
    .flatMap(figuresOf)
  const years = [...new Set(figures.map(({ year }) => year))].sort().reverse().slice(0, MAX_YEARS)
  return years.map((year) => moneyOf(year, figures))
}

function moneyOf(year: string, figures: readonly YearlyFigure[]): MoneyOfYear {
  const first = (kind: MoneyKind) => {
    const [stated, ...others] = figures.filter((figure) => figure.year === year && figure.kind === kind)
    const isDisputed = others.some(({ hit, value }) => isSameDocument(hit, stated!.hit) && value !== stated!.value)
    return isDisputed ? undefined : stated
  }
  const [income, expenditure] = [first('income'), first('expenditure')]
  const hits = [income, expenditure].flatMap((figure) => (figure === undefined ? [] : [figure.hit]))
  return { year, income: income?.value ?? null, expenditure: expenditure?.value ?? null, hits }
}

function isSameDocument(one: PassageHit, other: PassageHit): boolean {
  return one.passage.documentId === other.passage.documentId
}

function figuresOf(hit: PassageHit): YearlyFigure[] {
  const { text, headings } = hit.passage
  const reader = new FigureTableReader()
  for (const heading of headings) reader.read(heading, true)
  return text.split('\n').flatMap((line) => {
    const rows = reader.read(line, headings.includes(line))
    const figures = rows.flatMap(({ label, figures: certain }) =>
      KINDS.filter((kind) => LABELS[kind].test(label)).flatMap((kind) =>
        certain.flatMap(({ year, text: value }) => (year === null ? [] : [{ year: String(year), kind, value, hit }])),
      ),
    )
    return [...figures, ...proseFigures(line, hit)]
  })
}

/** A sentence that speaks of one year says which year its figures are of. */
function proseFigures(line: string, hit: PassageHit): YearlyFigure[] {
  return splitSentences(line).flatMap((sentence) => {
    const [year, ...others] = lastYearsIn(sentence)
    if (year === undefined || others.length > 0) return []
    const amounts = figuresIn(sentence).filter(({ currency }) => currency !== null)
    return KINDS.flatMap((kind) => {
      const stated = amounts.find(({ start }) => BEFORE[kind].test(sentence.slice(0, start)))
      return stated === undefined ? [] : [{ year: String(year), kind, value: stated.text, hit }]
    })
  })
}
