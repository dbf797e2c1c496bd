import type { RememberedAnswerId } from '../shared/ids.ts'
import type { Users } from '../identity/ports.ts'
import { cutToLimit } from '../proposals/question/cut-to-limit.ts'
import { findQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { openAnswerOf, type AnswerStores } from '../proposals/answer/open-answer.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { newerVersion } from '../text-history/keep-edit.ts'
import { versionOf } from '../texts/open-text.ts'
import type { TextVersions } from '../texts/ports.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { authorOf } from '../identity/text-author.ts'
import { nextVersion, replaceText } from '../texts/text-history.ts'
import { newState } from '../shared/text-state.ts'
import { NO_DETAIL, type KeptText } from '../texts/text-version.ts'
import type { MemoryStores } from './answer-memory.ts'
import { findRememberedAnswer } from './find-remembered-answer.ts'

interface AnswerToUse extends NamedQuestion {
  readonly answerId: RememberedAnswerId
  /** The version of the answer that is replaced; 0 if there is none. */
  readonly basedOn: number
  /** Whether to use the whole text even if it exceeds the question's limit. */
  readonly isWhole: boolean
}

type Stores = AnswerStores & MemoryStores & { readonly users: Users; readonly textVersions: TextVersions }

/** Puts an earlier answer into a question, cut to its limit. The replaced answer stays in the history. */
export class UseAnswer {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` if somebody else has changed the answer after `basedOn`. */
  execute(input: AnswerToUse): Promise<KeptText> {
    return retryStale(() => this.work.run((stores) => this.use(stores, input)))
  }

  private async use(stores: Stores, input: AnswerToUse): Promise<KeptText> {
    const { actor, answerId, basedOn, isWhole } = input
    const question = await findQuestion(stores.questions, input)
    const remembered = await findRememberedAnswer(stores.rememberedAnswers, actor, answerId)
    const open = openAnswerOf(stores, question, this.sources)
    if (open.current !== null && versionOf(open.current) !== basedOn) throw newerVersion(open.current)
    const { funderName, writtenAt } = remembered
    const state = newState({
      version: await nextVersion(stores, open),
      origin: 'person',
      author: await authorOf(stores.users, actor),
      basis: null,
      writtenAt: this.sources.clock.now(),
      takenFrom: { funderName, writtenAt, isChanged: false },
    })
    const text = isWhole ? remembered.text : cutToLimit(remembered.text, question.limit)
    const used = await replaceText(stores, open, { text, state, detail: NO_DETAIL })
    await stores.rememberedAnswers.saveDetails({ ...remembered, uses: remembered.uses + 1 })
    return used
  }
}
