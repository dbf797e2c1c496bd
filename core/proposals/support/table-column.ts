import type { ColumnFigure, ColumnRole } from '../../languages/figure-table.ts'
import type { CheckedSentence } from './checked-sentence.ts'
import type { LanguageWords } from './language-words.ts'
import { countShared, plainWords } from './sentence-evidence.ts'

/** What the column of a figure says, so that a sentence has to say it as well. */
export interface TableColumn {
  readonly role: ColumnRole
  readonly words: readonly string[]
  /** The words of each other column of its row that is of a part or a plan. */
  readonly others: readonly (readonly string[])[]
  /** Whether no other column like it is of a later year. */
  readonly isLatest: boolean
}

const OF_A_PLAN = /\b(?:budget|forecast|plan|expect|project|target|will|geplant|voraussichtlich|prév)\p{L}*/iu
const OF_A_YEAR_BEFORE =
  /\b(?:previous|prior|preceding|earlier|compared|(?:year|years) (?:before|ago)|vorjahr|zuvor|précédente?|anterior)\b/iu

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

/** Whether a sentence speaks of this column: of a part or a plan it names, else of the whole, and of the latest year. */
export function isOfColumn(sentence: CheckedSentence, column: TableColumn, language: LanguageWords): boolean {
  const { role, words, others, isLatest } = column
  const isNamed = (said: readonly string[]) => countShared(said, sentence.all, language) === new Set(said).size
  const isOne = sentence.figures.filter(({ kind }) => kind === 'amount' || kind === 'count').length <= 1
  if (role === 'part' && words.length > 0 && !isNamed(words)) return false
  if (role === 'plan' && !isNamed(words) && !OF_A_PLAN.test(sentence.text)) return false
  if (!isOne) return true
  if ((role === 'total' || role === 'plain') && others.some(isNamed)) return false
  return isLatest || sentence.years.size > 0 || OF_A_YEAR_BEFORE.test(sentence.text)
}
