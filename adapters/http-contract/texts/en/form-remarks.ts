import type { z } from 'zod'
import type { questionKind } from '../../proposals.ts'

type QuestionKind = z.infer<typeof questionKind>

const NEEDED: Partial<Record<QuestionKind, string>> = {
  choice: 'To do by hand: tick what applies.',
  'yes-no': 'To do by hand: tick yes or no.',
  declaration: 'To do by hand: read and confirm this.',
  signature: 'To do by hand: sign here.',
  attachment: 'To do by hand: enclose this.',
  budget: 'To do by hand: fill in the amount.',
  table: 'To do by hand: fill in the table.',
}

/** The remark for an empty place of a form; null for an answer in words. */
export function formRemark(needed: QuestionKind | 'unconfirmed' | null): string {
  if (needed === 'unconfirmed') return 'The answer to this question is not confirmed yet.'
  return (needed === null ? null : NEEDED[needed]) ?? 'This question has no answer yet.'
}
