import type { AccountId, JobId } from '../shared/ids.ts'
import { startProposing } from '../brief/project-brief.ts'
import { startReading as startReadingDocument } from '../documents/document.ts'
import { startProofreading } from '../proofreading/proofreading.ts'
import { startOverview } from '../projects/project.ts'
import { requestFunderOverview, requestLetter, requeueForm } from '../proposals/proposal.ts'
import { requestAnswer } from '../proposals/question/question.ts'
import { startWriting } from '../reports/report.ts'
import type { Stores } from '../stores.ts'
import { isJobName, type JobName, payloadOf, type PayloadOf } from '../jobs/job-catalogue.ts'
import { type Job, jobNotFound } from '../jobs/job.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { type ActionSources, recordAction } from '../audit/record-action.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { JobQueue } from '../jobs/ports.ts'

/** Resets the subject of a finished job to the state in which the job does its work, so that it runs again. */
type Reopen<Name extends JobName> = (stores: Stores, accountId: AccountId, data: PayloadOf<Name>) => Promise<unknown>

const REOPENINGS: { readonly [Name in JobName]?: Reopen<Name> } = {
  async 'read-document'({ documents }, accountId, { documentId }) {
    const document = await documents.find(accountId, documentId)
    if (document) await documents.save(startReadingDocument(document))
  },
  /** Does not reset a form whose questions were found: reading it again would add them twice. */
  async 'read-form'({ proposals }, accountId, { proposalId }) {
    const proposal = await proposals.find(accountId, proposalId)
    if (proposal?.form && proposal.processingStatus === 'error') await proposals.save(requeueForm(proposal))
  },
  async 'answer-question'({ questions }, accountId, { questionId }) {
    const question = await questions.find(accountId, questionId)
    if (question) await questions.save(requestAnswer(question))
  },
  async 'write-cover-letter'({ proposals }, accountId, { proposalId }) {
    const proposal = await proposals.find(accountId, proposalId)
    if (proposal) await proposals.save(requestLetter(proposal))
  },
  async 'write-funder-overview'({ proposals }, accountId, { proposalId }) {
    const proposal = await proposals.find(accountId, proposalId)
    if (proposal) await proposals.save(requestFunderOverview(proposal))
  },
  async 'write-project-overview'({ projects }, accountId, { projectId }) {
    const project = await projects.find(accountId, projectId)
    if (project) await projects.save(startOverview(project))
  },
  async 'propose-brief'({ projectBriefs }, accountId, { projectId }) {
    const brief = await projectBriefs.find(accountId, projectId)
    if (brief) await projectBriefs.save(startProposing(brief))
  },
  async 'proofread-application'({ proofreadings }, accountId, { proposalId }) {
    const proofreading = await proofreadings.find(accountId, proposalId)
    if (proofreading) await proofreadings.save(startProofreading(proofreading))
  },
  async 'write-report'({ reports }, accountId, { reportId }) {
    const report = await reports.find(accountId, reportId)
    if (report) await reports.save(startWriting(report))
  },
}

async function reopen(stores: Stores, { name, accountId, data }: Job): Promise<void> {
  if (accountId === null || !isJobName(name)) return
  const payload = payloadOf(name, data)
  if (payload !== null) await (REOPENINGS[name] as Reopen<JobName> | undefined)?.(stores, accountId, payload)
}

/** Runs a job again at once, in any state. For admins. */
export class ReloadJob {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly queue: JobQueue,
    private readonly sources: ActionSources,
  ) {}

  async execute({ actor, jobId }: { actor: Actor; jobId: JobId }): Promise<void> {
    assertAdmin(actor)
    await this.work.run(async (stores) => {
      const job = await stores.jobs.find(jobId)
      if (!job) throw jobNotFound()
      if (job.state === 'completed' || job.state === 'failed') await reopen(stores, job)
      const act = { action: 'reload-job', onAccount: job.accountId, subjectId: jobId } as const
      await recordAction(stores.auditLog, actor, act, this.sources)
    })
    await this.queue.reload(jobId, this.sources.clock.now())
  }
}
