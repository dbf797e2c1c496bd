import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { invalidField, isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { addAwaited } from '../proposals/job/add-awaited.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { PastedQuestionFinder } from './ports.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import type { FoundQuestion } from '../forms/ports/question-finder.ts'
import { assertQuestionCount } from '../proposals/question/question-text.ts'
import { newQuestion } from '../proposals/question/question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly jobs: Jobs
  readonly holdings: Holdings
}

export interface PasteQuestionsPorts {
  readonly work: UnitOfWork<Stores>
  readonly finder: PastedQuestionFinder
  readonly sources: GrantSources
  readonly quotas: AccountQuotas
}

export interface PasteQuestionsInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly text: string
  /** Returns the findings without adding them. */
  readonly isPreview: boolean
}

/** Adds the questions in a pasted text, found as in a form or because they ask directly, and queues their answers. */
export class PasteQuestions {
  constructor(private readonly ports: PasteQuestionsPorts) {}

  /** Returns the questions found. Throws `invalid` if there are none. */
  async execute({ actor, proposalId, text, isPreview }: PasteQuestionsInput): Promise<readonly FoundQuestion[]> {
    await this.ports.work.run(({ proposals }) => findProposal(proposals, actor, proposalId))
    const found = await this.findIn(text, actor)
    if (!isPreview) await this.ports.work.run((stores) => this.add(stores, { actor, proposalId }, found))
    return found
  }

  private async findIn(text: string, { accountId }: Actor): Promise<readonly FoundQuestion[]> {
    assertPasted(text)
    const questions = await this.ports.finder.find(text, accountId).catch((error: unknown) => {
      throw isAppError(error, 'unsupported') ? nothingFound() : error
    })
    if (questions.length === 0) throw nothingFound()
    return questions
  }

  private async add(
    stores: Stores,
    { actor, proposalId }: Pick<PasteQuestionsInput, 'actor' | 'proposalId'>,
    found: readonly FoundQuestion[],
  ): Promise<void> {
    const { accountId } = await findProposal(stores.proposals, actor, proposalId)
    await this.ports.quotas.assertQuota(stores.holdings, accountId, { tasks: found.length })
    const places = await stores.questions.places(accountId, proposalId)
    assertQuestionCount(places.length + found.length)
    const first = (places.at(-1)?.position ?? -1) + 1
    const { ids } = this.ports.sources
    const added = found.map((question, at) =>
      newQuestion({ ...question, id: ids.next<'question'>(), accountId, proposalId, position: first + at }),
    )
    await addAwaited(stores, added, this.ports.sources)
  }
}

/** Throws `invalid` if there is no text. */
export function assertPasted(text: string): void {
  if (text.trim() === '') throw invalidField('text', { code: 'proposals.text-required' })
}

function nothingFound() {
  return invalidField('text', { code: 'proposals.no-questions-pasted' })
}
