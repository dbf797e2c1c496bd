import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { SentenceSupport } from '../proposals/ports/answer-writer.ts'
import { checkedSentence } from './checked-sentence.ts'
import { evidenceIndex, type EvidenceIndex } from './evidence-index.ts'
import { evidencePassage, type EvidencePassage } from './evidence-passage.ts'
import { languageWords, type LanguageWords } from './language-words.ts'
import { claimsOfSentence, type Claim } from './sentence-claims.ts'
import { plainWords, type SentenceEvidence } from './sentence-evidence.ts'
import { sentencesIn, type Sentence } from './sentences.ts'
import { wordsIn } from './words-of-text.ts'

/** A farewell and those who sign: no more lines than these. */
const LINES_OF_SENDER = 6
const LONGEST_GREETING = 80

/** The text with blanks where a letter greets its reader, takes leave and names its sender. */
function lettersCore(text: string, { greetings, farewells }: LanguageWords): string {
  let sender = 0
  const lines = text.split('\n').map((line) => {
    if (farewells.test(line) && line.length <= LONGEST_GREETING) sender = LINES_OF_SENDER
    else if (sender > 0) sender--
    const isGreeting =
      greetings.test(line) && line.length <= LONGEST_GREETING && /[,:!]?\s*$/u.test(line) && !/[.?]\s*\S/u.test(line)
    return sender > 0 || isGreeting ? ' '.repeat(line.length) : line
  })
  return lines.join('\n')
}

/** What a text may rest on. */
export interface TextEvidence {
  /** Each is looked at by itself: a sentence that is put together from two of them rests on neither. */
  readonly passages: readonly string[]
  /** What people said of themselves: it counts for every sentence. */
  readonly told: readonly string[]
  /** The question, the funder and other names: they may be repeated, but bear nothing out. */
  readonly asked: readonly string[]
  /** Sentence by sentence, places in `passages`; absent where they all count for each. */
  readonly support?: readonly SentenceSupport[]
}

interface Known {
  readonly passages: readonly EvidencePassage[]
  readonly told: readonly EvidencePassage[]
  /** Values and names, which count beside any passage. */
  readonly shortTold: readonly EvidenceIndex[]
  readonly asked: EvidenceIndex
  readonly toldNames: ReadonlySet<string>
  readonly language: LanguageWords
}

const BRACKETS = /\[[^\]\n]*\]/gu
const LONGEST_SENTENCE = 4_000
/** Looked at for a sentence: those most like it. */
const MOST_PASSAGES = 8
/** Of a name or a figure that people told. */
const MOST_WORDS_OF_NAME = 8

/**
 * The figures, dates, amounts, names and quotations of a text, and the awards and ranks that it claims, that the evidence
 * of their own sentence does not bear out, in the order of the text. Whether what they say of each other is so, no rule
 * can tell. `language` as `de-AT`.
 */
export function claimsWithoutSupport(text: string, evidence: TextEvidence, language: string): AnswerWarning[] {
  const words = languageWords(language)
  const known = knownOf(evidence, words)
  const masked = lettersCore(text, words).replace(BRACKETS, (inside) => ' '.repeat(inside.length))
  return sentencesIn(masked).flatMap((sentence) =>
    claimsIn(sentence, known, evidence.support).map(({ claim, text: said, start }) => {
      const place = sentence.start + start
      return {
        kind: 'unsupported',
        claim,
        text: text.slice(place, place + said.length),
        start: place,
        end: place + said.length,
      } as const
    }),
  )
}

function knownOf({ passages, told, asked }: TextEvidence, language: LanguageWords): Known {
  const [short, long] = [told.filter(isShort), told.filter((text) => !isShort(text))]
  const names = long.flatMap((text) =>
    wordsIn(text)
      .filter(({ isCapital }) => isCapital)
      .map(({ plain }) => plain),
  )
  const all = passages.map((text) => evidencePassage(text, language))
  return {
    passages: all,
    told: long.map((text) => evidencePassage(text, language)),
    shortTold: short.map((text) => evidenceIndex(text, language)),
    asked: evidenceIndex(asked.join('\n'), language),
    toldNames: new Set([...short.flatMap(plainWords), ...names.filter((word) => !language.generic.has(word))]),
    language,
  }
}

function claimsIn(sentence: Sentence, known: Known, support: TextEvidence['support']): Claim[] {
  const own = ownPassages(sentence, support)
  const passages = own === null ? known.passages : own.flatMap((at) => known.passages[at] ?? [])
  const likely = mostLikely(sentence.text, [...passages, ...known.told]).map((passage) => passage.index())
  if (sentence.text.length > LONGEST_SENTENCE) return fewestClaims(sentence.text, [evidenceFrom(likely, known)])
  const choices = [...likely.map((passage) => evidenceFrom([passage], known)), evidenceFrom([], known)]
  return fewestClaims(sentence.text, choices)
}

/** Those that have most words of the sentence, best first. */
function mostLikely(sentence: string, passages: readonly EvidencePassage[]): EvidencePassage[] {
  if (passages.length <= 1) return [...passages]
  const words = new Set(plainWords(sentence))
  const ranked = passages.map((passage) => ({ passage, shared: passage.countOf(words) }))
  return ranked
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_PASSAGES)
    .map(({ passage }) => passage)
}

/** Places of the passages that the sentence names; null where all count: none was told apart, or it names none itself. */
function ownPassages({ start, end }: Sentence, support: TextEvidence['support']): readonly number[] | null {
  const sources = (support ?? []).filter((one) => one.start < end && start < one.end).flatMap((one) => one.sources)
  return sources.length === 0 ? null : [...new Set(sources)]
}

function isShort(text: string): boolean {
  return text.split(/\s+/u).length <= MOST_WORDS_OF_NAME
}

function evidenceFrom(
  passages: readonly EvidenceIndex[],
  { shortTold, asked, toldNames, language }: Known,
): SentenceEvidence {
  return { texts: [...passages, ...shortTold], asked, toldNames, language }
}

function fewestClaims(text: string, choices: readonly SentenceEvidence[]): Claim[] {
  const [first] = choices
  if (first === undefined) return []
  const sentence = checkedSentence(text, first)
  let fewest: Claim[] | null = null
  for (const choice of choices) {
    const claims = claimsOfSentence(sentence, choice)
    if (claims.length === 0) return claims
    if (fewest === null || claims.length < fewest.length) fewest = claims
  }
  return fewest ?? []
}
