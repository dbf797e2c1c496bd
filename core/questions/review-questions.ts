import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AnswerMemory, ApplicationStores } from '../answer-library/answer-memory.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import { findQuestion } from '../proposals/question/find-question.ts'
import type { Questions } from '../proposals/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { onPresentBases, reviewed, type BasisStores } from './question-review.ts'

export interface QuestionsToReview {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly questionIds: readonly QuestionId[]
  readonly reviewStatus: 'draft' | 'checked'
}

/** Checks the answers of several questions, such as the facts of a section, or makes drafts of them again: all or none. */
export class ReviewQuestions {
  constructor(
    private readonly work: UnitOfWork<ApplicationStores & BasisStores & { readonly questions: Questions }>,
    private readonly memory: Pick<AnswerMemory, 'keepChecked'>,
  ) {}

  /** Throws `conflict` for a check without an answer, `not-found` for an absent application or a question of another. */
  async execute({ actor, proposalId, questionIds, reviewStatus }: QuestionsToReview): Promise<void> {
    await this.work.run(async (stores) => {
      await findProposal(stores.proposals, actor, proposalId)
      for (const questionId of new Set(questionIds)) {
        const question = await findQuestion(stores.questions, { actor, proposalId, questionId })
        const saved = await stores.questions.save(await onPresentBases(stores, reviewed(question, reviewStatus)))
        await this.memory.keepChecked(stores, saved)
      }
    })
  }
}
