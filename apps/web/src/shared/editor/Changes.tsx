import styles from './Changes.module.css'
import { plainWords } from './plain-words.ts'
import { wordChanges } from './word-changes.ts'
import { TextBlock } from '../ui/TextBlock.tsx'

/** A text with what became of another one: words that were added and taken away. */
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
