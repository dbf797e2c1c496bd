import type { ProposalId } from '../shared/ids.ts'
import type { AnswerMemory, ApplicationStores } from '../answer-library/answer-memory.ts'
import type { ProposalWalk, Questions, WalkedProposal } from '../proposals/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { DataMigrationWork } from './data-migration.ts'

const AT_ONCE = 20

/** Adds answers to the answer library that were checked before it existed. Existing entries stay unchanged. */
export class RememberCheckedAnswers implements DataMigrationWork {
  readonly id = 'remember-checked-answers'
  readonly name = 'Remember all checked answers'
  readonly description =
    'Keeps every checked answer that is not among the answers to use again, such as those checked in an earlier release.'
  readonly runsByItself = true

  constructor(
    private readonly work: UnitOfWork<ApplicationStores & { readonly questions: Questions }>,
    private readonly proposals: ProposalWalk,
    private readonly memory: Pick<AnswerMemory, 'keepChecked'>,
  ) {}

  count(): Promise<number> {
    return this.proposals.count()
  }

  async step(after: string | null): Promise<{ last: string; done: number } | null> {
    const proposals = await this.proposals.next(after as ProposalId | null, AT_ONCE)
    const last = proposals.at(-1)
    if (!last) return null
    for (const proposal of proposals) await this.remember(proposal)
    return { last: last.id, done: proposals.length }
  }

  private remember({ accountId, id }: WalkedProposal): Promise<void> {
    return this.work.run(async (stores) => {
      const checked = (await stores.questions.ofProposal(accountId, id)).filter(({ review }) => review !== null)
      const known = await stores.rememberedAnswers.ofProposal(accountId, id)
      const remembered = new Set(known.map(({ origin }) => (origin.kind === 'checked' ? origin.questionId : null)))
      for (const question of checked) if (!remembered.has(question.id)) await this.memory.keepChecked(stores, question)
    })
  }
}
