import type { QuestionId } from '../shared/ids.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { addAwaited } from '../proposals/job/add-awaited.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { orderWith } from '../proposals/question/place-questions.ts'
import type { FormReadings } from './ports.ts'
import type { LimitReader, Questions } from '../proposals/ports.ts'
import { assertQuestionCount, questionText } from '../proposals/question/question-text.ts'
import { newQuestion } from '../proposals/question/question.ts'
import { corrects, markOf, placesAfter, withMark, type FormReading } from '../proposals/form/form-reading.ts'

export interface AskingStores {
  readonly questions: Questions
  readonly formReadings: FormReadings
  readonly jobs: Jobs
  readonly holdings: Holdings
}

export interface AskingPorts {
  readonly sources: GrantSources
  readonly limits: LimitReader
  readonly quotas: AccountQuotas
}

export interface Asked {
  readonly text: string
  readonly section: string | null
  readonly number: string | null
  readonly anchor: string | null
  readonly place: string | null
  readonly found: string | null
}

/** Adds a question of the form to the application, in its place, and queues its answer. */
export async function askAt(
  stores: AskingStores,
  reading: FormReading,
  { place, found, ...asked }: Asked,
  { sources, limits, quotas }: AskingPorts,
): Promise<QuestionId> {
  const { id: proposalId, accountId } = reading
  const text = questionText(asked.text, 'text')
  await quotas.assertQuota(stores.holdings, accountId, { tasks: 1 })
  const places = await stores.questions.places(accountId, proposalId)
  assertQuestionCount(places.length + 1)
  const position = (places.at(-1)?.position ?? -1) + 1
  const owner = { id: sources.ids.next<'question'>(), accountId, proposalId, position }
  const question = newQuestion({ ...asked, ...owner, text, guidance: null, limit: limits.limitIn(text) })
  await addAwaited(stores, [question], sources)
  const isAfter = placesAfter(reading, place)
  const next = places.findIndex(({ id }) => isAfter(markOf(reading, id)?.place ?? null))
  if (next !== -1) await stores.questions.reorder(accountId, proposalId, orderWith(places, question.id, next))
  const marked = withMark(reading, { questionId: question.id, place, found })
  await stores.formReadings.save(corrects(marked, { place, found, as: 'question', kind: 'text', text }))
  return question.id
}
