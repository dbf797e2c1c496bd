import { normaliseWords } from '../shared/normalise-text.ts'
import type { CheckedSentence } from './checked-sentence.ts'
import { monthOf } from '../languages/dates.ts'
import type { EvidenceIndex, Statement } from './evidence-index.ts'
import { isAbout } from './figure-support.ts'
import type { LanguageWords } from './language-words.ts'
import type { SentenceEvidence } from './sentence-evidence.ts'
import { countShared, isSaidIn, plainWords } from './sentence-evidence.ts'
import { wordsIn, type Word } from './words-of-text.ts'

const NAME = /\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:of|and|the|for|de|la|du|des|van|von|di|da|&)\s+){0,2}\p{Lu}[\p{L}'’-]+)*/gu
/** After these a capital letter says nothing. */
const BEGINNING = /(?:^|[.!?:;•*#>([“„«"\n–—])[\s*_#>-]*$/u
const OWNER = /[’']s?$/u
/** Before the name of a place. */
const WHERE =
  /(?:^|\s)(?:in|at|near|around|across|from|to|into|à|dans|en|au|aux|bei|nach|aus|yn|ym|yng|i|o|em|no|na|te|w|we|z|do)\s(?:the\s)?$/iu
/** Currencies, days of the week and what everybody calls a doctor; all in the form in which words are compared. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'gbp eur usd chf pln gp monday tuesday wednesday thursday friday saturday sunday'.split(' '),
)
/** In these languages every noun has a capital letter. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb'])

export interface NameInText {
  readonly text: string
  readonly start: number
  readonly words: readonly Word[]
}

/** The names of a sentence; at its beginning, those that the evidence has as names. */
export function namesIn(sentence: string, { texts, asked, language }: SentenceEvidence): NameInText[] {
  if (CAPITAL_NOUNS.has(language.code)) return knownNames(sentence, texts)
  return [...sentence.matchAll(NAME)].flatMap(({ 0: text, index: start }) => {
    const capitals = wordsIn(text).filter(({ isCapital }) => isCapital)
    const isBeginning = BEGINNING.test(sentence.slice(0, start))
    const isKnown = (word: Word | undefined) =>
      word !== undefined && [...texts, asked].some(({ names }) => names.has(word.plain))
    const words = isBeginning && !isKnown(capitals[0]) ? capitals.slice(1) : capitals
    const named = words.filter(({ plain }) => !language.stopWords.has(plain) && !NO_NAMES.has(plain))
    return named.length === 0 ? [] : [{ text, start, words: named }]
  })
}

/** Where capitals tell nothing: the pairs of capital words that the evidence has as names. */
function knownNames(sentence: string, texts: readonly EvidenceIndex[]): NameInText[] {
  const words = wordsIn(sentence).filter(({ isCapital }) => isCapital)
  return words.slice(0, -1).flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || next.start !== word.end + 1) return []
    const isPair = texts.some(({ statements }) =>
      statements.some((one) => isAdjacent([word.plain, next.plain], one.words)),
    )
    return isPair ? [{ text: sentence.slice(word.start, next.end), start: word.start, words: [word, next] }] : []
  })
}

/** Whether the evidence has the name, in a statement on what the sentence says of it. */
export function isNameHeld(name: NameInText, sentence: CheckedSentence, evidence: SentenceEvidence): boolean {
  const { texts, asked, toldNames } = evidence
  const words = name.words.map(({ plain }) => plain)
  const isFree = (word: string) => asked.words.has(word) || toldNames.has(word) || asked.months.has(monthOf(word) ?? 0)
  if (words.every(isFree)) return true
  if (!words.every((word) => [...texts, asked].some((text) => isNamed(word, text, evidence)))) return false
  if (texts.some(({ isForeign }) => isForeign)) return true
  const isQuoted = (text: EvidenceIndex) =>
    sentence.quotations.some((one) => text.normal.includes(normaliseWords(one.text))) &&
    words.every((word) => text.words.has(word))
  if (texts.some(isQuoted)) return true
  const rest = withoutName(sentence, name)
  return texts.some((text) => text.statements.some((_, at) => isNamedFor(name, rest, text, at, evidence)))
}

function withoutName(sentence: CheckedSentence, { text }: NameInText): CheckedSentence {
  const words = new Set(plainWords(text))
  const others = (all: readonly string[]) => all.filter((word) => !words.has(word))
  return { ...sentence, content: others(sentence.content), all: others(sentence.all) }
}

/** Whether the statement has the name and is about what the rest of the sentence says. */
function isNamedFor(
  name: NameInText,
  rest: CheckedSentence,
  text: EvidenceIndex,
  at: number,
  { language }: SentenceEvidence,
): boolean {
  const statement = text.statements[at]
  if (statement === undefined || !holdsPairs(name, statement.words)) return false
  const isThere = ({ plain }: Word) => statement.words.includes(plain) || statement.months.has(monthOf(plain) ?? 0)
  if (!name.words.some(isThere)) return false
  if (isOfAnother(name, rest, statement, language)) return false
  if (sharesFigure(rest, statement)) return true
  return isAbout(rest, text, at, language, OWNER.test(name.text) || WHERE.test(rest.text.slice(0, name.start)))
}

const BETWEEN_NAMES = /,?\s(?:and|while|but|whereas|und|et|y|e|i|en)\s(?=(?:(?:Dr|Mrs?|Ms)\s)?\p{Lu}\p{Ll})|;\s/u
const OTHER_NAME = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u

/** Whether a clause beside that with the name, on somebody else, has what the sentence says, and its own has not. */
function isOfAnother(
  { words }: NameInText,
  rest: CheckedSentence,
  { text }: Statement,
  language: LanguageWords,
): boolean {
  const clauses = text.split(BETWEEN_NAMES).map((clause) => ({ clause, said: plainWords(clause) }))
  const hasName = ({ said }: { readonly said: readonly string[] }) => words.some(({ plain }) => said.includes(plain))
  const shares = ({ said }: { readonly said: readonly string[] }) => countShared(rest.content, said, language) > 0
  if (clauses.length < 2 || clauses.some((one) => hasName(one) && shares(one))) return false
  return clauses.some((one) => !hasName(one) && OTHER_NAME.test(one.clause) && shares(one))
}

function sharesFigure({ values }: CheckedSentence, { figures }: Statement): boolean {
  return figures.some((figure) => figure.values.some((value) => values.has(value)))
}

function isNamed(word: string, text: EvidenceIndex, { language }: SentenceEvidence): boolean {
  if (text.months.has(monthOf(word) ?? 0)) return true
  if (text.isForeign) return text.words.has(word)
  return text.words.has(word) || (word.length > 6 && !text.names.has(word) && isSaidIn(word, text, language))
}

/** Whether words that follow each other in the name, both of them known here, do so in the statement. */
function holdsPairs({ words }: NameInText, said: readonly string[]): boolean {
  return words.slice(0, -1).every((word, at) => {
    const next = words[at + 1]
    if (next === undefined || next.start - word.end > 1) return true
    return isAdjacent([word.plain, next.plain], said)
  })
}

function isAdjacent([first, second]: readonly [string, string], words: readonly string[]): boolean {
  return words.some((word, at) => word === first && words.slice(at + 1, at + 3).includes(second))
}
