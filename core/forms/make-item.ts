import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { moveToRemovedQuestions } from '../proposals/question/move-to-removed-questions.ts'
import type { CoordinatorMessages, Proposals, Questions, RemovedQuestions } from '../proposals/ports.ts'
import type { FormReadings } from './ports.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import type { Question } from '../proposals/question/question.ts'
import type { FormItem } from '../proposals/form/form-item.ts'
import { linesOf } from '../proposals/form/form-lines.ts'
import { markOf, type FormReading } from '../proposals/form/form-reading.ts'
import { findReading } from './find-reading.ts'
import { addItem } from './mark-line.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly coordinatorMessages: CoordinatorMessages
  readonly formReadings: FormReadings
  readonly jobs: Jobs
}

/** Turns a question that text does not answer into an item. The question can be brought back. */
export class MakeItem {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  async execute({ kind, ...named }: NamedQuestion & { readonly kind: QuestionKind }): Promise<void> {
    await this.work.run(async (stores) => {
      const question = await findQuestion(stores.questions, named)
      const reading = await findReading(stores, named.actor, named.proposalId)
      await stores.formReadings.save(addItem(reading, this.itemOf(question, kind, reading)))
      await moveToRemovedQuestions(stores, question, this.sources)
    })
  }

  private itemOf({ id, text, section }: Question, kind: QuestionKind, reading: FormReading): FormItem {
    const { place = null, found = null } = markOf(reading, id) ?? {}
    const page = linesOf(reading.blocks).find((line) => line.place === place)?.page ?? null
    const itemId = this.sources.ids.next<'item'>()
    return { id: itemId, kind, text, section, options: [], place, page, found, done: false }
  }
}
