import type { DocumentId } from '../documents/document.ts'
import type { ProjectId } from '../projects/project.ts'
import type { ProposalId } from '../proposals/proposal.ts'
import type { QuestionId } from '../proposals/question.ts'
import type { ReportId } from '../reports/report.ts'
import type { Stores } from '../stores.ts'
import type { Job } from './job.ts'

/** What a finished job works on, put into the state in which the job does its work: it does it once alone. */
type Reopen = (stores: Stores, job: Job & { accountId: NonNullable<Job['accountId']> }) => Promise<unknown>

const REOPENINGS: Readonly<Record<string, Reopen>> = {
  async 'read-document'({ documents }, { accountId, data }) {
    const document = await documents.find(accountId, data['documentId'] as DocumentId)
    if (document) await documents.save({ ...document, status: 'processing', processingError: null })
  },
  /** A form whose questions were found is not read again: they would stand there twice. */
  async 'read-form'({ proposals }, { accountId, data }) {
    const proposal = await proposals.find(accountId, data['proposalId'] as ProposalId)
    if (proposal?.form && proposal.processingStatus === 'error')
      await proposals.save({ ...proposal, type: 'upload', processingStatus: 'queued', processingError: null })
  },
  async 'answer-question'({ questions }, { accountId, data }) {
    const question = await questions.find(accountId, data['questionId'] as QuestionId)
    if (question) await questions.save({ ...question, status: 'processing', error: null, notice: null })
  },
  async 'write-cover-letter'({ proposals }, { accountId, data }) {
    const proposal = await proposals.find(accountId, data['proposalId'] as ProposalId)
    if (proposal) await proposals.save({ ...proposal, coverLetterStatus: 'processing', coverLetterError: null })
  },
  async 'write-funder-overview'({ proposals }, { accountId, data }) {
    const proposal = await proposals.find(accountId, data['proposalId'] as ProposalId)
    if (proposal) await proposals.save({ ...proposal, funderOverviewStatus: 'processing' })
  },
  async 'write-project-overview'({ projects }, { accountId, data }) {
    const project = await projects.find(accountId, data['projectId'] as ProjectId)
    if (!project) return
    await projects.save({ ...project, overview: { ...project.overview, status: 'processing', error: null } })
  },
  async 'write-report'({ reports }, { accountId, data }) {
    const report = await reports.find(accountId, data['reportId'] as ReportId)
    if (report) await reports.save({ ...report, status: 'processing', error: null })
  },
}

export async function reopen(stores: Stores, job: Job): Promise<void> {
  const { accountId } = job
  if (accountId !== null && Object.hasOwn(REOPENINGS, job.name))
    await REOPENINGS[job.name]?.(stores, { ...job, accountId })
}
