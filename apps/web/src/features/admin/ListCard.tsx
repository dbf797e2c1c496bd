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
  /** By what the list is searched or narrowed. */
  readonly controls: ReactNode
  /** What came of the last act. */
  readonly notice?: ReactNode
  /** Where the list has no rows at all. */
  readonly empty: NoRows
}

/** Rows of a table to come. */
export function SkeletonRows({ count }: { readonly count: number }) {
  const isCalm = useMedia(REDUCED_MOTION)
  return <Skeleton active={!isCalm} title={false} paragraph={{ rows: count, width: '100%' }} />
}

/** A page of a list that can grow without bound: what it is searched by, the table, and the way to its other pages. */
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
