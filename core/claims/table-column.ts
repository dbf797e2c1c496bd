import type { ColumnFigure, ColumnRole } from '../languages/figure-table.ts'
import { wordsIn } from './words-of-text.ts'

/** What the column of a figure says, so that a sentence has to say it as well. */
export interface TableColumn {
  readonly role: ColumnRole
  readonly words: readonly string[]
  /** The words of each other column of its row that is of a part or a plan. */
  readonly others: readonly (readonly string[])[]
  /** Whether no other column like it is of a later year. */
  readonly isLatest: boolean
}

export function tableColumn(figure: ColumnFigure, row: readonly ColumnFigure[]): TableColumn {
  const isLike = ({ role, column }: ColumnFigure) => role === figure.role && column === figure.column
  const others = row.filter((one) => !isLike(one) && (one.role === 'part' || one.role === 'plan') && one.column !== '')
  return {
    role: figure.role,
    words: plainWords(figure.column),
    others: others.map(({ column }) => plainWords(column)),
    isLatest: !row.some((one) => isLike(one) && (one.year ?? 0) > (figure.year ?? 0)),
  }
}

function plainWords(text: string): string[] {
  return wordsIn(text).map(({ plain }) => plain)
}
