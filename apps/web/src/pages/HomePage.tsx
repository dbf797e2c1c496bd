import { Link, Navigate } from 'react-router-dom'
import type { Response } from '../../../../adapters/http-contract/calls.ts'
import { useLoadFirstStepsQuery } from '../features/first-steps/endpoints.ts'
import { AskedAndWonChart } from '../features/pipeline/AskedAndWonChart.tsx'
import { CalendarStrip } from '../features/pipeline/CalendarStrip.tsx'
import { FormDeadlines } from '../features/pipeline/FormDeadlines.tsx'
import { useViewHomeQuery } from '../features/pipeline/endpoints.ts'
import { PipelineBoard } from '../features/pipeline/PipelineBoard.tsx'
import { WaitingItems } from '../features/waiting/WaitingList.tsx'
import { useLoginState } from '../shared/login-state.ts'
import { paths } from '../shared/paths.ts'
import { dueText } from '../shared/pipeline/Deadline.tsx'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/pipeline-texts.ts'
import { Drawing } from '../shared/ui/Drawing.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { LinkButton } from '../shared/ui/LinkButton.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonCards } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import styles from './HomePage.module.css'

const words = texts.home

type Home = Response<'GET /home'>

/** The next deadline and the number of waiting things, in one sentence each. */
function summaryOf({ due: [next], waitingTotal }: Home, waits: number): string {
  const first =
    next === undefined ? words.nothingDue : words.next(next.name, dueText({ at: next.dueAt, zone: next.zone }))
  return waitingTotal + waits === 0 ? first : `${first} ${words.waits(waitingTotal + waits)}`
}

function FactsToConfirm({ count }: { readonly count: number }) {
  return (
    <div className={`row apart ${styles.facts}`}>
      <span>
        <strong>{words.facts(count)}</strong>
        <br />
        <span className="muted small">{words.factsFrom}</span>
      </span>
      <Link to={paths.profile}>{words.confirmFacts}</Link>
    </div>
  )
}

function Waiting({ home, facts }: { readonly home: Home; readonly facts: number }) {
  const { waiting, waitingTotal, formDeadlines, formDeadlinesTotal } = home
  const isNothing = waitingTotal + formDeadlinesTotal + facts === 0
  return (
    <section className="stack tight" aria-label={words.waiting}>
      <h2>
        {words.waiting}{' '}
        {!isNothing && <span className="muted">{waitingTotal + formDeadlinesTotal + (facts > 0 ? 1 : 0)}</span>}
      </h2>
      {isNothing ? (
        <p className="muted">{words.nothingWaits}</p>
      ) : (
        <div className={styles.panel}>
          {waitingTotal > 0 && <WaitingItems items={waiting} />}
          {waitingTotal > waiting.length && (
            <p>
              <Link to={paths.waiting}>{words.allWaiting(waitingTotal)}</Link>
            </p>
          )}
          <FormDeadlines found={formDeadlines} total={formDeadlinesTotal} />
          {facts > 0 && <FactsToConfirm count={facts} />}
        </div>
      )}
    </section>
  )
}

function Sections({ home, facts }: { readonly home: Home; readonly facts: number }) {
  const { due, dueTotal, board, askedAndWon } = home
  return (
    <>
      {due.length > 0 && <CalendarStrip due={due} total={dueTotal} />}
      <div className={styles.columns}>
        <Waiting home={home} facts={facts} />
        {askedAndWon.length > 0 && <AskedAndWonChart rows={askedAndWon} />}
      </div>
      <PipelineBoard board={board} />
    </>
  )
}

const isEmpty = ({ dueTotal, waitingTotal, board, askedAndWon }: Home) =>
  dueTotal + waitingTotal + askedAndWon.length === 0 && board.every(({ total }) => total === 0)

function Start() {
  return (
    <EmptyState
      level={2}
      title={words.start}
      hint={words.startHint}
      drawing={<Drawing of="form" />}
      action={
        <LinkButton type="primary" to={paths.newApplication}>
          {words.newApplication}
        </LinkButton>
      }
    />
  )
}

/** Deadlines, the user's waiting tasks, applications by stage, and amounts won. */
export function HomePage() {
  const query = useViewHomeQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: steps } = useLoadFirstStepsQuery()
  const facts = steps?.profile.toSettle.length ?? 0
  const name = useCurrentUser().firstName
  useDocumentTitle(texts.shell.home)
  const { isNew } = useLoginState()
  const { data } = query
  // The first visit is for the first application.
  if (isNew === true && steps?.applications === 0) return <Navigate to={paths.newApplication} replace />
  return (
    <div className="stack wide">
      <header className="row apart">
        <div>
          <h1>{words.greeting(new Date().getHours(), name)}</h1>
          <p className="muted">
            {data === undefined || isEmpty(data)
              ? '\u00A0'
              : summaryOf(data, data.formDeadlinesTotal + (facts > 0 ? 1 : 0))}
          </p>
        </div>
        {data !== undefined && !isEmpty(data) && (
          <LinkButton type="primary" size="large" to={paths.newApplication}>
            {words.newApplication}
          </LinkButton>
        )}
      </header>
      <LoadState
        query={isNew === true && steps === undefined ? { ...query, data: undefined } : query}
        skeleton={<SkeletonCards count={6} height={140} />}
      >
        {(home) => (isEmpty(home) ? <Start /> : <Sections home={home} facts={facts} />)}
      </LoadState>
    </div>
  )
}
