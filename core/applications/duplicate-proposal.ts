import type { ProjectId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { FileStore, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { Job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { Holdings } from '../quotas/ports.ts'
import { copyName } from '../shared/entity-name.ts'
import { answeringJob } from '../proposals/job/answering-job.ts'
import { copiedReading } from '../forms/copied-reading.ts'
import { formReadingJob } from '../forms/form-reading-job.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { GrantMaking } from '../proposals/form/grant-to-create.ts'
import type { FormReadings } from '../forms/ports.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { isUnread, type Proposal, type UploadedForm, newProposal } from '../proposals/proposal.ts'
import { isAwaited, type Question, newQuestion } from '../proposals/question/question.ts'
import { funderOverviewJobs } from '../funder-overviews/write-funder-overview.ts'
import { copiedState } from '../shared/text-state.ts'
import { answerStateOf } from '../proposals/answer/kept-answer.ts'

type OfCopy = Pick<Proposal, 'id' | 'projectId' | 'name' | 'form' | 'createdAt'>

/** A copy of the application at its first stage. A form that is still being read is read again for the copy. */
function copiedProposal(original: Proposal, of: OfCopy, questions: readonly Question[]): Proposal {
  const { accountId, type, grantInfo, funderId, formClassification, counting } = original
  const { amountAsked, currency, formTerms } = original
  return {
    ...newProposal({ ...of, accountId, type, grantInfo, funderId }),
    formClassification,
    counting,
    amountAsked,
    currency,
    formTerms,
    processingStatus: processingStatusOf(original, questions),
    processingError: original.processingError,
  }
}

/** Answered in the original counts as answered in the copy, though somebody may work on it again there. */
function processingStatusOf(original: Proposal, questions: readonly Question[]): Proposal['processingStatus'] {
  if (isUnread(original)) return 'queued'
  const isOver = original.processingStatus === 'answering' && !questions.some(isAwaited)
  return isOver ? 'completed' : original.processingStatus
}

/**
 * Copies the questions with their answers, which become unchecked drafts. Unanswered questions are queued, unless they
 * failed.
 */
function copiedQuestions(
  originals: readonly Question[],
  copy: Pick<Proposal, 'id' | 'accountId'>,
  ids: IdSource,
): Question[] {
  const copies = new Map<QuestionId, QuestionId>(originals.map(({ id }) => [id, ids.next<'question'>()]))
  return originals.map((original) => {
    const { position, text, guidance, section, number, limit, anchor, kind, answer } = original
    const place = { id: copies.get(original.id)!, accountId: copy.accountId, proposalId: copy.id, position }
    const question = newQuestion({ ...place, text, guidance, section, number, limit, anchor, kind })
    const dependsOn = original.dependsOn.flatMap((id) => copies.get(id) ?? [])
    return { ...question, dependsOn, answer, answerState: copiedState(answerStateOf(original)), ...statusOf(original) }
  })
}

function statusOf({ answer, status, error, notice }: Question): Pick<Question, 'status' | 'error' | 'notice'> {
  if (answer !== null) return { status: 'completed', error: null, notice: null }
  return { status, error, notice }
}

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly formReadings: FormReadings
  readonly jobs: Jobs
  readonly holdings: Holdings
}

export interface DuplicateProposalInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  /** Set when the project itself is duplicated: the copy's project. The application then keeps its name. */
  readonly projectId?: ProjectId
}

/**
 * Copies an application: its questions with their answers, as drafts, and its form under a new key. Work in progress
 * continues in both. The cover letter, deadline, owner, next step and chats are not copied.
 */
export class DuplicateProposal {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: FileStore,
    private readonly making: GrantMaking,
  ) {}

  /** Throws `conflict` at a quota. */
  async execute(input: DuplicateProposalInput): Promise<Proposal> {
    const original = await this.work.run(({ proposals }) => findProposal(proposals, input.actor, input.proposalId))
    const form = original.form && (await this.copyOf(original.form, input.actor))
    try {
      return await this.work.run((stores) => this.record(stores, input, form))
    } catch (error) {
      if (form !== null) await this.files.remove(form.fileKey)
      throw error
    }
  }

  private async copyOf(form: UploadedForm, { accountId }: Actor): Promise<UploadedForm> {
    const fileKey = `${accountId}/${this.making.ids.next()}`
    await this.files.put(fileKey, await this.files.open(form.fileKey))
    return { ...form, fileKey }
  }

  private async record(stores: Stores, input: DuplicateProposalInput, form: UploadedForm | null): Promise<Proposal> {
    const original = await findProposal(stores.proposals, input.actor, input.proposalId)
    const { ids, clock, quotas } = this.making
    const bytes = form === null ? {} : { bytes: form.sizeBytes }
    await quotas.assertQuota(stores.holdings, original.accountId, { applications: 1, tasks: 1, ...bytes })
    const id = ids.next<'proposal'>()
    const originals = await stores.questions.ofProposal(original.accountId, original.id)
    const questions = copiedQuestions(originals, { id, accountId: original.accountId }, ids)
    const place = { projectId: input.projectId ?? original.projectId, form, createdAt: clock.now() }
    const name = input.projectId ? original.name : copyName(original.name)
    const copy = await stores.proposals.save(copiedProposal(original, { id, name, ...place }, questions))
    for (const question of questions) await stores.questions.save(question)
    const reading = await stores.formReadings.find(original.accountId, original.id)
    if (reading !== null) await stores.formReadings.save(copiedReading(reading, { id, originals, questions }, ids))
    await stores.jobs.add(...this.jobsFor(copy, questions))
    return copy
  }

  private jobsFor(copy: Proposal, questions: readonly Question[]): Job[] {
    return [
      ...(isUnread(copy) ? [formReadingJob(copy, this.making)] : []),
      ...questions.filter(isAwaited).map((question) => answeringJob(question, this.making)),
      ...funderOverviewJobs(copy, this.making),
    ]
  }
}
