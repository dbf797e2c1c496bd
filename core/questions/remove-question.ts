import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { bringBack } from '../proposals/question/bring-back.ts'
import { findStandingQuestion, questionNotFound, type NamedQuestion } from '../proposals/question/find-question.ts'
import { correctQuestion } from '../forms/correct-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { CoordinatorMessages, Proposals, Questions, RemovedQuestions } from '../proposals/ports.ts'
import type { FormReadings } from '../forms/ports.ts'
import { moveToRemovedQuestions } from '../proposals/question/move-to-removed-questions.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly coordinatorMessages: CoordinatorMessages
  readonly formReadings: FormReadings
  readonly jobs: Jobs
}

/**
 * Removes a question with its answer; it can be brought back for some time. The question is not asked again if the same
 * form is read again.
 */
export class RemoveQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` if it is already removed. */
  async execute(named: NamedQuestion): Promise<void> {
    await this.work.run(async (stores) => {
      const question = await findStandingQuestion(stores, named)
      await moveToRemovedQuestions(stores, question, this.sources)
      await correctQuestion(stores, question, 'nothing')
    })
  }
}

/** Brings a removed question back to its place, with its answer. Unfinished work on it is queued again. */
export class RestoreQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `not-found` if it is not removed, or was removed too long ago. */
  async execute({ actor, proposalId, questionId }: NamedQuestion): Promise<void> {
    await this.work.run(async (stores) => {
      const removed = await stores.removedQuestions.find(actor.accountId, questionId)
      if (removed?.question.proposalId !== proposalId) throw questionNotFound()
      await bringBack(stores, removed, this.sources)
      await correctQuestion(stores, removed.question, 'question')
    })
  }
}
