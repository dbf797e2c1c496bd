import { texts } from '../../../shared/texts/proposal-texts.ts'
import { LoadState } from '../../../shared/ui/LoadState.tsx'
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import styles from './CoordinatorHistory.module.css'
import { useListCoordinatorMessagesQuery } from '../endpoints/endpoints.ts'
import { MessageParts } from './MessageParts.tsx'

const words = texts.proposal

/** For admins: all messages, reasoning, tool calls and results of the coordinator. */
export function CoordinatorHistory({ proposalId }: { readonly proposalId: string }) {
  const query = useListCoordinatorMessagesQuery(proposalId)
  return (
    <LoadState query={query} skeleton={<SkeletonLines count={3} />}>
      {(messages) =>
        messages.length === 0 ? (
          <p className="muted">{words.historyEmpty}</p>
        ) : (
          <ol className={styles.history} tabIndex={0} aria-label={words.coordinator}>
            {messages.map(({ role, content, timestamp }, index) => (
              <MessageParts key={index} role={role} note={<TimeAgo at={timestamp} />} content={content} />
            ))}
          </ol>
        )
      }
    </LoadState>
  )
}
