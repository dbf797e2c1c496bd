import styles from './Changes.module.css'
import { plainWords } from './plain-words.ts'
import { TextBlock } from '../ui/TextBlock.tsx'
import { diffWordsWithSpace } from 'diff'

interface Change {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Milliseconds after which two texts are shown as completely different. */
const LONGEST = 500

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Compares two texts word by word; a number with its signs is one word. */
function wordChanges(before: string, after: string): Change[] {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter, timeout: LONGEST })
  if (parts === undefined) return [{ kind: 'removed', text: before } as const, { kind: 'added', text: after } as const]
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

/** A text with the words added to and removed from the earlier one. */
export function Changes({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <TextBlock className={styles.text} text={after}>
      {wordChanges(plainWords(before), plainWords(after)).map(({ kind, text }, index) => {
        if (kind === 'added') return <ins key={index}>{text}</ins>
        return kind === 'removed' ? <del key={index}>{text}</del> : <span key={index}>{text}</span>
      })}
    </TextBlock>
  )
}
