import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { findReading } from '../forms/find-reading.ts'
import { markOf, withMark } from '../proposals/form-reading.ts'
import type { FormReadings } from '../forms/ports/form-readings.ts'
import type { Proposals } from '../proposals/ports/proposals.ts'
import type { Questions } from '../proposals/ports/questions.ts'
import { spotsOf } from './form-spots.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly formReadings: FormReadings
}

/** Keeps where in its form a person wants an answer written. */
export class PointToPlace {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  /**
   * `place` is a line of the form, or an empty cell; null leaves it to the form again. Throws `not-found` for what the form
   * or the application has not.
   */
  async execute(input: {
    actor: Actor
    proposalId: ProposalId
    questionId: QuestionId
    place: string | null
  }): Promise<void> {
    const { actor, proposalId, questionId, place } = input
    await this.work.run(async (stores) => {
      const question = await stores.questions.find(actor.accountId, questionId)
      if (question?.proposalId !== proposalId) throw notFound('proposals.question-not-found')
      const reading = await findReading(stores, actor, proposalId)
      if (place !== null && !spotsOf(reading.blocks).some((spot) => spot.place === place))
        throw notFound('proposals.line-not-found')
      const mark = markOf(reading, questionId) ?? { questionId, place: null, found: null }
      await stores.formReadings.save(withMark(reading, { ...mark, answerPlace: place }))
    })
  }
}
