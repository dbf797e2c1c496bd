import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { invalidField } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import { answeringJob } from '../proposals/job/answering-job.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { LimitReader, Proposals, Questions } from '../proposals/ports.ts'
import { MAX_QUESTIONS } from '../proposals/question/question-bounds.ts'
import { questionText } from '../proposals/question/question-text.ts'
import { newQuestion, type Question } from '../proposals/question/question.ts'

type Stores = { proposals: Proposals; questions: Questions; jobs: Jobs; holdings: Holdings }

export interface AddQuestionInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionText: string
  /** Overrides a limit stated in the text. */
  readonly limit?: TextLimit
}

/** Adds a question that the user typed, and queues its answer. */
export class AddQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
    private readonly limits: LimitReader,
    private readonly quotas: AccountQuotas,
  ) {}

  async execute(input: AddQuestionInput): Promise<Question> {
    const text = questionText(input.questionText, 'questionText')
    return this.work.run(async ({ proposals, questions, jobs, holdings }) => {
      const proposal = await findProposal(proposals, input.actor, input.proposalId)
      await this.quotas.assertQuota(holdings, proposal.accountId, { tasks: 1 })
      const others = await questions.ofProposal(proposal.accountId, proposal.id)
      if (others.length >= MAX_QUESTIONS)
        throw invalidField('questionText', { code: 'proposals.too-many-questions', values: { most: MAX_QUESTIONS } })
      const question = await questions.save(
        newQuestion({
          id: this.sources.ids.next<'question'>(),
          accountId: proposal.accountId,
          proposalId: proposal.id,
          position: (others.at(-1)?.position ?? -1) + 1,
          text,
          guidance: null,
          section: null,
          number: null,
          limit: input.limit ?? this.limits.limitIn(text),
          anchor: null,
        }),
      )
      await jobs.add(answeringJob(question, this.sources, 3))
      return question
    })
  }
}
