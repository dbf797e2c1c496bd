import { Tag, type TagProps } from 'antd'
import type { FunderImport } from '../../../../../adapters/http-contract/funders.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import { usePollWhile } from '../../shared/use-poll-while.ts'
import type { Column } from './AdminTable.tsx'
import { useListFunderImportsQuery } from './funder-endpoints.ts'
import { FunderImportForm } from './FunderImportForm.tsx'
import styles from './JobsList.module.css'
import { ListCard } from './ListCard.tsx'
import { useListView } from './use-list-view.ts'

const words = texts.funderImports

/** Polling interval in milliseconds; shorter while one is read. */
const POLL = 10_000
const POLL_WHILE_READING = 2000

const TONES: Readonly<Record<FunderImport['state'], TagProps['color']>> = {
  queued: 'warning',
  running: 'warning',
  completed: 'success',
  failed: 'error',
  interrupted: 'error',
}

const isUnderWay = ({ state }: FunderImport) => state === 'queued' || state === 'running'

function State({ of: { state, error, problems } }: { readonly of: FunderImport }) {
  return (
    <span>
      <Tag color={TONES[state]}>{words.states[state]}</Tag>
      {error !== null && <span className={`${styles.kind} ${styles.why}`}>{error}</span>}
      {problems.length > 0 && (
        <details>
          <summary>{words.problems}</summary>
          <ul>
            {[...new Set(problems)].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </span>
  )
}

const count = (title: string, of: (one: FunderImport) => number): Column<FunderImport> => ({
  title,
  isNumber: true,
  cell: (one) => formatCount(of(one)),
})

const columns = (): readonly Column<FunderImport>[] => [
  {
    title: words.file,
    cell: ({ fileName, format, source }) => (
      <span className={styles.file}>
        <bdi>{fileName}</bdi>
        <span className={`${styles.kind} muted small`}>{source.title || words.formatNames[format]}</span>
      </span>
    ),
  },
  { title: words.state, cell: (one) => <State of={one} /> },
  count(words.read, ({ recordsRead }) => recordsRead),
  count(words.added, ({ fundersAdded }) => fundersAdded),
  count(words.changed, ({ fundersChanged }) => fundersChanged),
  count(words.skipped, ({ recordsSkipped }) => recordsSkipped),
  { title: words.licence, cell: ({ source }) => source.licence ?? <span className="muted">{words.noLicence}</span> },
  { title: words.begun, cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
]

/** Imports registers of funders and shows their progress. */
export function FunderImports() {
  const view = useListView()
  const paging = new URLSearchParams({ page: String(view.page), pageSize: String(view.pageSize) }).toString()
  const query = useListFunderImportsQuery(paging)
  const isReading = query.data?.rows.some(isUnderWay) === true
  usePollWhile(true, isReading ? POLL_WHILE_READING : POLL, query.refetch, query.error !== undefined)
  const { data, error, refetch } = query
  return (
    <>
      <FunderImportForm onStarted={() => void refetch()} />
      <ListCard
        label={words.listTitle}
        columns={columns()}
        view={view}
        query={{ data, error, refetch }}
        controls={<h2>{words.listTitle}</h2>}
        empty={{ title: words.none }}
      />
    </>
  )
}
