import { useId, type ReactNode } from 'react'
import type { FactGroup, ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import styles from './FactGroupCard.module.css'
import { FactLine } from './FactLine.tsx'
import { MoneyByYear } from './MoneyByYear.tsx'
import { YearTable } from './YearTable.tsx'

const words = texts.profile

interface FactGroupCardProps {
  readonly group: FactGroup | 'asked'
  readonly facts: readonly ProfileFact[]
  readonly children?: ReactNode
}

/** Facts of one group with a table of yearly ones, or recently requested facts of all groups. */
export function FactGroupCard({ group, facts, children }: FactGroupCardProps) {
  const id = useId()
  const title = words.groups[group]
  const hint = group === 'asked' || group === 'bank' || group === 'own' ? words.groupHints[group] : null
  const inTable = facts.filter((fact) => fact.yearly && group !== 'asked')
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint !== null && <p className={`muted small ${styles.hint}`}>{hint}</p>}
      {facts
        .filter((fact) => !inTable.includes(fact))
        .map((fact) => (
          <FactLine key={fact.key} fact={fact} />
        ))}
      {group === 'money' && <MoneyByYear facts={inTable} />}
      {inTable.length > 0 && <YearTable title={title} facts={inTable} />}
      {children}
    </section>
  )
}
