import type { DocumentId, ProjectId, ProposalId, QuestionId, ReportId } from '../shared/ids.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { answeringJob } from '../proposals/job/answering-job.ts'
import { improvingJob } from '../proposals/job/improving-job.ts'
import type { Questions } from '../proposals/ports.ts'
import { dependenciesOf } from '../proposals/question/dependencies.ts'
import { isAwaited, isChanging } from '../proposals/question/question.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { NOTHING_STUCK } from './scheduled-task.ts'
import { type ItemOfWork, WORK_KINDS, type WorkInProgress, type WorkKind } from './ports.ts'

const AT_ONCE = 1_000

/** The job to queue for an item that lost its job. */
const JOB_ON: Readonly<Record<Exclude<WorkKind, 'answer-question'>, (item: ItemOfWork, sources: JobSources) => Job>> = {
  'read-document': ({ id, accountId }, sources) =>
    newJob('read-document', { accountId, data: { documentId: id as DocumentId } }, sources),
  'read-form': ({ id, accountId }, sources) =>
    newJob('read-form', { accountId, data: { proposalId: id as ProposalId } }, sources),
  'write-cover-letter': ({ id, accountId }, sources) =>
    newJob('write-cover-letter', { accountId, data: { proposalId: id as ProposalId } }, sources),
  'write-funder-overview': ({ id, accountId }, sources) =>
    newJob('write-funder-overview', { accountId, data: { proposalId: id as ProposalId } }, sources),
  'write-project-overview': ({ id, accountId }, sources) =>
    newJob('write-project-overview', { accountId, data: { projectId: id as ProjectId } }, sources),
  'propose-brief': ({ id, accountId }, sources) =>
    newJob('propose-brief', { accountId, data: { projectId: id as ProjectId } }, sources),
  'proofread-application': ({ id, accountId }, sources) =>
    newJob('proofread-application', { accountId, data: { proposalId: id as ProposalId } }, sources),
  'write-report': ({ id, accountId }, sources) =>
    newJob('write-report', { accountId, data: { reportId: id as ReportId } }, sources),
}

interface Stores {
  readonly jobs: Jobs
  readonly questions: Questions
}

/**
 * Queues work again that is marked as in progress but has no job, because its job was removed. Items given up are
 * marked as failed and stay so. Work that ends at this moment is still done only once, as every job first checks
 * whether it is needed.
 */
export class RetryStuckWork implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly progress: WorkInProgress,
    private readonly sources: JobSources,
  ) {}

  async execute(): Promise<string> {
    let stuck = 0
    for (const kind of WORK_KINDS) stuck += await this.retryAll(kind)
    return stuck === 0 ? NOTHING_STUCK : `Queued ${stuck} ${stuck === 1 ? 'piece' : 'pieces'} of work again.`
  }

  private async retryAll(kind: WorkKind): Promise<number> {
    let stuck = 0
    let after: string | null = null
    do {
      const items: ItemOfWork[] = await this.progress.next(kind, after, AT_ONCE)
      // Read after the items, so that work that began and ended in between is not taken as stuck.
      const inHand = items.length === 0 ? new Set<string>() : await this.progress.withUnfinishedJob()
      const isInHand = (id: string) => jobsThatDo(kind).some((name) => inHand.has(`${name} ${id}`))
      for (const item of items) if (!isInHand(item.id) && (await this.retry(kind, item, inHand))) stuck += 1
      after = items.at(-1)?.id ?? null
    } while (after !== null)
    return stuck
  }

  private retry(kind: WorkKind, item: ItemOfWork, inHand: ReadonlySet<string>): Promise<boolean> {
    return this.work.run(async (stores) => {
      const job =
        kind === 'answer-question'
          ? await this.answerTo(item, stores.questions, inHand)
          : JOB_ON[kind](item, this.sources)
      if (job !== null) await stores.jobs.add(job)
      return job !== null
    })
  }

  /** Null if the answer waits for the plan of its application, or for answers that it sums up. */
  private async answerTo(
    { id, accountId }: ItemOfWork,
    questions: Questions,
    inHand: ReadonlySet<string>,
  ): Promise<Job | null> {
    const question = await questions.find(accountId, id as QuestionId)
    if (question === null) return null
    if (isChanging(question)) return improvingJob(question, this.sources)
    const isPlanned = inHand.has(`plan-application ${question.proposalId}`)
    if (isPlanned || (await dependenciesOf(question, questions)).some(isAwaited)) return null
    return answeringJob(question, this.sources)
  }
}

/** A question is also in progress while its answer is improved. */
function jobsThatDo(kind: WorkKind): readonly string[] {
  return kind === 'answer-question' ? [kind, 'improve-answer'] : [kind]
}
