/** Kinds of answer that questions ask for. */
export const QUESTION_KINDS = [
  'text',
  'name',
  'date',
  'number',
  'money',
  'address',
  'choice',
  'yes-no',
  'table',
  'attachment',
  'signature',
  'declaration',
  'budget',
] as const

export type QuestionKind = (typeof QUESTION_KINDS)[number]
