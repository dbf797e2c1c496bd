import { Button, Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { admin as words } from '../../shared/texts/admin-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useDebounced } from '../../shared/use-debounced.ts'
import styles from './AdminList.module.css'
import { AdminTable, type Column } from './AdminTable.tsx'
import type { ListPage } from './endpoints.ts'
import type { ListView } from './use-list-view.ts'

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300

interface AdminListProps<Row> {
  readonly label: string
  readonly searchHint: string
  readonly columns: readonly Column<Row>[]
  readonly view: ListView
  readonly query: {
    readonly data?: ListPage<Row> | undefined
    readonly error?: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
}

function SearchBox({ view, hint }: { readonly view: ListView; readonly hint: string }) {
  const id = useId()
  const [typed, setTyped] = useState(view.search)
  const [shown, setShown] = useState(view.search)
  const settled = useDebounced(typed, DEBOUNCE)
  if (shown !== view.search) {
    setShown(view.search)
    setTyped(view.search)
  }
  useEffect(() => {
    if (settled === typed && settled !== view.search) view.show({ search: settled })
  }, [settled, typed, view])
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {words.search}
      </label>
      <Input
        id={id}
        type="search"
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

/** In the place of the table's heads, where there is no room for them. */
export function SortSelect<Row>({ view, columns }: Pick<AdminListProps<Row>, 'view' | 'columns'>) {
  const sorts = columns.flatMap(({ title, sort }) => (sort === undefined ? [] : [{ title, sort }]))
  return (
    <select
      className={styles.sort}
      aria-label={words.sortBy}
      value={view.sort}
      onChange={(event) => view.show({ sort: event.target.value })}
    >
      {sorts.flatMap(({ title, sort }) => [
        <option key={sort} value={sort}>
          {words.ascending(title)}
        </option>,
        <option key={`-${sort}`} value={`-${sort}`}>
          {words.descending(title)}
        </option>,
      ])}
    </select>
  )
}

export function Pager({ view, total }: { readonly view: ListView; readonly total: number }) {
  const { page, pageSize } = view
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <nav className="row apart" aria-label={words.pages}>
      <p className="muted small" role="status">
        {from > total ? formatCount(total) : words.range(formatCount(from), formatCount(to), formatCount(total))}
      </p>
      {total > pageSize && (
        <div className="row">
          <Button disabled={page === 1} onClick={() => view.show({ page: page - 1 })}>
            {words.previous}
          </Button>
          <Button disabled={to >= total} onClick={() => view.show({ page: page + 1 })}>
            {words.next}
          </Button>
        </div>
      )}
    </nav>
  )
}

function Nothing({ view, total }: { readonly view: ListView; readonly total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title={words.beyond}
        action={<Button onClick={() => view.show({ page: 1 })}>{words.toFirst}</Button>}
      />
    )
  if (view.search === '') return <EmptyState title={words.none} />
  return (
    <EmptyState
      title={words.noneFound(view.search)}
      action={<Button onClick={() => view.show({ search: '' })}>{words.clearSearch}</Button>}
    />
  )
}

/** A list that can grow without bound: searched, sorted and paged by the server. */
export function AdminList<Row extends { readonly id: string }>(props: AdminListProps<Row>) {
  const { label, searchHint, columns, view, query } = props
  return (
    <section className="card stack tight" aria-label={label}>
      <div className="row apart">
        <SearchBox view={view} hint={searchHint} />
        <SortSelect view={view} columns={columns} />
      </div>
      <LoadState query={query} skeleton={<SkeletonLines count={12} height={24} />}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 ? (
              <Nothing view={view} total={total} />
            ) : (
              <AdminTable
                label={label}
                columns={columns}
                rows={rows}
                isBusy={query.isFetching}
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
