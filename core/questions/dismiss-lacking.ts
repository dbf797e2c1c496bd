import type { UnitOfWork } from '../shared/ports.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { findQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import type { Questions } from '../proposals/ports.ts'
import { withoutLacking } from '../proposals/question/question.ts'

/**
 * Removes an entry from the information that an answer lacks; does nothing for an unknown entry. Throws `not-found`.
 */
export class DismissLacking {
  constructor(private readonly work: UnitOfWork<{ questions: Questions }>) {}

  async execute({ entry, ...named }: NamedQuestion & { entry: string }): Promise<void> {
    await retryStale(() =>
      this.work.run(async ({ questions }) => {
        const question = await findQuestion(questions, named)
        if (question.answer?.lacking?.includes(entry) === true) await questions.save(withoutLacking(question, entry))
      }),
    )
  }
}
