import type { Question, SourceFile } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/texts.ts'
import styles from './SourceChips.module.css'
import { labelOf } from './source-label.ts'

const words = texts.proposal

interface SourceChipsProps {
  readonly question: Question
  readonly onOpen: (source: SourceFile) => void
}

function distinct(sources: readonly SourceFile[]): readonly SourceFile[] {
  return [...new Map(sources.map((source) => [labelOf(source), source])).values()]
}

/** The files that an answer rests on; each opens its passage. */
export function SourceChips({ question, onOpen }: SourceChipsProps) {
  const sources = distinct((question.answer?.metadata.sourceFiles ?? []).filter((source) => source.cited))
  if (sources.length === 0) return null
  return (
    <ul className={styles.chips}>
      <li className="muted small">{words.sources}</li>
      {sources.map((source) => (
        <li key={labelOf(source)}>
          <button type="button" className={styles.chip} title={source.fileName} onClick={() => onOpen(source)}>
            <span className="visually-hidden">{words.openSource}</span>
            <span className={styles.fileName}>{source.fileName}</span>
            {source.page !== null && <span className={styles.page}>{words.sourcePage(source.page)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
