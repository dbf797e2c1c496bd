import { LoadState } from '../../shared/ui/LoadState.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { usePollWhile } from '../../shared/use-poll-while.ts'
import { AdminTable, type Column } from './AdminTable.tsx'
import { SkeletonRows, type ListQuery } from './ListCard.tsx'

interface LiveTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly query: ListQuery<readonly Row[]>
  /** Polling interval in milliseconds. */
  readonly interval: number
  /** Error of the last action, with its heading. */
  readonly failure: { readonly error: unknown; readonly heading: string }
}

/** A short table of automatic processes, updated continuously. */
export function LiveTable<Row extends { readonly id: string }>(props: LiveTableProps<Row>) {
  const { label, columns, query, interval, failure } = props
  usePollWhile(true, interval, query.refetch, query.error !== undefined)
  return (
    <section className="card stack tight" aria-label={label}>
      {failure.error !== undefined && <FailureNotice {...failure} />}
      <LoadState query={query} skeleton={<SkeletonRows count={6} />}>
        {(rows) => <AdminTable label={label} columns={columns} rows={rows} />}
      </LoadState>
    </section>
  )
}
