import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { numberOf } from '../proposal-state.ts'

export type Item = Proposal['items'][number]
export type ItemKind = Item['kind']

export interface MarkedQuestion {
  readonly question: Question
  /** As on its card. */
  readonly number: string
}

/** What a line of the form was found to be, or what people said that it is. */
export interface LineMarks {
  readonly questions: readonly MarkedQuestion[]
  readonly items: readonly Item[]
}

export const NO_MARKS: LineMarks = { questions: [], items: [] }

/** The marks of a form by the place of their line. */
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

/** The element of a line in the form, and of an item in the list of what is to be done. */
export const lineId = (place: string) => `form-line-${place}`
export const itemId = (id: string) => `form-item-${id}`

/** Puts what has this id into sight, with the focus on it. */
export function goTo(id: string): void {
  const element = document.getElementById(id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
