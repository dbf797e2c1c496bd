import type { Element } from './notation.ts'
import type { Words } from './sheet.ts'

export interface Answer {
  readonly element: Element
  readonly words: Words
}

/** A question with what belongs to it. */
export interface Unit {
  readonly question: Element
  readonly index: number
  /** Help that is printed above the question. */
  readonly before: readonly Words[]
  readonly guidance: readonly Words[]
  readonly bullets: ReadonlySet<Words>
  readonly limit: Words | null
  /** The table to fill in below the prompt. */
  readonly table: Answer | null
  readonly answers: readonly Answer[]
}

/** The question at this place with what belongs to it, and the place of what comes next. */
export function unitAt(
  elements: readonly Element[],
  index: number,
  before: readonly Words[] = [],
): { unit: Unit; next: number } {
  const belonging = elements.slice(index + 1).map((element, step) => ({
    element,
    words: { text: element.text, role: element.role, element: index + 1 + step },
  }))
  const end = belonging.findIndex(({ element }, at) => !belongs(element, belonging[at - 1]?.element))
  const own = end < 0 ? belonging : belonging.slice(0, end)
  const of = (role: Element['role']) => own.filter(({ element }) => element.role === role)
  const guidance = of('guidance')
  const unit = {
    question: elements[index]!,
    index,
    before,
    guidance: guidance.map(({ words }) => words),
    bullets: new Set(guidance.filter(({ element }) => element.mark === 'bullet').map(({ words }) => words)),
    limit: of('limit')[0]?.words ?? null,
    table: of('text-table')[0] ?? null,
    answers: of('answer'),
  }
  return { unit, next: index + 1 + own.length }
}

/** Help and limits of a question stand before its answer, and its table once. */
function belongs(element: Element, last: Element | undefined): boolean {
  if (element.role === 'answer') return true
  if (element.mark === 'before' || last?.role === 'answer') return false
  if (element.role === 'text-table') return last?.role !== 'text-table'
  return element.role === 'guidance' || element.role === 'limit'
}
