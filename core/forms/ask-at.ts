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
  ports: AskingPorts,
): Promise<QuestionId> {
  const text = questionText(asked.text, 'text')
  const printed = { ...asked, text, guidance: null, limit: ports.limits.limitIn(text) }
  const { id, marked } = await addInPlace(stores, reading, printed, { place, found }, ports)
  await stores.formReadings.save(corrects(marked, { place, found, as: 'question', kind: 'text', text }))
  return id
}

type Printed = Omit<Parameters<typeof newQuestion>[0], 'id' | 'accountId' | 'proposalId' | 'position'>

/** Adds the question and marks it in the reading, which is not saved. */
export async function addInPlace(
  stores: AskingStores,
  reading: FormReading,
  printed: Printed,
  { place, found }: Pick<Asked, 'place' | 'found'>,
  { sources, quotas }: Pick<AskingPorts, 'sources' | 'quotas'>,
): Promise<{ readonly id: QuestionId; readonly marked: FormReading }> {
  const { id: proposalId, accountId } = reading
  await quotas.assertQuota(stores.holdings, accountId, { tasks: 1 })
  const places = await stores.questions.places(accountId, proposalId)
  assertQuestionCount(places.length + 1)
  const position = (places.at(-1)?.position ?? -1) + 1
  const id = sources.ids.next<'question'>()
  const question = newQuestion({ ...printed, id, accountId, proposalId, position })
  await addAwaited(stores, [question], sources)
  const isAfter = placesAfter(reading, place)
  const next = places.findIndex((one) => isAfter(markOf(reading, one.id)?.place ?? null))
  if (next !== -1) await stores.questions.reorder(accountId, proposalId, orderWith(places, id, next))
  return { id, marked: withMark(reading, { questionId: id, place, found }) }
}
