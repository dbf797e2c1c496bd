import type { FormReadings } from './ports.ts'
import type { Question } from '../proposals/question/question.ts'
import { corrects, markOf } from '../proposals/form/form-reading.ts'

/**
 * Stores people's correction of a question of a form: its wording, or that it is no question. Ignores questions that
 * are not from a form.
 */
export async function correctQuestion(
  { formReadings }: { readonly formReadings: FormReadings },
  { id, accountId, proposalId, kind, text }: Question,
  as: 'question' | 'nothing',
): Promise<void> {
  const reading = await formReadings.find(accountId, proposalId)
  const mark = reading && markOf(reading, id)
  if (mark) await formReadings.save(corrects(reading, { place: mark.place, found: mark.found, as, kind, text }))
}
