import { diffWordsWithSpace } from 'diff'

export interface Change {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Milliseconds after which two texts are shown as altogether different. */
const LONGEST = 500

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** What became of one text in another, word by word; a number with its signs is one word. */
export function wordChanges(before: string, after: string): Change[] {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter, timeout: LONGEST })
  if (parts === undefined) return [{ kind: 'removed', text: before } as const, { kind: 'added', text: after } as const]
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
