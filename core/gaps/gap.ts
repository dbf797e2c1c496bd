import type { QuestionId } from '../shared/ids.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { FactKind } from '../profile/profile-facts.ts'
import type { Question } from '../proposals/question/question.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import type { AskedFor } from '../known/asked.ts'
import { factAskedFor } from '../known/fact-asked-for.ts'

/** The scope of a value: the organisation, the project with all its applications, or this application alone. */
export type GapGroup = 'organisation' | 'project' | 'application'

/** The person who usually knows. */
export type GapPerson = 'contact' | 'signatory' | 'treasurer' | 'projectLead' | 'anyone'

/** Something needed from people, once for all questions that wait for it. */
export interface Gap {
  /** `profile:` or `brief:` and the key, `amount`, or `question:` and its id. */
  readonly id: string
  readonly group: GapGroup
  readonly person: GapPerson
  readonly kind: FactKind
  /** The profile's fact; null for any other gap. */
  readonly fact: ProfileFact | null
  readonly waiting: readonly Pick<Question, 'id' | 'text'>[]
  /** Number of open applications that wait for it, including this one. */
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

/** The gap of a question while its answer is missing. */
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

/** The first unconfirmed fact, if a question asks for several. */
export function factNeeded(asked: AskedFor, profile: readonly ProfileFact[]): ProfileFact | null {
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

/** Excludes the title and the budget, which are stored elsewhere. */
function isSection(fact: string | null): fact is string {
  return fact !== null && fact !== 'title' && fact !== 'budget'
}
