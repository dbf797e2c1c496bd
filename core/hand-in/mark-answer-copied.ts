import type { UnitOfWork } from '../shared/ports.ts'
import { findQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import type { Questions } from '../proposals/ports.ts'
import { markCopied } from './portal-answer.ts'

/** Marks an answer as copied into the funder's web form, or removes the mark. Throws `not-found`. */
export class MarkAnswerCopied {
  constructor(private readonly work: UnitOfWork<{ questions: Questions }>) {}

  async execute({ isCopied, ...named }: NamedQuestion & { isCopied: boolean }): Promise<void> {
    await this.work.run(async ({ questions }) => {
      await questions.save(markCopied(await findQuestion(questions, named), isCopied))
    })
  }
}
