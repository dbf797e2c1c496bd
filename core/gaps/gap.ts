import type { QuestionId } from '../shared/ids.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { FactKind } from '../profile/profile-facts.ts'
import type { Question } from '../proposals/question.ts'
import type { QuestionKind } from '../proposals/question-kind.ts'
import type { AskedFor } from '../known/asked.ts'
import { factAskedFor } from '../known/fact-asked-for.ts'

/** Where a value belongs: to the organisation, to the project with all its applications, or to this application alone. */
export type GapGroup = 'organisation' | 'project' | 'application'

/** Who can usually tell. */
export type GapPerson = 'contact' | 'signatory' | 'treasurer' | 'projectLead' | 'anyone'

/** What is still needed from people, once for all questions that wait for it. */
export interface Gap {
  /** `profile:` or `brief:` and the key, `amount`, or `question:` and its id. */
  readonly id: string
  readonly group: GapGroup
  readonly person: GapPerson
  readonly kind: FactKind
  /** Of the profile, as it stands; null for any other gap. */
  readonly fact: ProfileFact | null
  readonly waiting: readonly Pick<Question, 'id' | 'text'>[]
  /** Open applications that wait for it, this one included. */
  readonly applications: number
}

type NewGap = Omit<Gap, 'waiting' | 'applications'>

const KINDS: Readonly<Partial<Record<QuestionKind, FactKind>>> = {
  name: 'name',
  date: 'date',
  number: 'number',
  money: 'money',
  address: 'address',
}

/** The gap that a question leaves while it has no answer. */
export function gapOf(
  { id, kind }: Pick<Question, 'id' | 'kind'>,
  asked: AskedFor,
  { profile, hasProject }: { readonly profile: readonly ProfileFact[]; readonly hasProject: boolean },
): NewGap {
  const fact = factNeeded(asked, profile)
  if (fact !== null) return gapInProfile(fact)
  if (asked.subject === 'project' && asked.fact === 'amount')
    return { id: 'amount', group: 'application', person: 'projectLead', kind: 'money', fact: null }
  if (asked.subject === 'project' && isSection(asked.fact) && hasProject)
    return { id: `brief:${asked.fact}`, group: 'project', person: 'projectLead', kind: 'long-text', fact: null }
  const isShort = asked.subject === 'partner' || asked.subject === 'referee' || asked.fact === 'title'
  return { ...gapOfQuestion(id), kind: KINDS[kind] ?? (isShort ? 'text' : 'long-text') }
}

/** Of several that are asked for at once, the first that nobody has confirmed. */
function factNeeded(asked: AskedFor, profile: readonly ProfileFact[]): ProfileFact | null {
  const fact = factAskedFor(asked, profile)
  return fact?.state === 'confirmed' && asked.also ? factNeeded(asked.also, profile) : fact
}

export function gapOfQuestion(id: QuestionId): NewGap {
  return { id: `question:${id}`, group: 'application', person: 'anyone', kind: 'long-text', fact: null }
}

function gapInProfile(fact: ProfileFact): NewGap {
  const { key, definition } = fact
  return { id: `profile:${key}`, group: 'organisation', person: personFor(fact), kind: definition.kind, fact }
}

function personFor({ key, definition: { group } }: ProfileFact): GapPerson {
  if (group === 'contact') return key.startsWith('signatory') ? 'signatory' : 'contact'
  return group === 'money' || group === 'bank' ? 'treasurer' : 'anyone'
}

/** Sections are texts; the title and the budget are kept elsewhere. */
function isSection(fact: string | null): fact is string {
  return fact !== null && fact !== 'title' && fact !== 'budget'
}
