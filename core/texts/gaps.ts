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

/**
 * The sources of a text after an edit. One whose words stood in the text is cited as long as five of them in a row do,
 * and again once whole sentences are back; one that the text told in other words stays as it is.
 */
export function sourcesIn(sources: readonly SourcePassage[], before: string, after: string): SourcePassage[] {
  const [old, now] = [` ${plain(before)} `, ` ${plain(after)} `]
  return sources.map((source) => {
    if (source.documentId === null || old === now) return source
    if (!source.cited) return isQuoted(source, old) ? source : asUsed(source, now)
    return isQuoted(source, old) && !isQuoted(source, now) ? { ...source, cited: false, used: [] } : source
  })
}

/** Passages that were inserted into a text, as its sources; without those that are not in it. */
export function insertedIn(text: string, inserted: readonly SourcePassage[]): SourcePassage[] {
  const words = ` ${plain(text)} `
  return inserted
    .map((source) => {
      const isWhole = words.includes(` ${plain(source.passage)} `)
      return isWhole ? { ...source, cited: true, used: source.passage.split('\n') } : asUsed(source, words)
    })
    .filter(({ cited }) => cited)
}

/** Whether the text has some words of the source in a row. */
function isQuoted({ used, passage }: SourcePassage, words: string): boolean {
  return (used.length > 0 ? used : [passage]).some((part) => {
    const own = plain(part).split(' ')
    const runs = Math.max(1, own.length - FEWEST_WORDS + 1)
    return Array.from({ length: runs }, (_, at) => own.slice(at, at + FEWEST_WORDS).join(' ')).some((run) =>
      words.includes(` ${run} `),
    )
  })
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
