import { Tag } from 'antd'
import type { SingleJob } from '../../../../../adapters/http-contract/upkeep.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Moment } from '../../shared/ui/Moment.tsx'
import type { Column } from './AdminTable.tsx'
import { useListSingleJobsQuery, useRunSingleJobMutation } from './job-endpoints.ts'
import styles from './JobsList.module.css'
import { LiveTable } from './LiveTable.tsx'
import { RowMenu } from './RowMenu.tsx'

const words = texts.operator.singleJobs

/** Milliseconds. */
const POLL = 5000

const isUnderWay = ({ state }: SingleJob) => state === 'queued' || state === 'running'

function LastRun({ job }: { readonly job: SingleJob }) {
  if (isUnderWay(job) && job.state !== null) return <Tag color="warning">{words.states[job.state]}</Tag>
  if (job.lastRunAt === null) return <span className="muted">{words.never}</span>
  return <Moment at={job.lastRunAt} as="ago" />
}

function Result({ job: { failReason, result } }: { readonly job: SingleJob }) {
  if (failReason !== null) return <span className={styles.why}>{failReason}</span>
  return result ?? <span className="muted">–</span>
}

function NextRun({ job: { nextRunAt } }: { readonly job: SingleJob }) {
  if (nextRunAt === null) return <span className="muted">{words.notPlanned}</span>
  return <Moment at={nextRunAt} as="ago" />
}

function columnsOf(onRun: (job: SingleJob) => void): readonly Column<SingleJob>[] {
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

/** What the installation does by itself, with what became of it last. */
export function SingleJobsTable() {
  const query = useListSingleJobsQuery()
  const [run, { error }] = useRunSingleJobMutation()
  const onRun = async ({ id }: SingleJob) => {
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
