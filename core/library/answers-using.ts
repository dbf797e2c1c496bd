import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { Questions } from '../proposals/ports.ts'
import type { Question } from '../proposals/question/question.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { DocumentUse, DocumentUses } from '../documents/ports.ts'

/** Number of answers changed in one unit of work. */
const CHANGED_AT_ONCE = 100

/** Changes the answers that use a document. */
export class AnswersUsing {
  constructor(
    private readonly work: UnitOfWork<{ questions: Questions }>,
    private readonly uses: DocumentUses,
  ) {}

  /** `change` must not remove the document from an answer's sources. */
  async change(accountId: AccountId, documentId: DocumentId, change: (question: Question) => Question): Promise<void> {
    for (let page = 1; ; page += 1) {
      const { items, total } = await this.uses.of(accountId, documentId, { page, pageSize: CHANGED_AT_ONCE })
      await this.save(accountId, items, change)
      if (page * CHANGED_AT_ONCE >= total) return
    }
  }

  private save(
    accountId: AccountId,
    uses: readonly DocumentUse[],
    change: (question: Question) => Question,
  ): Promise<void> {
    return this.work.run(async ({ questions }) => {
      for (const { questionId } of uses) {
        const question = await questions.find(accountId, questionId)
        if (question) await questions.save(change(question))
      }
    })
  }
}
