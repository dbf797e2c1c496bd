import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { SentenceSupport } from '../proposals/ports/answer-writer.ts'
import { languageWords, type LanguageWords } from './language-words.ts'
import { claimsOfSentence } from './sentence-claims.ts'
import { sentencesIn, type Sentence } from './sentences.ts'
import { shownText } from './shown-text.ts'

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
  readonly passages: readonly string[]
  /** What people said of themselves: it counts for every sentence. */
  readonly told: readonly string[]
  /** The question, the funder and other names: they may be repeated, but bear nothing out. */
  readonly asked: readonly string[]
  /** Sentence by sentence, places in `passages`; absent where they all count for each. */
  readonly support?: readonly SentenceSupport[]
}

const BRACKETS = /\[[^\]\n]*\]/gu
/**
 * The figures, dates, amounts, names and quotations of a text that stand nowhere in what was shown (in the passages of
 * their own sentence, where it names some), and the awards and ranks of which nothing speaks, in the order of the text.
 * Whether what a sentence says of them is so, no rule can tell. `language` as `de-AT`.
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

/** Places of the passages that the sentence names; null where all count: none was told apart, or it names none itself. */
function ownPassages({ start, end }: Sentence, support: TextEvidence['support']): readonly number[] | null {
  const sources = (support ?? []).filter((one) => one.start < end && start < one.end).flatMap((one) => one.sources)
  return sources.length === 0 ? null : [...new Set(sources)]
}
