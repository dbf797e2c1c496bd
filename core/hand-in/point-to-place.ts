import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { notFound } from '../shared/app-error.ts'
import type { IdSource, UnitOfWork } from '../shared/ports.ts'
import { findReading } from '../forms/find-reading.ts'
import { isSameLayout, layoutOfReading, withToldPlace, type ToldPlace } from '../forms/told-form.ts'
import type { FormReadings, ToldForms } from '../forms/ports.ts'
import { markOf, withMark, type AnswerSetting, type FormReading } from '../proposals/form/form-reading.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { printedText, spotsOf } from './form-spots.ts'

interface Told {
  readonly question: string
  /** Null withdraws the earlier choice. */
  readonly told: Omit<ToldPlace, 'question'> | null
}

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly formReadings: FormReadings
  readonly toldForms: ToldForms
}

/**
 * Stores the place and setting that a person chose for an answer, for this form and the account's other forms of the
 * same layout.
 */
export class PointToPlace {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: { readonly ids: IdSource },
  ) {}

  /**
   * `place` is a line of the form or an empty cell. Null restores the form's own choice; absent values stay. Throws
   * `not-found` for a place or question that does not exist.
   */
  async execute(input: {
    actor: Actor
    proposalId: ProposalId
    questionId: QuestionId
    place?: string | null | undefined
    setting?: AnswerSetting | null | undefined
  }): Promise<void> {
    const { actor, proposalId, questionId, place, setting } = input
    await this.work.run(async (stores) => {
      const question = await stores.questions.find(actor.accountId, questionId)
      if (question?.proposalId !== proposalId) throw notFound('proposals.question-not-found')
      const reading = await findReading(stores, actor, proposalId)
      const before = markOf(reading, questionId) ?? { questionId, place: null, found: null }
      const mark = setting === undefined ? before : { ...before, answerSetting: setting }
      if (place === undefined) return stores.formReadings.save(withMark(reading, mark))
      const spot = spotsOf(reading.blocks).find((one) => one.place === place)
      if (place !== null && spot === undefined) throw notFound('proposals.line-not-found')
      await stores.formReadings.save(withMark(reading, { ...mark, answerPlace: place }))
      const told = spot === undefined ? null : { place: spot.place, line: printedText(spot) }
      await this.keep(stores, reading, { question: mark.found ?? question.text, told })
    })
  }

  /** The latest choice for a question counts, even if it was made in another of the nearly identical forms. */
  private async keep({ toldForms }: Stores, reading: FormReading, { question, told }: Told): Promise<void> {
    const { accountId } = reading
    const layout = layoutOfReading(reading)
    const forms = (await toldForms.ofAccount(accountId)).filter((form) => isSameLayout(form.layout, layout))
    const own = forms.find((form) => form.layout === layout)
    for (const form of forms) {
      const without = withToldPlace(form, question, null)
      if (form !== own && without.places?.length !== form.places?.length) await toldForms.save(without)
    }
    if (own === undefined && told === null) return
    const id = this.sources.ids.next<'told-form'>()
    await toldForms.save(withToldPlace(own ?? { id, accountId, layout, lines: [], version: 0 }, question, told))
  }
}
