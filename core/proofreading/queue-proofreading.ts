import type { AccountId, ProposalId } from '../shared/ids.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { Questions } from '../proposals/ports.ts'
import { givenAnswer } from '../proposals/question/question.ts'
import type { Proofreadings } from './ports.ts'
import { newProofreading, startProofreading, type Proofreading } from './proofreading.ts'

interface Stores {
  readonly proofreadings: Proofreadings
  readonly jobs: Jobs
}

/** Queues the proofreading of an application. */
export async function queueProofreading(
  { proofreadings, jobs }: Stores,
  before: Proofreading,
  sources: JobSources,
): Promise<Proofreading> {
  const { id: proposalId, accountId } = before
  await jobs.add(newJob('proofread-application', { accountId, data: { proposalId } }, sources))
  return proofreadings.save(startProofreading(before))
}

/** Queues the proofreading automatically after all answers are drafted; does nothing without answers. */
export async function proofreadDrafts(
  stores: Stores & { readonly questions: Questions },
  { accountId, proposalId: id }: { readonly accountId: AccountId; readonly proposalId: ProposalId },
  sources: JobSources,
): Promise<void> {
  const before = (await stores.proofreadings.find(accountId, id)) ?? newProofreading({ id, accountId })
  const all = await stores.questions.ofProposal(accountId, id)
  if (before.status === 'processing' || all.every((question) => givenAnswer(question) === null)) return
  await queueProofreading(stores, before, sources)
}
