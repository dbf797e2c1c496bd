import { Drawer, Tag, type TagProps } from 'antd'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import type { Job, JobRun } from '../../../../../adapters/http-contract/maintenance.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { usePollWhile } from '../../shared/use-poll-while.ts'
import { Identifier } from './Identifier.tsx'
import { labelOf } from './job-columns.tsx'
import { useLoadJobQuery } from './job-endpoints.ts'
import styles from './JobsList.module.css'

const words = texts.operator.job

/** Polling interval in milliseconds. */
const POLL = 5000

const TONES: Readonly<Record<JobRun['outcome'], TagProps['color']>> = {
  running: 'warning',
  completed: 'success',
  failed: 'error',
  'cut-off': 'error',
}

function secondsBetween(start: string, end: string): string {
  return formatCount(Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000)))
}

function Run({ run: { number, outcome, startedAt, finishedAt, detail } }: { readonly run: JobRun }) {
  return (
    <li className={`${styles.run} stack tight`}>
      <span className="row">
        <strong>{words.run(number)}</strong>
        <Tag color={TONES[outcome]}>{words.outcomes[outcome]}</Tag>
        {startedAt !== null && (
          <span className="muted small">
            <TimeAgo at={startedAt} />
            {finishedAt !== null && <span>{`, ${words.took(secondsBetween(startedAt, finishedAt))}`}</span>}
          </span>
        )}
      </span>
      {outcome === 'cut-off' && <p className="muted">{words.cutOff}</p>}
      {detail !== null && <p className={styles.said}>{detail}</p>}
    </li>
  )
}

function Facts({ job }: { readonly job: Job }) {
  return (
    <dl className={styles.facts}>
      <dt>{texts.operator.jobs.kind}</dt>
      <dd dir="auto">{job.name}</dd>
      <dt>{texts.operator.jobs.state}</dt>
      <dd>{texts.operator.jobs.states[job.state]}</dd>
      <dt>{words.account}</dt>
      <dd>
        {job.accountId === null ? words.none : <Identifier id={job.accountId} to={adminPaths.account(job.accountId)} />}
      </dd>
      <dt>{texts.operator.jobs.created}</dt>
      <dd>
        <TimeAgo at={job.createdAt} />
      </dd>
      {job.state === 'queued' && (
        <>
          <dt>{words.due}</dt>
          <dd>
            <TimeAgo at={job.dueAt} />
          </dd>
        </>
      )}
      {Object.entries(job.data).map(([name, value]) => (
        <Fact key={name} kind={name} value={String(value)} />
      ))}
    </dl>
  )
}

function Fact({ kind, value }: { readonly kind: string; readonly value: string }) {
  return (
    <>
      <dt>{kind}</dt>
      <dd>{value}</dd>
    </>
  )
}

function Body({ job, runs }: Response<'GET /admin/jobs/:jobId'>) {
  return (
    <div className="stack wide">
      {job.failReason !== null && (
        <Notice tone="error" heading={words.error}>
          <span className={styles.said}>{job.failReason}</span>
        </Notice>
      )}
      {job.result !== null && (
        <Notice tone="info" heading={words.result}>
          {job.result}
        </Notice>
      )}
      <Facts job={job} />
      <section className="stack tight" aria-label={words.history}>
        <h3>{words.history}</h3>
        {runs.length === 0 ? (
          <p className="muted">{words.noRuns}</p>
        ) : (
          <ol className={styles.runs}>
            {runs.map((run) => (
              <Run key={run.number} run={run} />
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}

/** A job with its error and all its runs. */
export function JobDrawer({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const isOpen = jobId !== ''
  const { currentData, error, refetch } = useLoadJobQuery(jobId, { skip: !isOpen })
  const isBusy = currentData?.job.state === 'queued' || currentData?.job.state === 'running'
  usePollWhile(isOpen && isBusy, POLL, refetch)
  return (
    <Drawer
      open={isOpen}
      title={currentData === undefined ? words.title : labelOf(currentData.job)}
      onClose={onClose}
      size={560}
      closable={{ 'aria-label': texts.common.close }}
    >
      <LoadState
        query={{ data: currentData, error, refetch }}
        skeleton={<SkeletonLines count={8} height={18} />}
        missing={{ title: words.notFound, hint: words.notFoundHint, action: null }}
      >
        {(history) => <Body {...history} />}
      </LoadState>
    </Drawer>
  )
}
