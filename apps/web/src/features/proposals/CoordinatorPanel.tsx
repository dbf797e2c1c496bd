import { useState } from 'react'
import type { CoordinatorMessage, Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { formatMoney } from '../../shared/formatting/numbers.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Moment } from '../../shared/ui/Moment.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import styles from './CoordinatorPanel.module.css'
import { useListCoordinatorMessagesQuery } from './endpoints.ts'
import { wordsOf } from './proposal-state.ts'

const words = texts.proposal

function describePart(part: { readonly type: string; readonly [field: string]: unknown }): string {
  if (part.type === 'text') return String(part['text'] ?? '')
  if (part.type === 'thinking') return `${words.thinking}: ${String(part['thinking'] ?? part['text'] ?? '')}`
  if (part.type === 'tool_use') return words.toolUse(String(part['name'] ?? ''))
  return `${words.toolResult}: ${JSON.stringify(part['content'] ?? null)}`
}

function Message({ message }: { readonly message: CoordinatorMessage }) {
  const { role, content, timestamp } = message
  const parts = typeof content === 'string' ? [content] : content.map(describePart)
  return (
    <li className={styles.message}>
      <p className="muted small">
        {role} · <Moment at={timestamp} as="ago" />
      </p>
      {parts.map((part, index) => (
        <p key={index} className={styles.words}>
          {part}
        </p>
      ))}
    </li>
  )
}

function History({ proposalId }: { readonly proposalId: string }) {
  const query = useListCoordinatorMessagesQuery(proposalId)
  return (
    <LoadState query={query} skeleton={<SkeletonLines count={3} />}>
      {(messages) =>
        messages.length === 0 ? (
          <p className="muted">{words.historyEmpty}</p>
        ) : (
          <ol className={styles.history} tabIndex={0} aria-label={words.coordinator}>
            {messages.map((message, index) => (
              <Message key={index} message={message} />
            ))}
          </ol>
        )
      }
    </LoadState>
  )
}

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
          <Moment at={latest.timestamp} as="ago" />
        </span>
      </div>
      <p className={styles.words}>{wordsOf(latest)}</p>
      {proposal.totalCost !== undefined && proposal.totalCost > 0 && (
        <p className="muted small">{words.costSoFar(formatMoney(proposal.totalCost))}</p>
      )}
      {isAdmin && (
        <div>
          <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.hideHistory : words.showHistory}
          </button>
        </div>
      )}
      {isOpen && <History proposalId={proposal.id} />}
    </section>
  )
}
