import { Popconfirm, Tag } from 'antd'
import type { Job } from '../../../../../adapters/http-contract/maintenance.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import type { Column } from './AdminTable.tsx'
import styles from './JobsList.module.css'
import { RowButton } from './RowButton.tsx'

const words = texts.operator.jobs

/** Name of a job: its file, otherwise its type. */
export const labelOf = ({ fileName, name }: Job) => fileName ?? name

export interface JobActions {
  readonly busyId: string | null
  readonly onOpen: (job: Job) => void
  readonly onReload: (job: Job) => void
  readonly onRemove: (job: Job) => void
}

/** Whether the job has started and not yet ended. */
function isRunning({ lastRunAt, lastFinishedAt, state }: Job): boolean {
  const isBegun = lastRunAt !== null && (lastFinishedAt === null || lastFinishedAt < lastRunAt)
  return isBegun && state === 'running'
}

export function LastRun({ job }: { readonly job: Job }) {
  if (isRunning(job)) return <Tag color="warning">{words.states.running}</Tag>
  if (job.lastRunAt === null) return <span className="muted">{words.states.queued}</span>
  return <TimeAgo at={job.lastRunAt} />
}

function Outcome({ job }: { readonly job: Job }) {
  const { state, failReason, result } = job
  if (failReason !== null)
    return (
      <span className={`${styles.outcome} ${state === 'failed' ? styles.why : ''}`} title={failReason}>
        {failReason}
      </span>
    )
  return <span className={styles.outcome}>{result ?? <span className="muted">–</span>}</span>
}

function Name({ job, onOpen }: { readonly job: Job; readonly onOpen: JobActions['onOpen'] }) {
  return (
    <span>
      <button
        type="button"
        className="link-button"
        aria-label={words.details(labelOf(job))}
        onClick={() => onOpen(job)}
      >
        {labelOf(job)}
      </button>
      {job.fileName !== null && (
        <span className={`${styles.kind} muted small`} dir="auto">
          {job.name}
        </span>
      )}
    </span>
  )
}

function Actions({ job, actions }: { readonly job: Job; readonly actions: JobActions }) {
  const label = labelOf(job)
  const isBusy = actions.busyId === job.id
  return (
    <span className={styles.actions}>
      <RowButton label={words.reloadOf(label)} disabled={isBusy} onClick={() => actions.onReload(job)}>
        {words.reload}
      </RowButton>
      <Popconfirm
        title={words.removeTitle}
        description={words.removeHint}
        okText={words.remove}
        okButtonProps={{ danger: true }}
        cancelText={words.cancel}
        onConfirm={() => actions.onRemove(job)}
      >
        <RowButton isDangerous label={words.removeOf(label)} disabled={isBusy}>
          {words.remove}
        </RowButton>
      </Popconfirm>
    </span>
  )
}

export function jobColumns(actions: JobActions): readonly Column<Job>[] {
  return [
    { title: words.lastRun, sort: 'lastRunAt', cell: (job) => <LastRun job={job} /> },
    { title: words.runCount, sort: 'runCount', isNumber: true, cell: ({ runCount }) => formatCount(runCount) },
    { title: words.failCount, sort: 'failCount', isNumber: true, cell: ({ failCount }) => formatCount(failCount) },
    { title: words.outcome, cell: (job) => <Outcome job={job} /> },
    { title: words.name, cell: (job) => <Name job={job} onOpen={actions.onOpen} /> },
    { title: words.created, sort: 'createdAt', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
    { title: words.actions, cell: (job) => <Actions job={job} actions={actions} /> },
  ]
}
