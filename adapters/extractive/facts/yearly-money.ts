import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { columnsIn, labelledFigures, type Columns } from '../answers/table-rows.ts'

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
const MONEY = String.raw`(?<value>[$£€]\s?\p{N}[\p{N},.]*\p{N}(?:\s?(?:million|billion|m|k)\b)?)`
const PROSE: Readonly<Record<MoneyKind, RegExp>> = {
  income: new RegExp(
    String.raw`\b(?:income|revenue|turnover)\b[^.;$£€]{0,50}?\b(?:was|were|of|to|totalled|reached)\s${MONEY}`,
    'iu',
  ),
  expenditure: new RegExp(
    String.raw`\b(?:expenditure|expenses|spending|spent)\b[^.;$£€]{0,40}?(?:\b(?:was|were|of|to|totalled)\s)?${MONEY}`,
    'iu',
  ),
}
const YEAR = /(?<![\p{N}$£€.,])(?:19|20)\p{N}{2}(?![\p{N}%]|,\p{N})/gu
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
    .flatMap(figuresIn)
  const years = [...new Set(figures.map(({ year }) => year))].sort().reverse().slice(0, MAX_YEARS)
  return years.map((year) => moneyOf(year, figures))
}

function moneyOf(year: string, figures: readonly YearlyFigure[]): MoneyOfYear {
  const first = (kind: MoneyKind) => figures.find((figure) => figure.year === year && figure.kind === kind)
  const [income, expenditure] = [first('income'), first('expenditure')]
  const hits = [income, expenditure].flatMap((figure) => (figure === undefined ? [] : [figure.hit]))
  return { year, income: income?.value ?? null, expenditure: expenditure?.value ?? null, hits }
}

function figuresIn(hit: PassageHit): YearlyFigure[] {
  let columns: Columns | null = null
  return hit.passage.text.split('\n').flatMap((line) => {
    columns = columnsIn(line) ?? columns
    return [...rowFigures(line, columns, hit), ...proseFigures(line, hit)]
  })
}

function rowFigures(line: string, columns: Columns | null, hit: PassageHit): YearlyFigure[] {
  return labelledFigures(line, columns).flatMap(({ label, values, years }) => {
    const dated = years.length > 0 ? years : (columns?.years.map(({ year }) => year) ?? [])
    if (values.length !== dated.length) return []
    return KINDS.filter((kind) => LABELS[kind].test(label)).flatMap((kind) =>
      values.map((value, index) => ({ year: dated[index] ?? '', kind, value, hit })),
    )
  })
}

/** A sentence that speaks of one year says which year its figures are of. */
function proseFigures(line: string, hit: PassageHit): YearlyFigure[] {
  return splitSentences(line).flatMap((sentence) => {
    const [year, ...others] = new Set(sentence.match(YEAR) ?? [])
    if (year === undefined || others.length > 0) return []
    return KINDS.flatMap((kind) => {
      const value = PROSE[kind].exec(sentence)?.groups?.['value']
      return value === undefined ? [] : [{ year, kind, value, hit }]
    })
  })
}
