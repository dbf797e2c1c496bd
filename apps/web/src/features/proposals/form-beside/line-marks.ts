import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { numberOf } from '../proposal-state.ts'

export type Item = Proposal['items'][number]
export type ItemKind = Item['kind']

export interface MarkedQuestion {
  readonly question: Question
  /** The number on its card. */
  readonly number: string
}

/** Classification of a form's line, found or set by people. */
export interface LineMarks {
  readonly questions: readonly MarkedQuestion[]
  readonly items: readonly Item[]
}

export const NO_MARKS: LineMarks = { questions: [], items: [] }

/** The form's marks by the place of their line. */
export function marksByPlace({ questions, items }: Pick<Proposal, 'questions' | 'items'>): Map<string, LineMarks> {
  const marks = new Map<string, LineMarks>()
  const at = (place: string | null) => (place === null ? null : (marks.get(place) ?? NO_MARKS))
  for (const [index, question] of questions.entries()) {
    const before = at(question.place)
    const marked = { question, number: numberOf(question, index) }
    if (before) marks.set(question.place!, { ...before, questions: [...before.questions, marked] })
  }
  for (const item of items) {
    const before = at(item.place)
    if (before) marks.set(item.place!, { ...before, items: [...before.items, item] })
  }
  return marks
}

/** Element id of a line in the form, and of an item in the list. */
export const lineId = (place: string) => `form-line-${place}`
export const itemId = (id: string) => `form-item-${id}`

/** Scrolls to an element and focuses it. */
export function goTo(id: string): void {
  const element = document.getElementById(id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
