import { Button } from 'antd'
import type { SourcePassage } from '../../../../../adapters/http-contract/sources.ts'
import { texts } from '../texts/document-texts.ts'
import { Collapsible } from '../ui/Collapsible.tsx'
import styles from './PassageList.module.css'
import { labelOf } from './source-label.ts'

const words = texts.sources.near

interface PassageListProps {
  readonly passages: readonly SourcePassage[]
  /** Purpose of the passages, such as "Question 3". */
  readonly label: string
  readonly onInsert: (text: string) => void
}

/** Similar passages, each with a button to insert it. */
export function PassageList({ passages, label, onInsert }: PassageListProps) {
  return (
    <ul className={styles.list}>
      {passages.map((source) => {
        const text = source.cited || source.used.length === 0 ? source.passage : source.used.join(' ')
        return (
          <li key={`${source.documentId} ${source.ordinal}`} className={styles.passage}>
            <p className={styles.place}>{labelOf(source)}</p>
            <Collapsible className={styles.quote ?? ''} text={text} />
            <Button size="small" aria-label={words.insertOf(labelOf(source), label)} onClick={() => onInsert(text)}>
              {words.insert}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
