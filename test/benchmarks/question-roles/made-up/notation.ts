import type { QuestionKind } from '../../../../core/proposals/question/question-kind.ts'

/** What a line of a form is for. */
export const ROLES = [
  'title',
  'heading',
  'group',
  'question',
  'guidance',
  'limit',
  'text-table',
  'grid',
  'instruction',
  'tick-prompt',
  'option',
  'budget',
  'attachment',
  'declaration',
  'signature',
  'office',
  'answer',
  'furniture',
] as const

export type Role = (typeof ROLES)[number]

/** One element of a made-up form, as its line in the file says. */
export interface Element {
  readonly role: Role
  readonly text: string
  readonly kind: QuestionKind | null
  /** A question whose answer is a few words. */
  readonly short: boolean
  /** Of a heading, from 1. */
  readonly level: number
  /** A heading that asks, a follow-up, guidance that is printed before, a bullet, a heading-like question in other text. */
  readonly mark: 'none' | 'heading' | 'follow-up' | 'before' | 'bullet' | 'title' | 'asking' | 'row'
  readonly options: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly string[]
  readonly emptyRows: number
}

export interface WrittenForm {
  readonly name: string
  readonly title: string
  readonly language: string
  /** The names of the only layouts that fit; empty where all do. */
  readonly layouts: readonly string[]
  /** How its questions are set, where that is what the form is about. */
  readonly questions: 'bullets' | 'heading' | 'plain' | null
  readonly elements: readonly Element[]
}
