import { admin as words } from '../../shared/texts/admin-texts.ts'
import styles from './AdminList.module.css'
import type { Column } from './AdminTable.tsx'
import type { ListView } from './use-list-view.ts'

interface SortSelectProps<Row> {
  readonly view: Pick<ListView, 'sort' | 'show'>
  readonly columns: readonly Column<Row>[]
}

/** In the place of the table's heads, where there is no room for them. */
export function SortSelect<Row>({ view, columns }: SortSelectProps<Row>) {
  const sorts = columns.flatMap(({ title, sort }) => (sort === undefined ? [] : [{ title, sort }]))
  if (sorts.length === 0) return null
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
