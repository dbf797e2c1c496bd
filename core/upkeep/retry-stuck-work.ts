import type { JobHandler } from '../jobs/job-handler.ts'
import { newJob, type Job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { improvingJob } from '../proposals/improving-job.ts'
import type { GrantSources } from '../proposals/grant-to-create.ts'
import type { Questions } from '../proposals/ports/questions.ts'
import { requestUnderWay, type QuestionId } from '../proposals/question.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { WORK_KINDS, type ItemOfWork, type WorkInProgress, type WorkKind } from './ports/work-in-progress.ts'

const AT_ONCE = 1_000

const NAMED_AS: Readonly<Record<WorkKind, string>> = {
  'read-document': 'documentId',
  'read-form': 'proposalId',
  'answer-question': 'questionId',
  'write-cover-letter': 'proposalId',
  'write-funder-overview': 'proposalId',
  'write-project-overview': 'projectId',
  'write-report': 'reportId',
}

interface Stores {
  readonly jobs: Jobs
  readonly questions: Questions
}

/**
 * Queues again what is marked as in progress but no job does any more, for its job was removed. Work that was done in the
 * very moment is done once all the same: every job looks first whether it is still to be done.
 */
export class RetryStuckWork implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly progress: WorkInProgress,
    private readonly sources: GrantSources,
  ) {}

  async execute(): Promise<string> {
    let stuck = 0
    for (const kind of WORK_KINDS) stuck += await this.retryAll(kind)
    return stuck === 0 ? 'Nothing was stuck.' : `Queued ${stuck} ${stuck === 1 ? 'piece' : 'pieces'} of work again.`
  }

  private async retryAll(kind: WorkKind): Promise<number> {
    let stuck = 0
    let after: string | null = null
    do {
      const { items, last }: Awaited<ReturnType<WorkInProgress['next']>> = await this.progress.next(
        kind,
        after,
        AT_ONCE,
      )
      // Asked after the items: what was begun and ended in between names nothing stuck.
      const inHand = items.length === 0 ? new Set<string>() : await this.progress.inHand()
      const isInHand = (id: string) => doersOf(kind).some((name) => inHand.has(`${name} ${id}`))
      const left = items.filter(({ id }) => !isInHand(id))
      for (const item of left) await this.retry(kind, item)
      stuck += left.length
      after = last
    } while (after !== null)
    return stuck
  }

  private async retry(kind: WorkKind, item: ItemOfWork): Promise<void> {
    await this.work.run(async (stores) => stores.jobs.add(await this.jobFor(kind, item, stores)))
  }

  private async jobFor(kind: WorkKind, { id, accountId }: ItemOfWork, { questions }: Stores): Promise<Job> {
    const question = kind === 'answer-question' ? await questions.find(accountId, id as QuestionId) : null
    if (question && requestUnderWay(question)) return improvingJob(question, this.sources)
    const { ids, clock } = this.sources
    const data = { ...(question && { proposalId: question.proposalId }), [NAMED_AS[kind]]: id }
    return newJob({ id: ids.next<'job'>(), name: kind, accountId, data, now: clock.now() })
  }
}

/** A question is in progress also while its answer is improved. */
function doersOf(kind: WorkKind): readonly string[] {
  return kind === 'answer-question' ? [kind, 'improve-answer'] : [kind]
}
