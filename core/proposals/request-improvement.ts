import type { Actor } from '../accounts/user.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { AppError, invalid, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { GrantSources } from './grant-to-create.ts'
import { improvingJob } from './improving-job.ts'
import type { Questions } from './ports/questions.ts'
import type { ProposalId } from './proposal.ts'
import { withRequest, type Question, type QuestionId } from './question.ts'

const MAX_REQUEST_LENGTH = 5_000

export interface RequestImprovementInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
  readonly userRequest: string
}

/** Notes in a question's chat what its user wants changed, and queues the change. */
export class RequestImprovement {
  constructor(
    private readonly work: UnitOfWork<{ questions: Questions; jobs: Jobs }>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` while the question is being answered. */
  async execute({ actor, proposalId, questionId, userRequest }: RequestImprovementInput): Promise<Question> {
    const request = requestText(userRequest)
    return this.work.run(async ({ questions, jobs }) => {
      const question = await questions.find(actor.accountId, questionId)
      if (question?.proposalId !== proposalId) throw notFound('proposals.question-not-found', 'Question not found')
      if (question.status === 'processing')
        throw new AppError('conflict', 'proposals.being-answered', 'This question is being answered just now.')
      const asked = await questions.save(withRequest(question, request))
      await jobs.add(improvingJob(asked, this.sources))
      return asked
    })
  }
}

function requestText(typed: string): string {
  const request = typed.trim()
  if (request === '') throw invalid('proposals.request-required', { userRequest: 'Say what you want to be changed.' })
  if (request.length > MAX_REQUEST_LENGTH)
    throw invalid('proposals.request-too-long', {
      userRequest: `A request may have at most ${MAX_REQUEST_LENGTH} characters.`,
    })
  return request
}
