import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import styles from './ComingGaps.module.css'

/** Keeps the place of the list of what is needed while it is looked up, so that nothing below it moves. */
export function ComingGaps({ proposal }: { readonly proposal: Proposal }) {
  const isNeeded = proposal.questions.some((question) => question.requires_custom_answer)
  return isNeeded && <div className={styles.place} aria-hidden />
}
