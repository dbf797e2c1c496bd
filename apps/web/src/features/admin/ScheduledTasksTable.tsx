import { Tag } from 'antd'
import type { ScheduledTask } from '../../../../../adapters/http-contract/maintenance.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import type { Column } from './AdminTable.tsx'
import { useListScheduledTasksQuery, useRunScheduledTaskMutation } from './job-endpoints.ts'
import styles from './JobsList.module.css'
import { LiveTable } from './LiveTable.tsx'
import { RowMenu } from './RowMenu.tsx'

const words = texts.operator.scheduledTasks

/** Polling interval in milliseconds. */
const POLL = 5000

const isUnderWay = ({ state }: ScheduledTask) => state === 'queued' || state === 'running'

function LastRun({ job }: { readonly job: ScheduledTask }) {
  if (isUnderWay(job) && job.state !== null) return <Tag color="warning">{words.states[job.state]}</Tag>
  if (job.lastRunAt === null) return <span className="muted">{words.never}</span>
  return <TimeAgo at={job.lastRunAt} />
}

function Result({ job: { failReason, result } }: { readonly job: ScheduledTask }) {
  if (failReason !== null) return <span className={styles.why}>{failReason}</span>
  return result ?? <span className="muted">–</span>
}

function NextRun({ job: { nextRunAt } }: { readonly job: ScheduledTask }) {
  if (nextRunAt === null) return <span className="muted">{words.notPlanned}</span>
  return <TimeAgo at={nextRunAt} />
}

function columnsOf(onRun: (job: ScheduledTask) => void): readonly Column<ScheduledTask>[] {
  return [
    { title: words.name, cell: ({ name }) => name },
    { title: words.lastRun, cell: (job) => <LastRun job={job} /> },
    { title: words.nextRun, cell: (job) => <NextRun job={job} /> },
    { title: words.interval, cell: ({ repeatInterval }) => words.every(repeatInterval) },
    { title: words.result, cell: (job) => <Result job={job} /> },
    {
      title: words.actions,
      cell: (job) => (
        <RowMenu
          subject={job.name}
          actions={[{ label: words.run, isDisabled: isUnderWay(job), onSelect: () => onRun(job) }]}
        />
      ),
    },
  ]
}

/** Scheduled tasks of the installation, with their last runs. */
export function ScheduledTasksTable() {
  const query = useListScheduledTasksQuery()
  const [run, { error }] = useRunScheduledTaskMutation()
  const onRun = async ({ id }: ScheduledTask) => {
    await run(id)
    void query.refetch()
  }
  return (
    <LiveTable
      label={words.title}
      columns={columnsOf((job) => void onRun(job))}
      query={query}
      interval={POLL}
      failure={{ error, heading: words.failed }}
    />
  )
}
