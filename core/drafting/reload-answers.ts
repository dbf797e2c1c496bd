import type { AccountId, ProposalId, QuestionId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { recordAction } from '../audit/record-action.ts'
import type { AuditLog } from '../audit/ports.ts'
import type { Jobs } from '../jobs/ports.ts'
import { AppError, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { attemptJob } from '../proposals/job/attempt-job.ts'
import { proposalNotFound } from '../proposals/find-proposal.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { isAnswerProtected } from '../proposals/answer/kept-answer.ts'
import { ownerFor } from '../proposals/owner-for.ts'
import type { ProposalReader, Proposals, Questions } from '../proposals/ports.ts'
import { startAnswering } from '../proposals/proposal.ts'
import { isChanging, keepAnswer, requestAnswer, type Question } from '../proposals/question/question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly jobs: Jobs
  readonly auditLog: AuditLog
}

/** Has all answers of an application drafted again that nobody wrote, changed or checked; for admins. */
export class ReloadAllAnswers {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly reader: ProposalReader,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` where the application has no questions. */
  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<void> {
    assertAdmin(actor)
    const onAccount = await ownerFor(this.reader, actor, proposalId)
    await this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(onAccount, proposalId)
      if (!proposal) throw proposalNotFound()
      const questions = await stores.questions.ofProposal(onAccount, proposalId)
      if (questions.length === 0) throw nothingToReload()
      const drafts = questions.filter((question) => !isAnswerProtected(question))
      for (const question of drafts) await stores.questions.save(requestAnswer(question))
      if (drafts.length > 0) await stores.proposals.save(startAnswering(proposal))
      await stores.jobs.add(...drafts.map((question) => attemptJob(question, this.sources)))
      await recordAction(
        stores.auditLog,
        actor,
        { action: 'reload-answers', onAccount, subjectId: proposalId },
        this.sources,
      )
    })
  }
}

interface QuestionToReload {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
}

/** Has the answer of a failed or stuck question drafted again. Keeps an answer by a person; for admins. */
export class ReloadAnswer {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly reader: ProposalReader,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` where the question has an answer. */
  async execute({ actor, proposalId, questionId }: QuestionToReload): Promise<void> {
    assertAdmin(actor)
    const onAccount = await ownerFor(this.reader, actor, proposalId)
    await this.work.run(async (stores) => {
      const question = await this.find(stores.questions, onAccount, { proposalId, questionId })
      const isKept = isAnswerProtected(question) && !isChanging(question)
      await stores.questions.save(isKept ? keepAnswer(question) : requestAnswer(question))
      if (!isKept) await stores.jobs.add(attemptJob(question, this.sources))
      await recordAction(
        stores.auditLog,
        actor,
        { action: 'reload-answer', onAccount, subjectId: questionId },
        this.sources,
      )
    })
  }

  private async find(
    questions: Questions,
    owner: AccountId,
    { proposalId, questionId }: Omit<QuestionToReload, 'actor'>,
  ): Promise<Question> {
    const question = await questions.find(owner, questionId)
    if (question?.proposalId !== proposalId) throw notFound('proposals.question-not-found')
    if (question.status === 'completed') throw new AppError('conflict', 'proposals.answered-already')
    return question
  }
}

function nothingToReload(): AppError {
  return new AppError('conflict', 'proposals.no-questions')
}
