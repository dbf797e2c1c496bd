import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import { AppError, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { MAX_MESSAGES_SHOWN, type CoordinatorMessage } from '../proposals/coordinator-message.ts'
import { proposalNotFound } from '../proposals/find-proposal.ts'
import { answerStateOf } from '../proposals/answer/kept-answer.ts'
import { ownerFor } from '../proposals/owner-for.ts'
import type { ModelMessage } from '../proposals/ports/answer-writer.ts'
import type { ProposalDetail, ProposalReader, Proposals, Questions } from '../proposals/ports.ts'
import type { CoordinatorMetadata } from '../proposals/proposal.ts'
import type { Answer, Question } from '../proposals/question/question.ts'

/** For admins, with the model messages of each answer. */
export interface ViewedProposal extends ProposalDetail {
  /** Oldest first; null unless the actor is an admin. */
  readonly coordinatorMessages: readonly CoordinatorMessage[] | null
}

/** Passages near a question whose answer is missing. */
interface QuestionPassages {
  readonly questionId: QuestionId
  /** Version of the answer: another draft has other passages. */
  readonly version: number
  readonly passages: NonNullable<Answer['passages']>
}

/** Returns an application of the actor's account; to admins, of any account. */
export class ViewProposal {
  constructor(
    private readonly proposals: ProposalReader,
    private readonly readings: AdminReadAccess,
  ) {}

  async execute(input: { actor: Actor; proposalId: ProposalId }): Promise<ViewedProposal> {
    const owner = await this.accountFor(input)
    const detail = await this.proposals.detail(owner, input.proposalId)
    if (!detail) throw proposalNotFound()
    if (!input.actor.isAdmin) return { ...detail, coordinatorMessages: null }
    const messages = await this.proposals.answerMessages(owner, input.proposalId)
    return {
      ...detail,
      questions: detail.questions.map((question) => withMessages(question, messages.get(question.id))),
      coordinatorMessages: await this.proposals.coordinatorMessages(owner, input.proposalId, MAX_MESSAGES_SHOWN),
    }
  }

  /** Changes whenever the result of `execute` would change. */
  async version(input: { actor: Actor; proposalId: ProposalId }): Promise<string> {
    const version = await this.proposals.version(await this.accountFor(input), input.proposalId)
    if (version === null) throw proposalNotFound()
    return version
  }

  private accountFor({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }) {
    const ownerOf = () => this.proposals.ownerOf(proposalId)
    return this.readings.accountFor(actor, ownerOf, { action: 'read-application', subjectId: proposalId })
  }
}

function withMessages(question: Question, messages: readonly ModelMessage[] = []): Question {
  return question.answer ? { ...question, answer: { ...question.answer, messages } } : question
}

/**
 * Returns the sources of an answer with the words that it uses; for a missing answer, the passages near the question.
 */
export class ViewSources {
  constructor(
    private readonly work: UnitOfWork<{ questions: Questions }>,
    private readonly proposals: ProposalReader,
  ) {}

  async execute(input: {
    actor: Actor
    proposalId: ProposalId
    questionId: QuestionId
  }): Promise<Required<Pick<Answer, 'sources' | 'passages'>>> {
    const owner = await ownerFor(this.proposals, input.actor, input.proposalId)
    const question = await this.work.run(({ questions }) => questions.find(owner, input.questionId))
    if (question?.proposalId !== input.proposalId) throw notFound('proposals.question-not-found')
    return { sources: question.answer?.sources ?? [], passages: question.answer?.passages ?? [] }
  }
}

/** Returns the passages near all missing answers of an application. */
export class ViewPassages {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals; questions: Questions }>,
    private readonly reader: ProposalReader,
  ) {}

  /** Leaves out questions without passages. */
  async execute(input: { actor: Actor; proposalId: ProposalId }): Promise<QuestionPassages[]> {
    const owner = await ownerFor(this.reader, input.actor, input.proposalId)
    const found = await this.work.run(async ({ proposals, questions }) => {
      if (!(await proposals.find(owner, input.proposalId))) throw proposalNotFound()
      return questions.ofProposal(owner, input.proposalId)
    })
    return found.flatMap((question) => {
      const passages = question.answer?.passages ?? []
      const version = answerStateOf(question)?.version ?? 0
      return passages.length === 0 ? [] : [{ questionId: question.id, version, passages }]
    })
  }
}

/** Returns the coordinator's messages, only the last ones if there are very many; for admins. */
export class ViewCoordinatorMessages {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals }>,
    private readonly reader: ProposalReader,
  ) {}

  async execute(input: {
    actor: Actor
    proposalId: ProposalId
  }): Promise<{ messages: CoordinatorMessage[]; metadata: CoordinatorMetadata | null }> {
    if (!input.actor.isAdmin) throw new AppError('forbidden', 'proposals.admins-only', { values: { to: 'see' } })
    const owner = await ownerFor(this.reader, input.actor, input.proposalId)
    const proposal = await this.work.run(({ proposals }) => proposals.find(owner, input.proposalId))
    if (!proposal) throw proposalNotFound()
    const messages = await this.reader.coordinatorMessages(proposal.accountId, proposal.id, MAX_MESSAGES_SHOWN)
    return { messages, metadata: proposal.coordinatorMetadata }
  }
}
