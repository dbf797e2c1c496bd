import type { AnswerSpace, PrintedItem, PrintedLine } from './printed-items.ts'

/** Words on the form that may be a question: a line, or the label of a field. */
export interface Candidate {
  readonly kind: 'line' | 'field'
  readonly text: string
  readonly anchor: string
  /** Index of its item among the printed items. */
  readonly at: number
  readonly line: PrintedLine | null
  readonly space: AnswerSpace | null
}

export function candidatesOf(items: readonly PrintedItem[]): Candidate[] {
  return items.flatMap((item, at): Candidate[] => {
    const { anchor } = item
    if (item.kind === 'line') return [{ kind: 'line', text: item.text, anchor, at, line: item, space: null }]
    if (item.kind !== 'answer-space' || item.label === null) return []
    return [{ kind: 'field', text: item.label, anchor, at, line: null, space: item }]
  })
}
