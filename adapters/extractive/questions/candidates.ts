import type { AnswerSpace, Grid, PrintedItem, PrintedLine } from './printed-items.ts'

/** Words on the form that may be a question: a line, the label of a field, or the name of a column to fill in. */
export interface Candidate {
  readonly kind: 'line' | 'field' | 'column'
  readonly text: string
  readonly anchor: string
  /** The place of its item among the printed items. */
  readonly at: number
  readonly line: PrintedLine | null
  readonly space: AnswerSpace | null
  readonly grid: Grid | null
}

export function candidatesOf(items: readonly PrintedItem[]): Candidate[] {
  return items.flatMap((item, at): Candidate[] => {
    if (item.kind === 'line') return [{ ...NOTHING, kind: 'line', text: item.text, anchor: item.anchor, at, line: item }]
    if (item.kind === 'grid')
      return item.columns.map((text, index) => {
        const anchor = item.columnAnchors[index] ?? item.anchor
        return { ...NOTHING, kind: 'column', text, anchor, at, grid: item }
      })
    return item.kind === 'record' || item.label === null
      ? []
      : [{ ...NOTHING, kind: 'field', text: item.label, anchor: item.anchor, at, space: item }]
  })
}

const NOTHING = { line: null, space: null, grid: null } as const
