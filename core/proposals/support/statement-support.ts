import type { CheckedSentence } from './checked-sentence.ts'
import { likeTo } from './words-of-text.ts'
import { countShared, isSaidIn, plainWords, type SentenceEvidence } from './sentence-evidence.ts'

/** Content words that the evidence has not: so many of a sentence make it one that rests on nothing. */
const LEAST_UNKNOWN = 2
const LARGE_SHARE = 0.34
const HALF = 0.5
/** Of its words, those of another passage. */
const STITCHED = 0.25
/** A word in more of the passages than this tells none of them from the others. */
const MOST_SPREAD = 0.25
const LEAST_CONTENT = 2
const WORDS_OF_SUBJECT = 2
/** A sentence that begins with one names its subject in another. */
const PRONOUN =
  /^\W*(?:we|i|you|they|it|there|he|she|this|these|wir|ich|sie|es|er|nous|je|il|elle|ils|elles|on|ce|noi|io|nosotros|nós|wij|ze|my|rydym|mae)(?!\p{L})/iu

/** Whether a sentence states something that its evidence does not bear out. */
export function isUnfoundedStatement(
  sentence: CheckedSentence,
  evidence: SentenceEvidence,
  hasHeldParts: boolean,
): boolean {
  const { language, texts } = evidence
  if (!language.isKnown || texts.some(({ isForeign }) => isForeign)) return false
  if (claimsStanding(sentence, evidence) || claimsFall(sentence, evidence)) return true
  const { text, all, content } = sentence
  if (language.intents.test(text) || language.general.test(text)) return false
  return hasUnknownWords(text, all, evidence, hasHeldParts) || (!hasHeldParts && isScattered(content, evidence))
}

/** Whether it claims an award, a rank or a standing of which no statement of the evidence on its matter speaks. */
function claimsStanding({ standing, content }: CheckedSentence, { texts, language }: SentenceEvidence): boolean {
  return standing.some((words) => {
    const rest = content.filter((word) => !words.includes(word))
    return !texts.some(({ statements }) =>
      statements.some(
        (one) =>
          words.every((word) => one.words.some(likeTo(word, language))) &&
          (rest.length === 0 || countShared(rest, one.content, language) > 0),
      ),
    )
  })
}

/** Whether it says that something became smaller where no statement does. */
function claimsFall({ text }: CheckedSentence, { texts, language }: SentenceEvidence): boolean {
  return language.falls.test(text) && !texts.some(({ statements }) => statements.some(({ isFall }) => isFall))
}

/** Whether no one statement has half of what the sentence says. */
function isScattered(content: readonly string[], { texts, language }: SentenceEvidence): boolean {
  const words = new Set(content)
  if (words.size <= LEAST_CONTENT) return false
  return !texts.some(({ statements }) =>
    statements.some((one) => countShared(words, one.content, language) >= words.size * HALF),
  )
}

function hasUnknownWords(
  text: string,
  content: readonly string[],
  { texts, asked, language, spread }: SentenceEvidence,
  hasHeldParts: boolean,
): boolean {
  const isKnown = (word: string) => asked.content.has(word) || texts.some((one) => isSaidIn(word, one, language))
  const isOfAnother = (word: string) => !language.meanings.has(word) && spread(word) > 0 && spread(word) <= MOST_SPREAD
  const unknown = [...new Set(content)].filter((word) => !isKnown(word))
  const weight = unknown.includes(subjectOf(text, content)) ? 1 : 0
  const [count, all] = [unknown.length + weight, new Set(content).size + weight]
  const stitched = unknown.filter(isOfAnother).length
  if (hasHeldParts && weight === 0) return stitched > 0 && stitched >= all * STITCHED
  if (all - weight < LEAST_CONTENT || count < (hasHeldParts ? LEAST_UNKNOWN : 1)) return false
  return count / all >= HALF || (!hasHeldParts && count >= LEAST_UNKNOWN && count / all >= LARGE_SHARE)
}

/** The first of its words, where it is at the beginning and not behind a pronoun; it counts twice. */
function subjectOf(text: string, [first = '']: readonly string[]): string {
  if (PRONOUN.test(text)) return ''
  return plainWords(text).slice(0, WORDS_OF_SUBJECT).includes(first) ? first : ''
}
