import { useMemo, type ReactNode } from 'react'
import type { FlowBlock, FormBlock, FormTable } from '../../../../../../adapters/http-contract/forms.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FormLine } from './FormLine.tsx'
import type { QuestionDialogs } from './LineActions.tsx'
import { NO_MARKS, type LineMarks } from './line-marks.ts'
import styles from './FormPanel.module.css'

const words = texts.formBeside

const hasText = (block: FlowBlock) => block.kind === 'field' || block.text.trim() !== ''

/** The blocks by page; those without a page belong to the one before. */
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
  /** Shows an empty cell that can be chosen; nothing where none can. */
  readonly showEmpty: (place: string) => ReactNode
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
                  ? showEmpty(`${table.place}.${table.cells.indexOf(cell)}`)
                  : cell.blocks.filter(hasText).map(show)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FormTextProps {
  readonly proposalId: string
  readonly blocks: readonly FormBlock[]
  readonly marks: ReadonlyMap<string, LineMarks>
  readonly dialogs: QuestionDialogs
  readonly chosen: string | null
  readonly reached: string | null
  readonly onChoose: (place: string) => void
  /** Whether empty cells can be chosen as well. */
  readonly hasEmptyCells?: boolean
}

/** The form as it was read, page after page, with what its lines are. */
export function FormText({ blocks, marks, chosen, reached, hasEmptyCells = false, ...line }: FormTextProps) {
  const pages = useMemo(() => pagesOf(blocks), [blocks])
  const show: ShowLine = (block) => (
    <FormLine
      key={block.place}
      block={block}
      marks={marks.get(block.place) ?? NO_MARKS}
      isChosen={block.place === chosen}
      isReachable={block.place === reached}
      {...line}
    />
  )
  const showEmpty = (place: string) =>
    hasEmptyCells && (
      <button type="button" className={styles.emptyCell} onClick={() => line.onChoose(place)}>
        {words.filled.emptyCell}
      </button>
    )
  return pages.map(({ page, blocks: onPage }, at) => (
    <section key={at} className={styles.page} aria-label={page === null ? words.title : words.page(page)}>
      {page !== null && (
        <p className={styles.pageNumber} aria-hidden>
          {words.page(page)}
        </p>
      )}
      {onPage.map((block) =>
        block.kind === 'table' ? (
          <Table key={block.place} table={block} show={show} showEmpty={showEmpty} />
        ) : (
          hasText(block) && show(block)
        ),
      )}
    </section>
  ))
}
