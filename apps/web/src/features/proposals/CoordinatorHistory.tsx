import type { ReactNode } from 'react'
import type { CoordinatorMessage } from '../../../../../adapters/http-contract/proposals.ts'
import { formatMoney } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Moment } from '../../shared/ui/Moment.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { resultOf, type CoordinatorPart } from './coordinator-parts.ts'
import styles from './CoordinatorHistory.module.css'
import { useListCoordinatorMessagesQuery } from './endpoints.ts'

const words = texts.proposal

interface FoldedProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** What only some want to read. */
function Folded({ title, note = '', children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>
        {title} {note !== '' && <span className="muted small">{note}</span>}
      </summary>
      {children}
    </details>
  )
}

function Raw({ value }: { readonly value: unknown }) {
  return <pre className={styles.raw}>{JSON.stringify(value ?? null, null, 2)}</pre>
}

function ToolResult({ part }: { readonly part: CoordinatorPart }) {
  const { isSuccess, answer, cost, sourceFiles } = resultOf(part)
  return (
    <Folded title={isSuccess ? words.toolResult : words.toolFailed} note={cost === null ? '' : formatMoney(cost)}>
      {answer === null ? <Raw value={part['content']} /> : <p className={styles.words}>{answer}</p>}
      {sourceFiles.length > 0 && <p className="muted small">{words.resultSources(sourceFiles.join(', '))}</p>}
    </Folded>
  )
}

function Part({ part }: { readonly part: CoordinatorPart }) {
  if (part.type === 'text') return <p className={styles.words}>{String(part['text'] ?? '')}</p>
  if (part.type === 'thinking')
    return (
      <Folded title={words.thinking}>
        <p className={styles.thought}>{String(part['thinking'] ?? part['text'] ?? '')}</p>
      </Folded>
    )
  if (part.type === 'tool_result') return <ToolResult part={part} />
  return (
    <Folded title={words.toolUse(String(part['name'] ?? part.type))}>
      <Raw value={part['input']} />
    </Folded>
  )
}

function Message({ message }: { readonly message: CoordinatorMessage }) {
  const { role, content, timestamp } = message
  const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : content
  return (
    <li className={styles.message}>
      <p className="muted small">
        {role} · <Moment at={timestamp} as="ago" />
      </p>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </li>
  )
}

/** For admins: all that the coordinator said, thought, called and was answered. */
export function CoordinatorHistory({ proposalId }: { readonly proposalId: string }) {
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
