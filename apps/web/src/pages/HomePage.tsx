import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Response } from '../../../../adapters/http-contract/calls.ts'
import { DueList } from '../features/pipeline/DueList.tsx'
import { FormDeadlines } from '../features/pipeline/FormDeadlines.tsx'
import { useViewHomeQuery } from '../features/pipeline/endpoints.ts'
import { InProgress } from '../features/pipeline/InProgress.tsx'
import { WaitingItems } from '../features/waiting/WaitingList.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/pipeline-texts.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonCards } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.home

type Home = Response<'GET /home'>

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Waiting({ waiting, waitingTotal }: Pick<Home, 'waiting' | 'waitingTotal'>) {
  if (waitingTotal === 0) return <p className="muted">{words.nothingWaits}</p>
  return (
    <>
      <WaitingItems items={waiting} />
      {waitingTotal > waiting.length && (
        <p>
          <Link to={paths.waiting}>{words.allWaiting(waitingTotal)}</Link>
        </p>
      )}
    </>
  )
}

function Sections({ home }: { readonly home: Home }) {
  if (home.dueTotal + home.waitingTotal + home.inProgressTotal === 0)
    return (
      <EmptyState
        level={2}
        title={words.start}
        hint={words.startHint}
        action={<Link to={paths.projects}>{words.toProjects}</Link>}
      />
    )
  return (
    <>
      <Section title={words.due}>
        {home.dueTotal + home.formDeadlinesTotal === 0 && <p className="muted">{words.nothingDue}</p>}
        <DueList due={home.due} total={home.dueTotal} />
        <FormDeadlines found={home.formDeadlines} total={home.formDeadlinesTotal} />
      </Section>
      <Section title={words.waiting}>
        <Waiting {...home} />
      </Section>
      <Section title={words.inProgress}>
        <InProgress applications={home.inProgress} />
      </Section>
    </>
  )
}

/** What is due or named by a form, what waits for the user, and what is under way. */
export function HomePage() {
  const title = texts.shell.home
  const query = useViewHomeQuery(undefined, { refetchOnMountOrArgChange: true })
  useDocumentTitle(title)
  return (
    <div className="stack wide">
      <h1>{title}</h1>
      <LoadState query={query} skeleton={<SkeletonCards count={6} height={140} />}>
        {(home) => <Sections home={home} />}
      </LoadState>
    </div>
  )
}
