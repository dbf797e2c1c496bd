import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { Cost } from '../../../shared/ui/Cost.tsx'
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx'
import { Collapsible } from '../../../shared/ui/Collapsible.tsx'
import { CoordinatorHistory } from './CoordinatorHistory.tsx'
import styles from './CoordinatorPanel.module.css'
import { wordsOf } from '../proposal-state.ts'

const words = texts.proposal

/** The letter's tab shows the cost of the application. */
const LETTER = '#cover-letter'

/** The coordinator's latest message; admins can open its history. */
export function CoordinatorPanel({ proposal }: { readonly proposal: Proposal }) {
  const [isOpen, setIsOpen] = useState(false)
  const { isAdmin } = useCurrentUser()
  const isCostBeside = useLocation().hash === LETTER
  const latest = proposal.latestCoordinatorMessage
  const isUnread = proposal.processingStatus === 'error'
  if (latest === null || (isUnread && !isAdmin)) return null
  return (
    <section className={styles.panel} aria-label={words.coordinator}>
      <div className={styles.line}>
        <h2 className={styles.title}>{words.coordinator}</h2>
        {/* Where the form could not be read, its last word is that it is being read. */}
        <div className={styles.words}>{!isUnread && <Collapsible className="small" text={wordsOf(latest)} />}</div>
        <span className="muted small">
          <TimeAgo at={latest.timestamp} />
        </span>
        {isAdmin && (
          <button type="button" className="link-button small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.hideHistory : words.showHistory}
          </button>
        )}
      </div>
      {!isCostBeside && proposal.totalCost !== undefined && proposal.totalCost > 0 && (
        <p className="muted small">
          <Cost amount={proposal.totalCost} say={words.costSoFar} />
        </p>
      )}
      {isOpen && <CoordinatorHistory proposalId={proposal.id} />}
    </section>
  )
}
