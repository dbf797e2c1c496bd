import type { CheckedSentence } from './checked-sentence.ts'
import { countShared, type SentenceEvidence } from './sentence-evidence.ts'
import { likeTo } from './words-of-text.ts'

/** Whether a sentence claims an award, a rank or a standing of which no statement of the evidence on its matter speaks. */
export function claimsStanding({ standing, content }: CheckedSentence, { texts, language }: SentenceEvidence): boolean {
  if (texts.some(({ isForeign }) => isForeign)) return false
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
