import { Popconfirm, Tag, type TagProps } from 'antd'
import type { DataMigration } from '../../../../../adapters/http-contract/maintenance.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import type { Column } from './AdminTable.tsx'
import { useListDataMigrationsQuery, useRunDataMigrationMutation } from './job-endpoints.ts'
import styles from './JobsList.module.css'
import { LiveTable } from './LiveTable.tsx'
import { RowButton } from './RowButton.tsx'

const words = texts.operator.migrations

/** Polling interval in milliseconds; shorter while one runs. */
const POLL = 5000
const POLL_WHILE_RUNNING = 2000

const TONES: Readonly<Record<DataMigration['status'], TagProps['color']>> = {
  notRun: 'default',
  queued: 'warning',
  running: 'warning',
  completed: 'success',
  failed: 'error',
  interrupted: 'error',
}

const isUnderWay = ({ status }: DataMigration) => status === 'queued' || status === 'running'
const isCutOff = ({ status }: DataMigration) => status === 'failed' || status === 'interrupted'

function LastResult({ migration: { results, failReason } }: { readonly migration: DataMigration }) {
  return (
    <span>
      {results.at(-1) ?? <span className="muted">{words.none}</span>}
      {failReason !== null && <span className={`${styles.kind} ${styles.why}`}>{failReason}</span>}
    </span>
  )
}

function columnsOf(onRun: (migration: DataMigration) => void): readonly Column<DataMigration>[] {
  return [
    { title: words.name, cell: ({ name }) => name },
    { title: words.runs, isNumber: true, cell: ({ runCount }) => formatCount(runCount) },
    { title: words.status, cell: ({ status }) => <Tag color={TONES[status]}>{words.statuses[status]}</Tag> },
    { title: words.description, cell: ({ description }) => description },
    { title: words.lastResult, cell: (migration) => <LastResult migration={migration} /> },
    {
      title: words.run,
      cell: (migration) => (
        <Popconfirm
          title={words.runTitle(migration.name)}
          description={words.runHint}
          okText={words.run}
          cancelText={words.cancel}
          onConfirm={() => onRun(migration)}
        >
          <RowButton label={words.runOf(migration.name)} disabled={isUnderWay(migration)}>
            {isCutOff(migration) ? words.goOn : words.run}
          </RowButton>
        </Popconfirm>
      ),
    },
  ]
}

/** Known data migrations with their runs. */
export function DataMigrationsTable() {
  const query = useListDataMigrationsQuery()
  const [run, { error }] = useRunDataMigrationMutation()
  const isRunning = query.data?.some(isUnderWay) === true
  const onRun = async ({ id }: DataMigration) => {
    await run(id)
    void query.refetch()
  }
  return (
    <LiveTable
      label={words.title}
      columns={columnsOf((one) => void onRun(one))}
      query={query}
      interval={isRunning ? POLL_WHILE_RUNNING : POLL}
      failure={{ error, heading: words.failed }}
    />
  )
}
