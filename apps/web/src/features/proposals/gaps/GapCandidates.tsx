import type { Gap } from '../../../../../../adapters/http-contract/gaps.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import styles from './GapList.module.css'

const words = texts.gaps

interface GapCandidatesProps {
  readonly gap: Gap
  readonly value: string
  readonly onUse: (value: string) => void
}

/** Values found in documents, each with its source. */
export function GapCandidates({ gap, value, onUse }: GapCandidatesProps) {
  return (
    <ul className={styles.found}>
      {gap.candidates.map((candidate) => (
        <li key={candidate.value} className="muted small">
          {candidate.sources[0] && <span>{words.found(candidate.sources[0].fileName, candidate.sources[0].page)}</span>}
          {candidate.value !== value && (
            <button type="button" className="link-button" onClick={() => onUse(candidate.value)}>
              {words.useValue(candidate.value)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
