import type { Jobs } from '../jobs/ports/jobs.ts'
import { answeringJob } from './answering-job.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { Questions } from './ports/questions.ts'
import { requestUnderWay, type Question } from './question.ts'

interface Stores {
  readonly questions: Questions
  readonly jobs: Jobs
}

/** Queues the questions that waited for this one last. An answer that failed is waited for no more than one that is there. */
export async function queueDependents(stores: Stores, settled: Question, sources: GrantSources): Promise<void> {
  const all = await stores.questions.ofProposal(settled.accountId, settled.proposalId)
  const waiting = all.filter((question) => question.status === 'processing' && requestUnderWay(question) === null)
  const open = new Set(waiting.map(({ id }) => id))
  const ready = all.filter(
    ({ id, dependsOn }) =>
      open.has(id) && dependsOn.includes(settled.id) && !dependsOn.some((other) => open.has(other)),
  )
  await stores.jobs.add(...ready.map((question) => answeringJob(question, sources)))
}
