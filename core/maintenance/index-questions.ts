import type { ProposalId } from '../shared/ids.ts'
import type { ProposalWalk, Questions } from '../proposals/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { DataMigrationWork } from './data-migration.ts'

const AT_ONCE = 20

/** Adds questions of earlier releases to the search and to the count of document uses. */
export class IndexQuestions implements DataMigrationWork {
  readonly id = 'index-questions'
  readonly name = 'Index all questions again'
  readonly description =
    'Notes the words and the sources of every question and answer, for the search and for the count of answers that use a document.'
  readonly runsByItself = true

  constructor(
    private readonly work: UnitOfWork<{ questions: Questions }>,
    private readonly proposals: ProposalWalk,
  ) {}

  count(): Promise<number> {
    return this.proposals.count()
  }

  async step(after: string | null): Promise<{ last: string; done: number } | null> {
    const proposals = await this.proposals.next(after as ProposalId | null, AT_ONCE)
    const last = proposals.at(-1)
    if (!last) return null
    for (const { accountId, id } of proposals) await this.work.run(({ questions }) => questions.reindex(accountId, id))
    return { last: last.id, done: proposals.length }
  }
}
