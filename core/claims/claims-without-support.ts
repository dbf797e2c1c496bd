import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { SentenceSupport } from '../proposals/ports/answer-writer.ts'
import { languageWords, type LanguageWords } from './language-words.ts'
import { claimsOfSentence } from './sentence-claims.ts'
import { sentencesIn, type Sentence } from './sentences.ts'
import { shownText } from './shown-text.ts'

/** Maximum number of lines for the closing and the names of the signatories. */
const LINES_OF_SENDER = 6
const LONGEST_GREETING = 80

/** Blanks out a letter's salutation, closing and sender. */
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

/** Evidence that a text may rest on. */
export interface TextEvidence {
  readonly passages: readonly string[]
  /** Statements of people about themselves; they count for every sentence. */
  readonly told: readonly string[]
  /** The question, the funder and other names: a text may repeat them, but they support no statement. */
  readonly asked: readonly string[]
  /** Positions in `passages` for each sentence; if absent, all passages count for each sentence. */
  readonly support?: readonly SentenceSupport[]
}

const BRACKETS = /\[[^\]\n]*\]/gu
/**
 * Returns the figures, dates, amounts, names and quotations of a text that are missing from the evidence (from the
 * passages of their own sentence, if it names some), and awards and ranks without a source, in text order. No rule can
 * tell whether the sentence about them is true. `language` is a tag such as `de-AT`.
 */
export function claimsWithoutSupport(text: string, evidence: TextEvidence, language: string): AnswerWarning[] {
  const words = languageWords(language)
  const masked = lettersCore(text, words).replace(BRACKETS, (inside) => ' '.repeat(inside.length))
  const [passages, told] = [evidence.passages, evidence.told].map((all) => all.map((one) => shownText(one, words)))
  const asked = shownText(evidence.asked.join('\n'), words)
  return sentencesIn(masked).flatMap((sentence) => {
    const own = ownPassages(sentence, evidence.support)
    const cited = own === null ? passages! : own.flatMap((at) => passages![at] ?? [])
    const claims = claimsOfSentence(sentence.text, { texts: [...cited, ...told!], asked, language: words })
    return claims.map(({ claim, text: said, start }) => {
      const place = sentence.start + start
      const end = place + said.length
      return { kind: 'unsupported', claim, text: text.slice(place, end), start: place, end } as const
    })
  })
}

/**
 * Positions of the passages that the sentence names; null if all count, because there is no support or the sentence
 * names none.
 */
function ownPassages({ start, end }: Sentence, support: TextEvidence['support']): readonly number[] | null {
  const sources = (support ?? []).filter((one) => one.start < end && start < one.end).flatMap((one) => one.sources)
  return sources.length === 0 ? null : [...new Set(sources)]
}
