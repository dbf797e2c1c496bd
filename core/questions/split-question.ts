import type { Jobs } from '../jobs/ports.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { invalidField } from '../shared/app-error.ts'
import { stale } from '../shared/stale.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { addAwaited } from '../proposals/job/add-awaited.ts'
import { assertNotProcessing, findStandingQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import { correctQuestion } from '../forms/correct-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { orderAfter } from '../proposals/question/place-questions.ts'
import type { FormReadings } from '../forms/ports.ts'
import type { LimitReader, Questions, RemovedQuestions } from '../proposals/ports.ts'
import { assertQuestionCount, questionText } from '../proposals/question/question-text.ts'
import { newQuestion, returnToDraft, type Question } from '../proposals/question/question.ts'
import type { FormQuestion } from '../proposals/whole-application.ts'

interface Stores {
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly formReadings: FormReadings
  readonly jobs: Jobs
  readonly holdings: Holdings
}

export interface SplitQuestionInput extends NamedQuestion {
  /** At least two: the first one keeps the answer. */
  readonly texts: readonly string[]
}

/**
 * Splits a question into several, in its place. The first keeps the answer with its history; the others are new, and
 * their answers are queued. Each part keeps the limit unless its text states one.
 */
export class SplitQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
    private readonly limits: LimitReader,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` while the question is being answered, or if it was already split in this way or removed. */
  async execute({ texts: typed, ...named }: SplitQuestionInput): Promise<void> {
    const [first, ...others] = typed.map((text, at) => questionText(text, `texts.${at}`))
    if (first === undefined || others.length === 0) throw tooFew()
    await this.work.run(async (stores) => {
      const question = await findStandingQuestion(stores, named)
      assertNotProcessing(question)
      const { accountId, proposalId } = question
      await this.quotas.assertQuota(stores.holdings, accountId, { tasks: others.length })
      const places = await stores.questions.places(accountId, proposalId)
      assertNotSplit(await stores.questions.printed(accountId, proposalId), question, [first, ...others])
      assertQuestionCount(places.length + others.length)
      const added = others.map((text) => this.part(question, text))
      const kept = { ...returnToDraft(question), text: first, limit: this.limitOf(question, first) }
      await correctQuestion(stores, await stores.questions.save(kept), 'question')
      await addAwaited(stores, added, this.sources)
      const order = orderAfter(
        places,
        question.id,
        added.map(({ id }) => id),
      )
      await stores.questions.reorder(accountId, proposalId, order)
    })
  }

  private part(question: Question, text: string): Question {
    const { accountId, proposalId, position, guidance, section, kind } = question
    const kept = { accountId, proposalId, position, guidance, section, kind, number: null, anchor: null }
    const limit = this.limitOf(question, text)
    const part = newQuestion({ ...kept, id: this.sources.ids.next<'question'>(), text, limit })
    return { ...part, assigneeId: question.assigneeId, assignedAt: question.assignedAt }
  }

  private limitOf({ limit }: Question, text: string): Question['limit'] {
    const stated = this.limits.limitIn(text)
    return stated.words === null && stated.characters === null ? limit : stated
  }
}

/** Repeating the same split would duplicate the parts, which already follow one another. */
function assertNotSplit(printed: readonly FormQuestion[], { position }: Question, parts: readonly string[]): void {
  const at = printed.findIndex((question) => question.position === position)
  if (parts.every((part, step) => printed[at + step]?.text === part)) throw stale()
}

function tooFew() {
  return invalidField('texts', { code: 'proposals.too-few-parts' })
}
