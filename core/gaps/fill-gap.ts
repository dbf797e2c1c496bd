import type { ProjectId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { BRIEF_SECTIONS, type BriefSectionKey } from '../projects/brief-sections.ts'
import { amountStated, planned } from '../proposals/change-plan.ts'
import { profilesIn } from '../profile/profiles.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import { grantInfoOn } from '../proposals/grant-info.ts'
import { answerStateOf, isAnswerProtected } from '../proposals/answer/kept-answer.ts'
import type { Proposal } from '../proposals/proposal.ts'
import { invalidField, notFound } from '../shared/app-error.ts'
import { parseId } from '../shared/id.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { retryStale } from '../shared/retry-stale.ts'
import type { FillStores } from './fill-application.ts'
import type { FillWaiting } from './fill-waiting.ts'

export interface GapToFill {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly gapId: string
  readonly value: string
}

interface Changes {
  readonly changeFact: Does<{ key: string; value: string; state: 'confirmed'; validUntil: null }>
  readonly changeBrief: Does<{
    projectId: ProjectId
    sections: { key: BriefSectionKey; text: string; basedOn: null }[]
    budget: null
  }>
  readonly editText: Does<{
    place: { kind: 'answer'; proposalId: ProposalId; questionId: QuestionId }
    edit: { text: string; basedOn: number; session: null }
  }>
}

interface Does<Input> {
  execute(input: Input & { actor: Actor }): Promise<unknown>
}

export interface FillGapPorts extends Changes {
  readonly work: UnitOfWork<FillStores>
  readonly waiting: Pick<FillWaiting, 'fill'>
  readonly clock: Clock
}

/** Stores a person's answer to a gap where it belongs, and fills in the missing answers that need it. */
export class FillGap {
  constructor(private readonly ports: FillGapPorts) {}

  /**
   * Returns the number of answered questions. Repeating it changes nothing. Throws `invalid` for the field `value`, and
   * `not-found` for an absent application, gap or question.
   */
  async execute(input: GapToFill): Promise<number> {
    if (input.value.trim() === '') throw invalidField('value', { code: 'profile.value-required' })
    const proposal = await this.ports.work.run(({ proposals }) =>
      findProposal(proposals, input.actor, input.proposalId),
    )
    const [kind, key = ''] = input.gapId.split(':')
    if (kind === 'question') return this.answer(input, key)
    if (kind === 'profile') await this.confirm(input, key)
    else if (kind === 'brief') await this.describe(input, proposal, key)
    else if (kind === 'amount') await this.sayAmount(input)
    else throw notFound('gaps.not-found')
    return this.ports.waiting.fill(input.actor.accountId, input.proposalId)
  }

  private async confirm({ actor, value }: GapToFill, key: string): Promise<void> {
    const facts = await profilesIn(this.ports.work).read(actor.accountId, this.ports.clock.now())
    const fact = facts.find((known) => known.key === key)
    if (fact?.state === 'confirmed' && fact.value === value.trim()) return
    await this.ports.changeFact.execute({ actor, key, value, state: 'confirmed', validUntil: null })
  }

  private async describe({ actor, value: text }: GapToFill, { projectId }: Proposal, key: string): Promise<void> {
    if (projectId === null || !isSection(key)) throw notFound('gaps.not-found')
    const sections = [{ key, text, basedOn: null }]
    await this.ports.changeBrief.execute({ actor, projectId, sections, budget: null })
  }

  private sayAmount({ actor, proposalId, value }: GapToFill): Promise<void> {
    const said = grantInfoOn('amount', value.trim())
    return retryStale(() =>
      this.ports.work.run(async ({ proposals }) => {
        const proposal = await findProposal(proposals, actor, proposalId)
        const others = proposal.grantInfo.filter(({ topic }) => topic !== 'amount')
        const grantInfo = [...others, said]
        const stated = amountStated(proposal.grantInfo, grantInfo)
        await proposals.save(planned({ ...proposal, grantInfo }, stated))
      }),
    )
  }

  /** A question that somebody answered meanwhile keeps their text. */
  private async answer({ actor, proposalId, value }: GapToFill, id: string): Promise<number> {
    const questionId = parseId<'question'>(id)
    const question =
      questionId && (await this.ports.work.run(({ questions }) => questions.find(actor.accountId, questionId)))
    if (question?.proposalId !== proposalId) throw notFound('proposals.question-not-found')
    if (isAnswerProtected(question)) return 0
    const place = { kind: 'answer', proposalId, questionId: question.id } as const
    const edit = { text: value, basedOn: answerStateOf(question)?.version ?? 0, session: null }
    await this.ports.editText.execute({ actor, place, edit })
    return 1
  }
}

function isSection(key: string): key is BriefSectionKey {
  return BRIEF_SECTIONS.some((section) => section === key)
}
