import type { Actor } from '../accounts/user.ts'
import type { Users } from '../accounts/ports/users.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports/holdings.ts'
import { AppError, invalidField, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { authorOf } from '../texts/text-author.ts'
import type { GrantSources } from './grant-to-create.ts'
import { improvingJob } from './improving-job.ts'
import type { Questions } from './ports/questions.ts'
import type { ProposalId } from './proposal.ts'
import { requestChange, type Question, type QuestionId } from './question.ts'

const MAX_REQUEST_LENGTH = 5_000
/** In one chat, all of which every look at the application answers. */
const MAX_REQUESTS = 200

export interface RequestImprovementInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
  readonly userRequest: string
}

/** Notes in a question's chat what its user wants changed, and queues the change. */
export class RequestImprovement {
  constructor(
    private readonly work: UnitOfWork<{ questions: Questions; users: Users; jobs: Jobs; holdings: Holdings }>,
    private readonly sources: GrantSources,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` while the question is being answered, and when its chat is full. */
  async execute({ actor, proposalId, questionId, userRequest }: RequestImprovementInput): Promise<Question> {
    const request = requestText(userRequest)
    return this.work.run(async ({ questions, users, jobs, holdings }) => {
      const question = await questions.find(actor.accountId, questionId)
      if (question?.proposalId !== proposalId) throw notFound('proposals.question-not-found')
      if (question.status === 'processing') throw new AppError('conflict', 'proposals.being-answered')
      if (question.chat.length >= 2 * MAX_REQUESTS) throw chatIsFull()
      await this.quotas.assertQuota(holdings, actor.accountId, { tasks: 1 })
      const asked = await questions.save(requestChange(question, request, await authorOf(users, actor)))
      await jobs.add(improvingJob(asked, this.sources))
      return asked
    })
  }
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
