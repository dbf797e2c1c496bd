import { splitSentences } from '../documents/sentences.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import { normaliseText } from '../shared/normalise-text.ts'
import type { TextGap } from '../shared/text-state.ts'

/** Minimum number of words in a matching sentence; shorter ones match by chance. */
const FEWEST_WORDS = 5

/** The gaps of a text in its present state: a passage is cited if whole sentences of it are in the text. */
export function gapsIn(gaps: readonly TextGap[], text: string): TextGap[] {
  const words = ` ${plain(text)} `
  return gaps.map(({ heading, passages }) => ({ heading, passages: passages.map((source) => asUsed(source, words)) }))
}

function asUsed(source: SourcePassage, words: string): SourcePassage {
  const sentences = source.passage.split('\n').flatMap(splitSentences)
  const used = sentences.filter((sentence) => {
    const own = plain(sentence)
    return own.split(' ').length >= FEWEST_WORDS && words.includes(` ${own} `)
  })
  return { ...source, cited: used.length > 0, used }
}

/** The words only, so that formatting makes no difference. */
const plain = (text: string) => normaliseText(text, { wordsOnly: true })
