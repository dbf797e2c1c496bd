import type { RememberedAnswerId } from '../shared/ids.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { Funders } from '../funders/ports.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Question } from '../proposals/question/question.ts'
import type { Clock, IdSource } from '../shared/ports.ts'
import { answerTerms } from './answer-terms.ts'
import { saysNearlyTheSame, tracesOf } from './near-duplicates.ts'
import type { RememberedAnswers } from './ports.ts'
import { defaultValidUntil, rewritten, type AnswerOutcome, type RememberedAnswer } from './remembered-answer.ts'

export interface MemoryStores {
  readonly rememberedAnswers: RememberedAnswers
}

export type ApplicationStores = MemoryStores & { readonly proposals: Proposals; readonly funders: Funders }

export interface MemorySources {
  readonly analyser: TermAnalyser
  readonly ids: IdSource
  readonly clock: Clock
}

/** An answer's text and origin. */
export type AnswerToRemember = Pick<
  RememberedAnswer,
  'accountId' | 'question' | 'text' | 'funderId' | 'funderName' | 'writtenAt' | 'outcome' | 'limit' | 'origin'
>

const ANSWERS_TO_COMPARE = 8

/** The answer library. Adds answers so that they can be found again, in a unit of work that is open. */
export class AnswerMemory {
  constructor(private readonly sources: MemorySources) {}

  /** Adds or updates a checked answer; skips missing answers. */
  async keepChecked(stores: ApplicationStores, question: Question): Promise<void> {
    const { accountId, proposalId, answer, review } = question
    if (review === null || answer === null || answer.missing || answer.text.trim() === '') return
    const proposal = await stores.proposals.find(accountId, proposalId)
    if (proposal === null) return
    const before = await stores.rememberedAnswers.ofQuestion(accountId, question.id)
    const about = { ...(await this.aboutApplication(stores, proposal)), limit: question.limit, question: question.text }
    const written = question.answerState?.writtenAt ?? this.sources.clock.now()
    if (before === null) {
      const origin = { kind: 'checked', proposalId, questionId: question.id } as const
      await this.remember(stores, { accountId, text: answer.text, writtenAt: written, origin, ...about })
      return
    }
    const isNewer = before.changedAt === null || before.changedAt < written
    const text = isNewer ? answer.text : before.text
    const isBack = text !== before.text
    await this.save(stores, {
      ...rewritten(before, text, written),
      ...about,
      ...(isBack && { state: 'kept', changedAt: null }),
    })
  }

  /** Updates the outcome and funder of the application's answers. */
  async followApplication(stores: MemoryStores & { readonly funders: Funders }, proposal: Proposal): Promise<void> {
    const about = await this.aboutApplication(stores, proposal)
    for (const answer of await stores.rememberedAnswers.ofProposal(proposal.accountId, proposal.id))
      await stores.rememberedAnswers.saveDetails({ ...answer, ...about })
  }

  async remember(stores: MemoryStores, answer: AnswerToRemember): Promise<RememberedAnswer> {
    const id = this.sources.ids.next<'answer'>()
    const fresh = { uses: 0, state: 'kept', groupId: id, changedAt: null, version: 0 } as const
    const language = this.sources.analyser.languageOf(`${answer.question}\n${answer.text}`)
    const validUntil = defaultValidUntil(answer.writtenAt)
    return this.save(stores, { ...fresh, ...answer, id, language, validUntil })
  }

  /** Saves the answer with its terms, in the group of nearly identical ones. */
  async save(stores: MemoryStores, answer: RememberedAnswer): Promise<RememberedAnswer> {
    const groupId = await this.groupOf(stores, answer)
    if (groupId !== answer.id && answer.groupId === answer.id) await this.handGroupOver(stores, answer)
    return stores.rememberedAnswers.save({ ...answer, groupId }, answerTerms(answer, this.sources.analyser))
  }

  private async groupOf({ rememberedAnswers }: MemoryStores, answer: RememberedAnswer): Promise<RememberedAnswerId> {
    const { accountId, id, text } = answer
    const traces = new Map(tracesOf(text).map((trace) => [trace, 1]))
    const like = await rememberedAnswers.best(accountId, traces, ANSWERS_TO_COMPARE)
    const others = (
      await rememberedAnswers.some(
        accountId,
        like.map((scored) => scored.id),
      )
    ).filter((other) => other.id !== id)
    const same = others.sort((a, b) => (a.id < b.id ? -1 : 1)).find((other) => saysNearlyTheSame(other.text, text))
    return same === undefined || same.groupId === id ? id : same.groupId
  }

  /** Gives the group of this answer the identifier of its next answer. */
  private async handGroupOver({ rememberedAnswers }: MemoryStores, { accountId, id }: RememberedAnswer): Promise<void> {
    const left = (await rememberedAnswers.ofGroups(accountId, [id])).filter((other) => other.id !== id)
    const groupId = left.at(-1)?.id
    if (groupId === undefined) return
    for (const other of left) await rememberedAnswers.saveDetails({ ...other, groupId })
  }

  private async aboutApplication({ funders }: { readonly funders: Funders }, proposal: Proposal) {
    const { accountId, funderId } = proposal
    const funder = funderId === null ? null : await funders.find(accountId, funderId)
    return { funderId, funderName: funder?.funderName ?? null, outcome: outcomeOf(proposal) }
  }
}

function outcomeOf({ stage }: Proposal): AnswerOutcome | null {
  return stage === 'won' || stage === 'lost' || stage === 'submitted' ? stage : null
}
