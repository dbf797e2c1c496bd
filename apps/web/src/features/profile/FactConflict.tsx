import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { FactButton } from './FactButton.tsx'
import styles from './FactConflict.module.css'
import { FactSources } from './FactSources.tsx'
import type { FactActions } from './use-fact.ts'

const words = texts.profile

interface FactConflictProps {
  readonly fact: ProfileFact
  readonly actions: FactActions
}

/** Conflicting values side by side, each with its sources; the user chooses one or enters another. */
export function FactConflict({ fact, actions }: FactConflictProps) {
  const { label, value: confirmed, candidates } = fact
  const { confirm, edit, isSaving } = actions
  const others = candidates.filter(({ value }) => value !== confirmed)
  return (
    <div className="stack tight">
      <ul className={styles.candidates}>
        {confirmed !== null && (
          <li className={styles.candidate}>
            <strong className={styles.value}>{confirmed}</strong>
            <span className="muted small">{words.yours}</span>
            <FactButton
              text={words.keep}
              name={words.keepFact(label, confirmed)}
              isBusy={isSaving}
              onClick={() => confirm(confirmed)}
            />
          </li>
        )}
        {others.map(({ value, sources }) => (
          <li key={value} className={styles.candidate}>
            <strong className={styles.value}>{value}</strong>
            <FactSources sources={sources} quotes />
            <FactButton
              text={words.choose}
              name={words.chooseFact(label, value)}
              isBusy={isSaving}
              onClick={() => confirm(value)}
            />
          </li>
        ))}
      </ul>
      <div>
        <FactButton text={words.another} name={words.anotherFact(label)} onClick={edit} />
      </div>
    </div>
  )
}
