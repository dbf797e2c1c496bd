import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Accounts } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import { profilesIn } from '../profile/profiles.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Question } from '../proposals/question/question.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { knownFacts, type MaterialStores } from '../known/answer-material.ts'
import { askedFor } from '../known/asked-for.ts'
import { askedForEach } from '../known/asked-for-among.ts'
import { gapOf, type Gap } from './gap.ts'
import type { KnownFacts } from '../known/known-answer.ts'
import type { MissingAnswer, MissingAnswersReader } from './ports.ts'
import { isWaitingForPeople } from './waiting-question.ts'

/** An answer based on facts or sections of the brief that have changed. */
interface OutdatedAnswer {
  readonly questionId: QuestionId
  /** `profile:` or `brief:` and the key of each. */
  readonly changed: readonly string[]
}

function changedBases(questions: readonly Question[], { profile, brief }: KnownFacts): OutdatedAnswer[] {
  const versions = new Map<string, number>([
    ...profile.map(({ key, version }) => [`profile:${key}`, version] as const),
    ...(brief?.sections ?? []).map(({ key, version }) => [`brief:${key}`, version] as const),
  ])
  return questions.flatMap(({ id, answer }) => {
    const bases = answer?.restsOn ?? []
    const changed = bases.filter(({ source, version }) => (versions.get(source) ?? 0) !== version)
    return changed.length === 0 ? [] : [{ questionId: id, changed: changed.map(({ source }) => source) }]
  })
}

export interface GapStores extends MaterialStores {
  readonly accounts: Accounts
  readonly proposals: Proposals
}

export interface ProposalGaps {
  /** In the order of the questions. */
  readonly gaps: readonly Gap[]
  /** Answers based on changed facts or sections, by position. */
  readonly outdated: readonly OutdatedAnswer[]
}

interface GapsToFind {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly profile: readonly ProfileFact[]
}

/** Maximum number of missing answers counted; newest applications first. */
const MOST_MISSING = 500

/** Lists what an application still needs from people. */
export class ViewGaps {
  constructor(
    private readonly work: UnitOfWork<GapStores>,
    private readonly missing: MissingAnswersReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<ProposalGaps> {
    const profile = await profilesIn(this.work).read(actor.accountId, this.clock.now())
    const { proposal, questions, known } = await this.work.run((stores) =>
      this.find(stores, { actor, proposalId, profile }),
    )
    const gaps = gapsOf(proposal, questions, known)
    const elsewhere = gaps.some(isShared) ? await this.missing.ofAccount(actor.accountId, MOST_MISSING) : []
    const outdated = changedBases(questions, known)
    return { gaps: gaps.map((gap) => withApplications(gap, proposal, elsewhere, known)), outdated }
  }

  private async find(stores: GapStores, { actor, proposalId: id, profile }: GapsToFind) {
    const proposal = await findProposal(stores.proposals, actor, id)
    const questions = await stores.questions.ofProposal(actor.accountId, id)
    const { settings } = (await stores.accounts.find(actor.accountId))!
    const known = await knownFacts(stores, { proposal, settings, profile })
    return { proposal, questions, known }
  }
}

/** The gaps of an application's questions without duplicates, counted for this application alone. */
export function gapsOf(proposal: Proposal, questions: readonly Question[], known: KnownFacts): Gap[] {
  const gaps = new Map<string, Gap>()
  const about = { profile: known.profile, hasProject: proposal.projectId !== null }
  for (const [at, asked] of askedForEach(questions).entries()) {
    const question = questions[at]!
    if (!isWaitingForPeople(question)) continue
    const gap = gapOf(question, asked, about)
    if (gap.fact?.definition.secret === true && gap.fact.value !== null) continue
    const { id, text } = question
    const waiting = [...(gaps.get(gap.id)?.waiting ?? []), { id, text }]
    gaps.set(gap.id, { ...gap, waiting, applications: 1 })
  }
  return [...gaps.values()]
}

function isShared({ group }: Gap): boolean {
  return group !== 'application'
}

function withApplications(gap: Gap, proposal: Proposal, missing: readonly MissingAnswer[], known: KnownFacts): Gap {
  if (!isShared(gap)) return gap
  const others = missing.filter((answer) => answer.proposalId !== proposal.id && waitsFor(answer, gap, proposal, known))
  return { ...gap, applications: 1 + new Set(others.map(({ proposalId }) => proposalId)).size }
}

/** Whether a question of another application has the same gap. */
function waitsFor(answer: MissingAnswer, gap: Gap, { projectId }: Proposal, { profile }: KnownFacts): boolean {
  if (gap.group === 'project' && answer.projectId !== projectId) return false
  const about = { profile, hasProject: answer.projectId !== null }
  return gapOf({ id: answer.id, kind: 'text' }, askedFor(answer), about).id === gap.id
}
