import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { Button } from 'antd'
import type { OwnSession } from '../../../../../adapters/http-contract/accounts.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import styles from './SessionList.module.css'

const sessions = api.injectEndpoints({
  endpoints: (build) => ({
    loadSessions: build.query({
      ...endpoint('GET /account/sessions', { read: ({ sessions: open }) => open }),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation({
      ...endpoint('POST /account/sessions/:sessionId/end', { ask: (sessionId: string) => ({ params: { sessionId } }) }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation({
      ...endpoint('POST /account/sessions/endOthers', {}),
      invalidatesTags: ['Sessions'],
    }),
  }),
})

const { useLoadSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessions

const words = texts.sessions

function Session({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const device = session.device ?? words.unknownDevice
  return (
    <li className={styles.session}>
      <div>
        <div>{device}</div>
        <div className="muted small">
          {session.isThis ? (
            words.thisDevice
          ) : (
            <>
              {words.lastSeen} <TimeAgo at={session.lastSeenAt ?? session.openedAt} />
            </>
          )}
          {' · '}
          {words.opened} <Timestamp at={session.openedAt} />
        </div>
      </div>
      {!session.isThis && (
        <Button aria-label={words.logOutOf(device)} onClick={onEnd}>
          {words.logOut}
        </Button>
      )}
    </li>
  )
}

/** The user's sessions; people can log out each other device, or all at once. */
export function SessionList() {
  const query = useLoadSessionsQuery()
  const [endOne, one] = useEndSessionMutation()
  const [endOthers, others] = useEndOtherSessionsMutation()
  const error = one.error ?? others.error
  return (
    <section className={`card stack ${styles.card ?? ''}`} aria-labelledby="own-sessions">
      <h2 id="own-sessions">{words.title}</h2>
      {error !== undefined && <FailureNotice error={error} heading={words.failed} />}
      <LoadState query={query} skeleton={<SkeletonLines count={2} height={40} />}>
        {(sessions) => (
          <>
            <ul className={styles.list}>
              {sessions.map((session) => (
                <Session key={session.id} session={session} onEnd={() => void endOne(session.id)} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <div>
                <Button loading={others.isLoading} onClick={() => void endOthers()}>
                  {words.logOutElsewhere}
                </Button>
              </div>
            ) : (
              <p className="muted">{words.nowhereElse}</p>
            )}
          </>
        )}
      </LoadState>
    </section>
  )
}
