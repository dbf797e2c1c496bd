import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { MarkdownReader } from '../texts/ports.ts'
import type { Counting } from '../shared/counting.ts'
import { proposalNotFound } from '../proposals/find-proposal.ts'
import type { ProposalReader } from '../proposals/ports.ts'
import { givenAnswer } from '../proposals/question/question.ts'
import { portalAnswer, type PortalAnswer } from './portal-answer.ts'

/** Lists an application's answers in order, for pasting into a web form. Throws `not-found`. */
export class ViewPortal {
  constructor(
    private readonly proposals: ProposalReader,
    private readonly markdown: MarkdownReader,
  ) {}

  async execute(input: {
    actor: Actor
    proposalId: ProposalId
  }): Promise<{ name: string; counting: Counting | null; answers: PortalAnswer[] }> {
    const detail = await this.proposals.detail(input.actor.accountId, input.proposalId)
    if (!detail) throw proposalNotFound()
    const { name, counting } = detail.proposal
    const texts = detail.questions.map((question) => givenAnswer(question)?.text ?? '')
    const blocks = await this.markdown.read(texts, input.actor.accountId)
    return { name, counting, answers: detail.questions.map((one, at) => portalAnswer(one, blocks[at] ?? [])) }
  }
}
