import { Table, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { useMedia } from '../../shared/theme/use-media.ts'
import styles from './AdminTable.module.css'

/** Screens on which the table scrolls within its frame if it has more than a few columns. */
const NARROW = '(max-width: 1000px)'
const FEW_COLUMNS = 3
/** Average width of a column there, in pixels. */
const COLUMN_WIDTH = 160

export interface Column<Row> {
  readonly title: string
  /** Sort field of the server; columns without it can't be sorted. */
  readonly sort?: string
  readonly isNumber?: boolean
  readonly cell: (row: Row) => ReactNode
}

interface AdminTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly isBusy?: boolean
  /** A column's `sort`, with a leading "-" for descending order. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
}

function orderOf(column: string, sort: string | undefined) {
  if (sort === column) return 'ascend'
  return sort === `-${column}` ? 'descend' : null
}

function antdColumn<Row>({ title, sort: by, isNumber, cell }: Column<Row>, sort?: string): TableColumnType<Row> {
  return {
    title,
    key: by ?? title,
    align: isNumber === true ? 'end' : 'start',
    render: (_value, row) => cell(row),
    ...(by !== undefined && sort !== undefined && { sorter: true, sortOrder: orderOf(by, sort) }),
  }
}

/** A compact table with a sticky header, which scrolls sideways if too wide. */
export function AdminTable<Row extends { readonly id: string }>(props: AdminTableProps<Row>) {
  const { label, columns, rows, isBusy = false, sort, onSort } = props
  const scrolls = useMedia(NARROW) && columns.length > FEW_COLUMNS
  return (
    <Table<Row>
      className={`${styles.table} ${scrolls ? '' : styles.sticky}`}
      {...(scrolls && { scroll: { x: columns.length * COLUMN_WIDTH } })}
      aria-label={label}
      aria-busy={isBusy}
      size="small"
      rowKey="id"
      columns={columns.map((column) => antdColumn(column, sort))}
      dataSource={rows}
      pagination={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      showSorterTooltip={false}
      onChange={(_page, _filters, sorter) => {
        const [{ columnKey, order } = {}] = [sorter].flat()
        onSort?.(`${order === 'descend' ? '-' : ''}${String(columnKey)}`)
      }}
    />
  )
}
