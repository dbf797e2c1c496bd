import type { Brief } from '../../../../../adapters/http-contract/brief.ts'
import { texts } from '../../shared/texts/brief-texts.ts'
import styles from './Brief.module.css'
import { progressOf } from './brief-state.ts'
import { BriefSectionCard } from './BriefSectionCard.tsx'
import { BudgetCard } from './BudgetCard.tsx'

const words = texts.brief

export function BriefProgress({ brief }: { readonly brief: Brief }) {
  const { written, all, toCheck } = progressOf(brief)
  return (
    <div className={styles.progress}>
      <p>
        {words.progress(written, all)}
        {toCheck > 0 && <span className="muted"> · {words.toCheck(toCheck)}</span>}
      </p>
      <progress className={styles.bar} value={written} max={all} aria-label={words.progress(written, all)} />
    </div>
  )
}

/** All sections in order, and the budget. */
export function BriefSections({ projectId, brief }: { readonly projectId: string; readonly brief: Brief }) {
  return (
    <div className={styles.sections}>
      {brief.sections.map((section) => (
        <BriefSectionCard key={section.key} projectId={projectId} section={section} />
      ))}
      <BudgetCard projectId={projectId} budget={brief.budget} />
    </div>
  )
}
