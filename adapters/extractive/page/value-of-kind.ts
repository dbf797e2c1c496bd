import type { CommonQuestion, WantedKind } from '../../../core/languages/common-questions/common-question.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { FigureTableReader } from '../../../core/languages/figure-table.ts'
import type { Statement } from '../answers/statements.ts'
import type { TextRun } from '../answers/text-runs.ts'
import { saysDate } from './find-date.ts'
import { PERSON_NAME } from './find-person.ts'
import { amountsWithin, namesAmount } from './find-money.ts'
import { partAsked } from './part-asked.ts'
import { shownWords } from './page-units.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { shownPatterns } from './word-patterns.ts'

/** How a value of a kind looks in a text; a name is a word in capitals behind others. */
const VALUES: Readonly<Partial<Record<WantedKind, { test(text: string): boolean }>>> = {
  name: /\S \p{Lu}/u,
  identifier: /\p{N}{3}/u,
  person: new RegExp(PERSON_NAME, 'u'),
  date: { test: saysDate },
  money:
    /[£$€]\s?\p{N}|\p{N}\s?(?:€|mio\.?|mrd\.?|million|[mk]\b)|\p{N}\s?(?:€|euros?|eur|pounds|dollars)\b|\p{N}[.,]\p{N}{3}/iu,
  count: /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand)\b/iu,
}

/** Whether a question wants a value, which a text on the same subject does not answer. */
export function isValue({ kind }: WantedAnswer): boolean {
  return VALUES[kind] !== undefined && kind !== 'count'
}

/** Whether a text holds a value of the kind that is asked for; any text does where none is. */
export function holdsValue(text: string, wanted: WantedAnswer | null): boolean {
  const value = wanted && VALUES[wanted.kind]
  return !value || value.test(text)
}

const OF_ACCOUNTS: ReadonlySet<string> = new Set<CommonQuestion>(['income', 'expenditure', 'reserves', 'surplus'])

/**
 * Whether a run says an amount of accounts in a sentence that names it, or in rows of tables that are certain; any run
 * does where no such amount is asked for.
 */
export function tellsAmount({ statements, evidence }: TextRun, wanted: WantedAnswer | null): boolean {
  if (wanted === null || !OF_ACCOUNTS.has(wanted.meaning)) return true
  const part = partAsked(wanted)
  const words = shownPatterns(shownWords(evidence.language).questions[wanted.meaning as CommonQuestion]?.shown)
  const says = ({ text }: Statement) => namesAmount(text, wanted, words) && amountsWithin(text).length > 0
  const figures = statements.filter(({ kind }) => kind === 'figure')
  const certain = certainIn(evidence.hit)
  const isCertain = ({ text }: Statement) => certain.some((figure) => text.includes(figure))
  // Rows that are shown without the heads of their columns say no fund.
  return figures.length > 0 ? part !== 'column' && part !== 'share' && figures.every(isCertain) : statements.some(says)
}

/** The certain figures of a passage's tables, as they are written there. */
function certainIn({ passage: { headings, text } }: PassageHit): string[] {
  const reader = new FigureTableReader()
  for (const heading of headings) reader.read(heading, true)
  const rows = text.split('\n').flatMap((line) => reader.read(line, headings.includes(line)))
  return rows.flatMap(({ figures }) => figures.map((figure) => figure.text.replace(/^[^\p{N}]+|[^\p{N}]+$/gu, '')))
}
