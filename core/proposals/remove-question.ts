import type { Jobs } from '../jobs/ports/jobs.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { attemptJob } from './attempt-job.ts'
import { findStandingQuestion, questionNotFound, type NamedQuestion } from './find-question.ts'
import { correctQuestion } from './form-reading/correct-question.ts'
import type { GrantSources } from './grant-to-create.ts'
import { orderWith, placeAt } from './place-questions.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { FormReadings } from './ports/form-readings.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { RemovedQuestions } from './ports/removed-questions.ts'
import { assertQuestionCount } from './question-text.ts'
import { moveToRemovedQuestions } from './move-to-removed-questions.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly coordinatorMessages: CoordinatorMessages
  readonly formReadings: FormReadings
  readonly jobs: Jobs
}

/**
 * Removes a question with its answer, which can be brought back for a time. Where the same form is read again, it is not
 * asked any more.
 */
export class RemoveQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` where it was removed before. */
  async execute(named: NamedQuestion): Promise<void> {
    await this.work.run(async (stores) => {
      const question = await findStandingQuestion(stores, named)
      await moveToRemovedQuestions(stores, question, this.sources)
      await correctQuestion(stores, question, 'nothing')
    })
  }
}

/** Brings a removed question back to its place, with its answer. What was in progress then is worked on again. */
export class RestoreQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `not-found` for one that is not removed, or was removed too long ago. */
  async execute({ actor, proposalId, questionId }: NamedQuestion): Promise<void> {
    await this.work.run(async ({ questions, removedQuestions, formReadings, jobs }) => {
      const removed = await removedQuestions.find(actor.accountId, questionId)
      if (removed?.question.proposalId !== proposalId) throw questionNotFound()
      const { question } = removed
      const places = await questions.places(question.accountId, proposalId)
      assertQuestionCount(places.length + 1)
      await questions.save({ ...question, version: 0 })
      const order = orderWith(places, question.id, placeAt(places, question.position))
      await questions.reorder(question.accountId, proposalId, order)
      await removedQuestions.remove(question.accountId, question.id)
      await correctQuestion({ formReadings }, question, 'question')
      if (question.status === 'processing') await jobs.add(attemptJob(question, this.sources))
    })
  }
}
