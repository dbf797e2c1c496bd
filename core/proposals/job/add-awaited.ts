import type { Jobs } from '../../jobs/ports.ts'
import { answeringJob } from './answering-job.ts'
import type { GrantSources } from '../form/grant-to-create.ts'
import type { Questions } from '../ports.ts'
import type { Question } from '../question/question.ts'

/** Higher, because somebody is looking at the page that shows them. */
const PRIORITY = 3

/** Saves questions that somebody added, and queues their answers. */
export async function addAwaited(
  { questions, jobs }: { readonly questions: Questions; readonly jobs: Jobs },
  added: readonly Question[],
  sources: GrantSources,
): Promise<void> {
  for (const question of added) await questions.save(question)
  await jobs.add(...added.map((question) => answeringJob(question, sources, PRIORITY)))
}
