import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { AppError, invalidField } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { authorOf } from '../identity/text-author.ts'
import { partOf, type AnswerPart, type Selection } from '../proposals/answer/answer-part.ts'
import { carryOut, type ChatSources, type ChatStores } from '../chat/carry-out.ts'
import { assertNotProcessing, findQuestion } from '../proposals/question/find-question.ts'
import { improvingJob } from '../proposals/job/improving-job.ts'
import { requestChange, type Question } from '../proposals/question/question.ts'

const MAX_REQUEST_LENGTH = 5_000
/** Limit for each chat. Every view of an application returns all its chats. */
const MAX_REQUESTS = 200

export interface RequestImprovementInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
  readonly userRequest: string
  /** The selected part of the answer. */
  readonly selection?: Selection | undefined
}

type Stores = ChatStores & { readonly holdings: Holdings }

/**
 * Carries out a user's request at once if it needs no writer; otherwise adds it to the question's chat and queues it.
 */
export class RequestImprovement {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: ChatSources,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` while the question is being answered, and when its chat is full. */
  async execute(input: RequestImprovementInput): Promise<Question> {
    const request = requestText(input.userRequest)
    return retryStale(() =>
      this.work.run(async (stores) => {
        const question = await findQuestion(stores.questions, input)
        assertNotProcessing(question)
        if (question.chat.length >= 2 * MAX_REQUESTS) throw chatIsFull()
        const message = { actor: input.actor, question, request, part: selectedPart(question, input.selection) }
        const done = await carryOut(stores, message, this.sources)
        return done ?? this.queue(stores, message)
      }),
    )
  }

  private async queue(
    { questions, users, jobs, holdings }: Stores,
    { actor, question, request, part }: { actor: Actor; question: Question; request: string; part: AnswerPart | null },
  ): Promise<Question> {
    await this.quotas.assertQuota(holdings, actor.accountId, { tasks: 1 })
    const asked = await questions.save(requestChange(question, request, await authorOf(users, actor), part))
    await jobs.add(improvingJob(asked, this.sources))
    return asked
  }
}

function selectedPart({ answer }: Question, selection: Selection | undefined): AnswerPart | null {
  return selection === undefined ? null : partOf(answer?.text ?? '', selection)
}

function chatIsFull(): AppError {
  return new AppError('conflict', 'proposals.chat-full', { values: { most: MAX_REQUESTS } })
}

function requestText(typed: string): string {
  const request = typed.trim()
  if (request === '') throw invalidField('userRequest', { code: 'proposals.request-required' })
  if (request.length > MAX_REQUEST_LENGTH)
    throw invalidField('userRequest', { code: 'proposals.request-too-long', values: { most: MAX_REQUEST_LENGTH } })
  return request
}
