import type { SourceFile } from '../../../../../adapters/http-contract/sources.ts'
import { texts } from '../texts/document-texts.ts'
import styles from './SourceChips.module.css'
import { labelOf } from './source-label.ts'

const words = texts.sources

interface SourceChipsProps {
  readonly sources: readonly SourceFile[]
  readonly onOpen: (source: SourceFile) => void
}

function distinct(sources: readonly SourceFile[]): readonly SourceFile[] {
  return [...new Map(sources.map((source) => [labelOf(source), source])).values()]
}

/** The source files of a text; each opens its passage. */
export function SourceChips({ sources, onOpen }: SourceChipsProps) {
  const cited = distinct(sources.filter((source) => source.cited))
  if (cited.length === 0) return null
  return (
    <ul className={styles.chips}>
      <li className="muted small">{words.label}</li>
      {cited.map((source) => (
        <li key={labelOf(source)}>
          <button type="button" className={styles.chip} title={source.fileName} onClick={() => onOpen(source)}>
            <span className="visually-hidden">{words.open}</span>
            <span className={styles.fileName} dir="auto">
              {source.fileName}
            </span>
            {source.page !== null && <span className={styles.page}>{words.page(source.page)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
