import { Fragment, useMemo, type ReactNode } from 'react'
import type { FlowBlock, FormBlock, FormTable } from '../../../../../../adapters/http-contract/forms.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import styles from './FormPanel.module.css'

const words = texts.formBeside

/** Blocks by page; one without a page belongs to the page before. */
function pagesOf(blocks: readonly FormBlock[]): { page: number | null; blocks: FormBlock[] }[] {
  const pages: { page: number | null; blocks: FormBlock[] }[] = []
  for (const block of blocks) {
    const last = pages.at(-1)
    if (last !== undefined && (block.page === null || block.page === last.page)) last.blocks.push(block)
    else pages.push({ page: block.page, blocks: [block] })
  }
  return pages
}

type ShowLine = (block: FlowBlock) => ReactNode

function rowsOf({ cells }: FormTable): FormTable['cells'][] {
  const rows = new Map<number, FormTable['cells'][number][]>()
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell])
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row)
}

interface TableProps {
  readonly table: FormTable
  readonly show: ShowLine
  /** Renders an empty cell. */
  readonly showEmpty?: (place: string) => ReactNode
}

function Table({ table, show, showEmpty }: TableProps) {
  return (
    <table className={styles.table}>
      <tbody>
        {rowsOf(table).map((row, at) => (
          <tr key={at}>
            {row.map((cell) => (
              <td key={cell.column} rowSpan={cell.rowSpan} colSpan={cell.columnSpan}>
                {cell.blocks.length === 0
                  ? showEmpty?.(`${table.place}.${table.cells.indexOf(cell)}`)
                  : cell.blocks.map(show)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FormBlocksProps extends Omit<TableProps, 'table'> {
  readonly blocks: readonly FormBlock[]
}

/** The form's parsed blocks, page by page; `show` renders each line. */
export function FormBlocks({ blocks, ...shown }: FormBlocksProps) {
  const pages = useMemo(() => pagesOf(blocks), [blocks])
  return pages.map(({ page, blocks: onPage }, at) => (
    <section key={at} className={styles.page} aria-label={page === null ? words.title : words.page(page)}>
      {page !== null && (
        <p className={styles.pageNumber} aria-hidden>
          {words.page(page)}
        </p>
      )}
      {onPage.map((block) =>
        block.kind === 'table' ? (
          <Table key={block.place} table={block} {...shown} />
        ) : (
          <Fragment key={block.place}>{shown.show(block)}</Fragment>
        ),
      )}
    </section>
  ))
}
