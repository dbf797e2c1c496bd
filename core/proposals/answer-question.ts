import type { Account } from '../accounts/account.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import type { Funders } from '../funders/ports/funders.ts'
import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import { AppError, isAppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AnswerDraft, AnswerWriter } from './ports/answer-writer.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { Proposal, ProposalId } from './proposal.ts'
import { withAnswer, withError, type Question, type QuestionId } from './question.ts'

interface Stores {
  readonly accounts: Accounts
  readonly funders: Funders
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
}

interface Work {
  readonly account: Account
  readonly proposal: Proposal
  readonly question: Question
  readonly funderName: string | null
}

export interface AnswerQuestionPorts {
  readonly work: UnitOfWork<Stores>
  readonly writer: AnswerWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly log: Log
}

const RETRY_WHILE_READING_SECONDS = 2

/**
 * Drafts one question's answer from the project's grant documents and the shared library. Waits while documents are still
 * being read. A question that fails carries its own error and leaves the others alone; one answered already stays so.
 */
export class AnswerQuestion implements JobHandler {
  constructor(private readonly ports: AnswerQuestionPorts) {}

  async execute({ data, accountId, lastAttempt }: JobInput): Promise<string | null> {
    const found = accountId && (await this.find(accountId, data['questionId'] as QuestionId))
    if (!found) return null
    const scopes = scopesOf(found.proposal)
    if (!lastAttempt) await this.waitForDocuments(found, scopes)
    await this.announce(found)
    const outcome = await this.draft(found, scopes, lastAttempt)
    return this.keep(found.question, outcome)
  }

  private find(accountId: Account['id'], id: QuestionId): Promise<Work | null> {
    return this.ports.work.run(async ({ accounts, proposals, questions, funders }) => {
      const question = await questions.find(accountId, id)
      if (question?.status !== 'processing') return null
      const account = await accounts.find(accountId)
      const proposal = await proposals.find(accountId, question.proposalId)
      if (!account || !proposal) return null
      const funder = proposal.funderId && (await funders.find(accountId, proposal.funderId))
      return { account, proposal, question, funderName: funder ? funder.funderName : null }
    })
  }

  private async waitForDocuments({ account }: Work, scopes: readonly DocumentScope[]): Promise<void> {
    if (await this.ports.documents.isBeingRead(account.id, scopes))
      throw new AppError('unavailable', 'documents.being-read', 'Your documents are still being read.', {
        retryAfter: RETRY_WHILE_READING_SECONDS,
      })
  }

  private announce({ question }: Work): Promise<void> {
    return this.say(question.proposalId, `Answering question ${question.position + 1}: ${shortened(question.text)}`)
  }

  private async draft(found: Work, scopes: readonly DocumentScope[], lastAttempt: boolean) {
    const { account, proposal, question, funderName } = found
    const library = this.ports.libraries.open(account.id, scopes)
    const { text, guidance, section, limit } = question
    const task = { question: { text, guidance, section, limit }, grantInfo: proposal.grantInfo, funderName }
    try {
      return await this.ports.writer.write({ ...task, settings: account.settings }, library)
    } catch (error) {
      if (isAppError(error, 'unavailable') && !lastAttempt) throw error
      this.ports.log.error('An answer could not be drafted', { questionId: question.id, error })
      return error instanceof Error ? error.message : String(error)
    }
  }

  /** Saves the draft, or the reason why there is none, unless the question was answered or removed in the meantime. */
  private keep(of: Question, outcome: AnswerDraft | string): Promise<string | null> {
    return this.ports.work.run(async (stores) => {
      const question = await stores.questions.find(of.accountId, of.id)
      if (question?.status !== 'processing') return null
      const done = typeof outcome === 'string' ? withError(question, outcome) : withAnswer(question, outcome)
      await stores.questions.save(done)
      await this.settle(stores, question, typeof outcome === 'string' ? 0 : (outcome.usage?.cost ?? 0))
      return done.status
    })
  }

  /**
   * Adds up the cost, and ends the application's processing with its last answer. Saving the question came first: it
   * locks the application, so that of two last answers at once one sees the other.
   */
  private async settle(stores: Stores, { accountId, proposalId }: Question, cost: number): Promise<void> {
    const proposal = await stores.proposals.find(accountId, proposalId)
    if (!proposal) return
    const left = await stores.questions.count(accountId, proposalId, 'processing')
    const ends = left === 0 && proposal.processingStatus === 'answering'
    const totalCost = proposal.totalCost + cost
    if (!ends) {
      if (cost > 0) await stores.proposals.save({ ...proposal, totalCost })
      return
    }
    const coordinatorMetadata = await this.metadata(stores, proposal)
    await stores.proposals.save({ ...proposal, totalCost, processingStatus: 'completed', coordinatorMetadata })
    await stores.coordinatorMessages.add(this.message(proposalId, coordinatorMetadata.summary))
  }

  private async metadata({ questions }: Stores, { accountId, id }: Proposal) {
    const all = await questions.ofProposal(accountId, id)
    return {
      summary: summaryOf(all),
      questionsProcessed: all.length,
      toolCallCount: 0,
      processedAt: this.ports.clock.now(),
    }
  }

  private say(proposalId: ProposalId, content: string): Promise<void> {
    return this.ports.work.run(({ coordinatorMessages }) => coordinatorMessages.add(this.message(proposalId, content)))
  }

  private message(proposalId: ProposalId, content: string) {
    return { proposalId, role: 'assistant', content, timestamp: this.ports.clock.now() }
  }
}

function scopesOf(proposal: Proposal): DocumentScope[] {
  const shared: DocumentScope = { kind: 'shared' }
  return proposal.projectId ? [{ kind: 'project', projectId: proposal.projectId, section: 'grants' }, shared] : [shared]
}

function summaryOf(questions: readonly Question[]): string {
  const drafted = questions.filter((question) => question.answer && !question.answer.missing).length
  const missing = questions.filter((question) => question.answer?.missing).length
  const failed = questions.filter((question) => question.status === 'error').length
  return [
    `Drafted ${drafted} of ${questions.length} answers.`,
    missing > 0 ? `${missing} ${missing === 1 ? 'needs' : 'need'} something that your documents do not hold.` : '',
    failed > 0 ? `${failed} could not be drafted.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`
}
