import { useCallback, useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { FlowBlock, FormBlock, FormTable } from '../../../../../../adapters/http-contract/forms.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FormLine, type LineView } from './FormLine.tsx'
import type { QuestionDialogs } from './LineActions.tsx'
import { goTo, lineId, marksByPlace, NO_MARKS, type LineMarks } from './line-marks.ts'
import styles from './FormPanel.module.css'
import type { FormStart } from './use-form-beside.ts'

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

function firstPlace(blocks: readonly FormBlock[]): string | null {
  const lines = blocks.flatMap((block) =>
    block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block],
  )
  return lines.find(hasText)?.place ?? null
}

type ShowLine = (block: FlowBlock) => ReactNode

function rowsOf({ cells }: FormTable): FormTable['cells'][] {
  const rows = new Map<number, FormTable['cells'][number][]>()
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell])
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row)
}

function Table({ table, show }: { readonly table: FormTable; readonly show: ShowLine }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rowsOf(table).map((row, at) => (
          <tr key={at}>
            {row.map((cell) => (
              <td key={cell.column} rowSpan={cell.rowSpan} colSpan={cell.columnSpan}>
                {cell.blocks.filter(hasText).map(show)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Moves the focus from line to line; other keys do what they do. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
  const from = event.target instanceof HTMLElement && event.target.dataset['line'] !== undefined ? event.target : null
  if (step === undefined || from === null) return
  event.preventDefault()
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
  const to = Math.min(Math.max(lines.indexOf(from) + step, 0), lines.length - 1)
  lines[to]?.focus()
}

interface FormTextProps {
  readonly proposal: Proposal
  readonly blocks: readonly FormBlock[]
  readonly dialogs: QuestionDialogs
  readonly start: FormStart
}

/** The form as it was read, page after page, with what its lines are. */
export function FormText({ proposal, blocks, dialogs, start }: FormTextProps) {
  const { id, questions, items } = proposal
  const [chosen, setChosen] = useState<string | null>(null)
  const [reached, setReached] = useState(() => firstPlace(blocks))
  const marks = useMemo(() => marksByPlace({ questions, items }), [questions, items])
  const pages = useMemo(() => pagesOf(blocks), [blocks])
  const onChoose = useCallback((place: string) => setChosen((before) => (before === place ? null : place)), [])
  useEffect(() => {
    if (start.place === null) return
    setChosen(start.place)
    goTo(lineId(start.place))
  }, [start])
  const show: ShowLine = (block) => {
    const isChosen = block.place === chosen
    const view: LineView = { proposalId: id, isChosen, isReachable: block.place === reached, onChoose, dialogs }
    const found: LineMarks = marks.get(block.place) ?? NO_MARKS
    return <FormLine key={block.place} block={block} marks={found} {...view} />
  }
  return (
    <div
      className={styles.pages}
      onKeyDown={onArrow}
      onFocus={({ target }) => setReached((before) => target.dataset['line'] ?? before)}
    >
      {pages.map(({ page, blocks: onPage }, at) => (
        <section key={at} className={styles.page} aria-label={page === null ? words.title : words.page(page)}>
          {page !== null && (
            <p className={styles.pageNumber} aria-hidden>
              {words.page(page)}
            </p>
          )}
          {onPage.map((block) =>
            block.kind === 'table' ? (
              <Table key={block.place} table={block} show={show} />
            ) : (
              hasText(block) && show(block)
            ),
          )}
        </section>
      ))}
    </div>
  )
}
