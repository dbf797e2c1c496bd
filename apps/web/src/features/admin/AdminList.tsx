import { Button } from 'antd'
import { admin as words } from '../../shared/texts/admin-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import type { Column } from './AdminTable.tsx'
import type { ListPage } from './endpoints.ts'
import { ListCard, type ListQuery } from './ListCard.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { ListView } from './use-list-view.ts'

interface AdminListProps<Row> {
  readonly label: string
  readonly searchHint: string
  readonly columns: readonly Column<Row>[]
  readonly view: ListView
  readonly query: ListQuery<ListPage<Row>>
}

/** Where rows are on other pages than the one in the address. */
export function BeyondLastPage({ view }: { readonly view: Pick<ListView, 'show'> }) {
  return (
    <EmptyState title={words.beyond} action={<Button onClick={() => view.show({ page: 1 })}>{words.toFirst}</Button>} />
  )
}

/** Where a search found nothing. */
export function NothingFound({ view }: { readonly view: Pick<ListView, 'search' | 'show'> }) {
  return (
    <EmptyState
      title={words.noneFound(view.search)}
      action={<Button onClick={() => view.show({ search: '' })}>{words.clearSearch}</Button>}
    />
  )
}

function Nothing({ view, total }: { readonly view: ListView; readonly total: number }) {
  if (total > 0) return <BeyondLastPage view={view} />
  return view.search === '' ? <EmptyState title={words.none} /> : <NothingFound view={view} />
}

/** A list that is searched, sorted and paged by the server. */
export function AdminList<Row extends { readonly id: string }>(props: AdminListProps<Row>) {
  const { searchHint, view, ...list } = props
  return (
    <ListCard
      {...list}
      view={view}
      controls={<SearchBox view={view} hint={searchHint} />}
      nothing={(total) => <Nothing view={view} total={total} />}
    />
  )
}
