import { admin as words } from '../../shared/texts/admin-texts.ts'
import type { Column } from './AdminTable.tsx'
import type { ListPage } from './endpoints.ts'
import { ListCard, type ListQuery } from './ListCard.tsx'
import { BeyondLastPage, ListEmpty, NothingFound } from './ListEmpty.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { ListView } from './use-list-view.ts'

interface AdminListProps<Row> {
  readonly label: string
  readonly searchHint: string
  readonly columns: readonly Column<Row>[]
  readonly view: ListView
  readonly query: ListQuery<ListPage<Row>>
}

function Nothing({ view, total }: { readonly view: ListView; readonly total: number }) {
  if (total > 0) return <BeyondLastPage view={view} />
  return view.search === '' ? <ListEmpty title={words.none} /> : <NothingFound view={view} />
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
