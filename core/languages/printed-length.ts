import { formWords } from './languages.ts'
import { LETTERS } from './letters.ts'

export type LengthUnit = 'pages' | 'paragraphs' | 'lines' | 'sentences'

/** A limit that is not counted in words or characters: "half a page", "max. 10 lines". */
export interface PrintedLength {
  readonly unit: LengthUnit
  /** May be a half or a quarter. */
  readonly amount: number
  /** Approximate number of words. */
  readonly words: number
}

/** Rough words of an 11-point page, a paragraph and so on: the usual estimates of editors and word counters. */
const WORDS_PER: Readonly<Record<LengthUnit, number>> = { pages: 500, paragraphs: 100, lines: 12, sentences: 20 }

const UNITS: Readonly<Record<LengthUnit, string>> = {
  pages: String.raw`pages?|sides?(?: of a4)?|seiten?|páginas?|carillas?|tudalen(?:nau)?`,
  paragraphs: String.raw`paragraph(?:s|es?)?|absätzen?|absatz|párrafos?|parágrafos?|alinea(?:['’]?s)?|paragraffau?`,
  lines: String.raw`lines?|zeilen?|lignes?|líneas?|linhas?|llinell(?:au)?`,
  sentences: String.raw`sentences?|sätzen?|satz|phrases?|frases?|oraciones|brawddegau?`,
}

const HALVES = String.raw`half|halben?|halbe[rs]?|demi|media|meio|meia|hanner`
const QUARTERS = String.raw`(?:a )?quarter|viertel|quart`
const COUNTED: readonly (readonly [string, number])[] = [
  [String.raw`one and a half|anderthalb|eineinhalb|une? et demie?|un[ao]? y medi[ao]`, 1.5],
  [HALVES, 0.5],
  [QUARTERS, 0.25],
  [String.raw`one|an?|single|eine[rnms]?|ein|une?|un[ao]?|um|uma`, 1],
  [String.raw`two|zwei|deux|dos|dois|duas|dau|dwy`, 2],
  [String.raw`three|drei|trois|tres|três|tri|tair`, 3],
  [String.raw`four|vier|quatre|cuatro|quatro|pedwar`, 4],
  [String.raw`five|fünf|cinq|cinco|pump`, 5],
  [String.raw`six|sechs|seis|chwech`, 6],
]
const COUNTED_ALONE = COUNTED.map(([words, amount]) => [new RegExp(`^(?:${words})$`), amount] as const)
const DIGITS = String.raw`\d{1,2}(?:[.,]\d)?\s?[½¼]?|[½¼]`
const NUMBER = `${COUNTED.map(([words]) => words).join('|')}|${DIGITS}`
const RANGE = String.raw`(?:[-–—]|${formWords('rangeWords')})`
/** Separate from the amounts before it: one expression for both takes many times as long to compile. */
const UNIT = new RegExp(
  String.raw`(?<=[\s-])(?:${Object.entries(UNITS)
    .map(([unit, words]) => `(?<${unit}>${words})`)
    .join('|')})(?![${LETTERS}0-9])`,
  'g',
)
const AMOUNT_BEFORE = new RegExp(
  String.raw`(?<![${LETTERS}0-9£$€.,/])(?:(?:${NUMBER})\s?${RANGE}\s?)?(?:(?:an?|eine[rn]?|une?|una?)[\s-])?(?<number>${NUMBER})[\s-]+(?:(?:an?|of an?|eine[rn]?) )?(?:din[ -]?)?(?:a4[\s-]+)?$`,
)
const CUES = String.raw`${formWords('limitCues')}|up to|in|not?(?: be)? (?:more|longer) than|at most|within|not exceed|bis zu|jusqu['’]à|pas plus de|hasta|no más de|até`
const CUE_BEFORE = new RegExp(String.raw`^\W*$|[(\[][^()[\]]*$|(?<![${LETTERS}])(?:${CUES})(?![${LETTERS}])[^.?!]*$`)
/** Text after a limit; a sentence that ends with the amount asks for that length. */
const CUE_AFTER = new RegExp(String.raw`^[\s-]*(?:${CUES}|or (?:less|fewer)|long)(?![${LETTERS}])`)
const SENTENCE_END = /[.?!:]\s+$/u
export const LEAST = formWords('leastWords')
export const LEAST_BEFORE = new RegExp(String.raw`(?<![${LETTERS}])(?:${LEAST})\s*$`)
export const OTHER_SCOPE = new RegExp(formWords('otherScopes'))

interface PlacedLength extends PrintedLength {
  readonly start: number
  readonly end: number
}

/** The first such limit that a text prints for its answer: the upper end of a range, never a minimum. */
export function printedLength(text: string): PrintedLength | null {
  const found = placedLength(text)
  return found && { unit: found.unit, amount: found.amount, words: found.words }
}

/** The length limit of a question, if none in words or characters takes precedence. */
export function lengthOfQuestion(question: {
  readonly text: string
  readonly guidance: string | null
  readonly limit: { readonly words: number | null; readonly characters: number | null }
}): PrintedLength | null {
  const { text, guidance, limit } = question
  if (limit.words !== null || limit.characters !== null) return null
  // In help, it must be a sentence or a line of its own.
  const lines = [text, ...(guidance ?? '').split('\n')]
  return lines.map(printedLength).find((found) => found !== null) ?? null
}

/** Text around such a limit; null without one. */
export function besideLength(text: string): string | null {
  const found = placedLength(text)
  return found && text.slice(0, found.start) + text.slice(found.end)
}

/** Maximum characters of an amount up to its unit. */
const LONGEST_AMOUNT = 80
/** Characters searched around an amount for words that mark a limit. */
const LOOKED_AROUND = 300

function placedLength(text: string): PlacedLength | null {
  const lower = inLowerCase(text)
  for (const { 0: said, index, groups = {} } of lower.matchAll(UNIT)) {
    const found = AMOUNT_BEFORE.exec(lower.slice(Math.max(0, index - LONGEST_AMOUNT), index))
    if (found === null) continue
    const [start, end] = [index - found[0].length, index + said.length]
    if (!isLimit(lower.slice(Math.max(0, start - LOOKED_AROUND), start), lower.slice(end, end + LOOKED_AROUND)))
      continue
    if (OTHER_SCOPE.test(lower)) return null
    const unit = (Object.keys(UNITS) as LengthUnit[]).find((one) => groups[one] !== undefined)!
    const amount = amountOf(found.groups?.['number'] ?? '')
    if (amount > 0) return { unit, amount, words: Math.round(WORDS_PER[unit] * amount), start, end }
  }
  return null
}

/** Lower case with the same length: only a Turkish letter would grow. */
export const inLowerCase = (text: string) => text.replaceAll('İ', 'i').toLowerCase()

function isLimit(before: string, after: string): boolean {
  const isSaid = CUE_BEFORE.test(before) || SENTENCE_END.test(before) || CUE_AFTER.test(after)
  return isSaid && !LEAST_BEFORE.test(before)
}

function amountOf(written: string): number {
  const named = COUNTED_ALONE.find(([words]) => words.test(written))?.[1]
  if (named !== undefined) return named
  const part = written.endsWith('½') ? 0.5 : written.endsWith('¼') ? 0.25 : 0
  return Number(written.replace(/\s?[½¼]/u, '').replace(',', '.')) + part
}
