import { briefOf, type WrittenBrief } from '../brief/brief-of.ts'
import type { ProjectBriefs } from '../brief/ports.ts'
import type { Projects } from '../projects/ports.ts'
import type { ProfileStores } from '../profile/profiles.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { Questions } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Question } from '../proposals/question/question.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { AskedFor } from './asked.ts'
import { askedForAmong } from './asked-for-among.ts'
import { keyWords } from './key-words.ts'
import { knownAnswer, type KnownAnswer, type KnownFacts } from './known-answer.ts'
import { BRIEF_SOURCE, PROFILE_SOURCE, type AnswerBasis, type ToldText } from '../proposals/answer/told-text.ts'

export interface MaterialStores extends ProfileStores {
  readonly projects: Projects
  readonly projectBriefs: ProjectBriefs
  readonly questions: Questions
}

/** Everything known for an answer before a writer is called. */
export interface AnswerMaterial {
  readonly asked: AskedFor
  readonly answer: KnownAnswer
  /** Whether only the project's own brief and documents may answer: the library covers other projects, too. */
  readonly isOfProject: boolean
  /** Texts for the writer, in order. */
  readonly told: readonly ToldText[]
  /** Sources of an answer based on each of the texts. */
  readonly bases: ReadonlyMap<string, readonly AnswerBasis[]>
}

interface About {
  readonly proposal: Proposal
  readonly question: Question
  readonly settings: AccountSettings
  readonly profile: readonly ProfileFact[]
  /** Whether people can be asked. */
  readonly asksPeople: boolean
}

export async function answerMaterial(stores: MaterialStores, about: About): Promise<AnswerMaterial> {
  const asked = await askedForAmong(stores.questions, about.question)
  const known = await knownFacts(stores, about)
  const answer = answerFor(asked, known, about)
  const facts = known.profile.filter(isTold)
  const sections = sectionsOf(known.brief)
  return {
    asked,
    answer,
    isOfProject: about.asksPeople && asked.subject === 'project' && asked.fact !== 'amount',
    told: [
      ...(facts.length > 0 ? [profileText(facts)] : []),
      ...sections.map((section) => sectionText(section, asked)),
    ],
    bases: new Map<string, readonly AnswerBasis[]>([
      ['profile', facts.map(({ key, version }) => ({ source: `profile:${key}`, version }))],
      ...sections.map(({ key, version }) => [`brief:${key}`, [{ source: `brief:${key}`, version }]] as const),
    ]),
  }
}

/**
 * If people cannot be asked, documents may answer questions about the project; the profile already knows what they say
 * about the organisation.
 */
function answerFor(asked: AskedFor, known: KnownFacts, { question, asksPeople }: About): KnownAnswer {
  const answer = knownAnswer(asked, question, known)
  return answer.kind === 'ask' && asked.subject === 'project' && !asksPeople ? { kind: 'write' } : answer
}

/** Everything that the account and the application's project know. */
export async function knownFacts(
  stores: Omit<MaterialStores, 'questions'>,
  { proposal, settings, profile }: Omit<About, 'question' | 'asksPeople'>,
): Promise<KnownFacts> {
  const { accountId, projectId, grantInfo } = proposal
  const project = projectId && (await stores.projects.find(accountId, projectId))
  return {
    profile,
    brief: projectId && (await briefOf(stores, accountId, projectId)),
    projectName: project ? project.name : null,
    grantInfo,
    plan: proposal,
    language: settings.language,
  }
}

/** False for bank details, which writers never get. */
export function isTold({ state, value, definition }: ProfileFact): boolean {
  return state === 'confirmed' && value !== null && !definition.secret
}

/** The confirmed values, by key. */
export function confirmedFacts(profile: readonly ProfileFact[]): Readonly<Record<string, string>> {
  return Object.fromEntries(profile.filter(isTold).map(({ key, value }) => [key, value ?? '']))
}

export function profileText(facts: readonly ProfileFact[]): ToldText {
  const text = facts.map(({ key, label, value }) => `${label ?? keyWords(key)}: ${value}`).join('\n')
  return { source: 'profile', fileName: PROFILE_SOURCE, heading: null, text, isAsked: false }
}

/**
 * Sections that people wrote or accepted. Unaccepted proposals are left out, because they are in the project's
 * documents.
 */
export function sectionsOf(brief: WrittenBrief | null): WrittenBrief['sections'] {
  return (brief?.sections ?? []).filter(({ origin }) => origin !== 'documents' && origin !== 'model')
}

function sectionText({ key, text }: WrittenBrief['sections'][number], { subject, fact }: AskedFor): ToldText {
  const isAsked = subject === 'project' && fact === key
  return { source: `brief:${key}`, fileName: BRIEF_SOURCE, heading: keyWords(key), text, isAsked }
}
