import { cutToLimit } from '../../../core/proposals/question/cut-to-limit.ts'
import type { AnswerDraft, AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'

const MAX_WORDS = 250

/** The section of the brief that a question asks for, as much of it as the limit allows; null where it asks for none. */
export function fromToldText({ told = [], question: { limit } }: AnswerTask): AnswerDraft | null {
  const asked = told.find(({ isAsked }) => isAsked)
  if (asked === undefined) return null
  const { fileName, heading } = asked
  const text = cutToLimit(asked.text, limit)
  if (text === '') return null
  const passage = asked.text.split(/\s+/).slice(0, MAX_WORDS).join(' ')
  const source = { documentId: null, fileName, page: null, heading, ordinal: null, passage, cited: true, used: [] }
  const isCut = !isWithin(asked.text, limit)
  return {
    text,
    missing: false,
    isTold: true,
    sources: [source],
    messages: [],
    warnings: isCut ? [{ kind: 'cut' }] : [],
  }
}
