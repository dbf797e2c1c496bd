import { useState } from 'react'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { Cost } from '../../shared/ui/Cost.tsx'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { CoordinatorHistory } from './CoordinatorHistory.tsx'
import styles from './CoordinatorPanel.module.css'
import { wordsOf } from './proposal-state.ts'

const words = texts.proposal

/** What the coordinator last said; admins can read how it came to that. */
export function CoordinatorPanel({ proposal }: { readonly proposal: Proposal }) {
  const [isOpen, setIsOpen] = useState(false)
  const { isAdmin } = useCurrentUser()
  const latest = proposal.latestCoordinatorMessage
  if (latest === null) return null
  return (
    <section className="card stack tight" aria-label={words.coordinator}>
      <div className="row apart">
        <h2>{words.coordinator}</h2>
        <span className="muted small">
          <Timestamp at={latest.timestamp} as="ago" />
        </span>
      </div>
      <p className={styles.words}>{wordsOf(latest)}</p>
      {proposal.totalCost !== undefined && proposal.totalCost > 0 && (
        <p className="muted small">
          <Cost amount={proposal.totalCost} say={words.costSoFar} />
        </p>
      )}
      {isAdmin && (
        <div>
          <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.hideHistory : words.showHistory}
          </button>
        </div>
      )}
      {isOpen && <CoordinatorHistory proposalId={proposal.id} />}
    </section>
  )
}
