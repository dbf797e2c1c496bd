import type { ReactNode } from 'react'
import styles from './AdminTable.module.css'

export interface Column<Row> {
  readonly title: string
  /** What the server sorts by; without it the column can not be sorted by. */
  readonly sort?: string
  readonly isNumber?: boolean
  readonly cell: (row: Row) => ReactNode
}

interface AdminTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly isBusy?: boolean
  readonly sort?: string
  readonly onSort?: (sort: string) => void
}

const SIGNS = { ascending: '▲', descending: '▼', none: '' }

function directionOf(column: string, sort: string): keyof typeof SIGNS {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

function Head<Row>({
  column,
  sort = '',
  onSort,
}: { column: Column<Row> } & Pick<AdminTableProps<Row>, 'sort' | 'onSort'>) {
  const by = column.sort
  const className = column.isNumber === true ? styles.number : undefined
  if (by === undefined || onSort === undefined)
    return (
      <th role="columnheader" scope="col" className={className}>
        {column.title}
      </th>
    )
  const direction = directionOf(by, sort)
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onSort(direction === 'ascending' ? `-${by}` : by)}>
        {column.title} <span aria-hidden="true">{SIGNS[direction]}</span>
      </button>
    </th>
  )
}

/** A dense table with a sticky header. On a narrow screen each row is a block with a label before each cell. */
export function AdminTable<Row extends { readonly id: string }>(props: AdminTableProps<Row>) {
  const { label, columns, rows, isBusy = false, sort, onSort } = props
  const sorting = { ...(sort === undefined ? {} : { sort }), ...(onSort === undefined ? {} : { onSort }) }
  return (
    <table role="table" className={styles.table} aria-label={label} aria-busy={isBusy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.title} column={column} {...sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            {columns.map(({ title, isNumber, cell }) => (
              <td key={title} role="cell" data-label={title} className={isNumber === true ? styles.number : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
