import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { REDUCED_MOTION } from '../../shared/theme/tokens.ts'
import { useMedia } from '../../shared/theme/use-media.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { AdminTable, type Column } from './AdminTable.tsx'
import type { ListPage } from './endpoints.ts'
import { ListEmpty, type NoRows } from './ListEmpty.tsx'
import styles from './JobsList.module.css'
import { Pager } from './Pager.tsx'
import type { ListView } from './use-list-view.ts'

export interface ListQuery<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly isFetching?: boolean
  readonly refetch: () => unknown
}

export interface ListCardProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly view: ListView
  readonly query: ListQuery<ListPage<Row>>
  /** Search field and filters. */
  readonly controls: ReactNode
  /** Outcome of the last action. */
  readonly notice?: ReactNode
  /** Shown if the list has no rows at all. */
  readonly empty: NoRows
}

/** Placeholder rows while the table loads. */
export function SkeletonRows({ count }: { readonly count: number }) {
  const isCalm = useMedia(REDUCED_MOTION)
  return <Skeleton active={!isCalm} title={false} paragraph={{ rows: count, width: '100%' }} />
}

/** A page of a list of any length: its search and filters, the table and the pagination. */
export function ListCard<Row extends { readonly id: string }>(props: ListCardProps<Row>) {
  const { label, columns, view, query, controls, notice, empty } = props
  return (
    <section className="card stack" aria-label={label}>
      <div className={`row ${styles.controls}`}>{controls}</div>
      {notice}
      <LoadState query={query} skeleton={<SkeletonRows count={12} />}>
        {({ rows, total }) => (
          <>
            {total === 0 ? (
              <ListEmpty view={view} otherwise={empty} />
            ) : (
              <AdminTable
                label={label}
                columns={columns}
                rows={rows}
                isBusy={query.isFetching === true}
                sort={view.sort}
                onSort={(sort) => view.show({ sort })}
              />
            )}
            <Pager view={view} total={total} />
          </>
        )}
      </LoadState>
    </section>
  )
}
