import { totalsOf } from '../brief/budget.ts'
import { NAMES_PAYERS, paidBy, sumOfPayers } from '../brief/payers.ts'
import type { WrittenBrief } from '../brief/brief-of.ts'
import type { FactSource, ProfileFact } from '../profile/profile-fact.ts'
import type { ApplicationPlan } from '../proposals/application-plan.ts'
import { GRANT_INFO_SOURCE } from '../proposals/ports/answer-writer.ts'
import { saidOn, type GrantInfo } from '../proposals/grant-info.ts'
import type { FactDefinition } from '../profile/profile-facts.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import type { AskedFor } from './asked.ts'
import { factAskedFor } from './fact-asked-for.ts'
import { keyWords } from './key-words.ts'
import { BRIEF_SOURCE, PROFILE_SOURCE, PROJECT_SOURCE, type AnswerBasis } from '../proposals/answer/told-text.ts'

/** Everything that an account knows for answering questions. */
export interface KnownFacts {
  readonly profile: readonly ProfileFact[]
  /** Null without a project, and if its brief is empty. */
  readonly brief: WrittenBrief | null
  readonly projectName: string | null
  readonly grantInfo: readonly GrantInfo[]
  /** The planned amount to ask for. */
  readonly plan: Pick<ApplicationPlan, 'amountAsked' | 'currency'>
  /** ISO 639 code, with a region if any. */
  readonly language: string
}

/** `value`: the answer. `ask`: only people can answer. `write`: documents may answer, so a writer is needed. */
export type KnownAnswer =
  | {
      readonly kind: 'value'
      readonly text: string
      readonly fileName: string
      readonly heading: string
      readonly restsOn: readonly AnswerBasis[]
      /** Sources of a value that documents state but nobody has confirmed. */
      readonly stated?: readonly FactSource[]
      /** Whether it is another fact than the one asked for, so that a person has to check it. */
      readonly isStandIn?: true
    }
  | { readonly kind: 'ask' }
  | { readonly kind: 'write' }

const ASK: KnownAnswer = { kind: 'ask' }
const WRITE: KnownAnswer = { kind: 'write' }

/** The signatory is chosen for each application. */
const OF_SIGNATORY = /^signatory/u

/** A printed question with the kind of its answer. */
interface KindOfQuestion {
  readonly text: string
  readonly kind: QuestionKind
}

/** The answer to a question, if it is known without a writer. */
export function knownAnswer(asked: AskedFor, question: KindOfQuestion, known: KnownFacts): KnownAnswer {
  const answer = answerToOne(asked, question, known)
  return asked.also === undefined ? answer : both(answer, knownAnswer(asked.also, question, known))
}

/** Null if either half is missing. */
function both(one: KnownAnswer, other: KnownAnswer): KnownAnswer {
  if (one.kind !== 'value' || other.kind !== 'value') return one.kind === 'value' ? other : one
  const restsOn = [...one.restsOn, ...other.restsOn]
  const text = `${one.text}, ${other.text}`
  return { ...other, ...one, text, heading: `${one.heading}, ${other.heading}`, restsOn }
}

function answerToOne(asked: AskedFor, { text, kind }: KindOfQuestion, known: KnownFacts): KnownAnswer {
  if (kind === 'budget') return NAMES_PAYERS.test(text) ? payersOf(known) : linesOf(known)
  if (asked.subject === 'partner' || asked.subject === 'referee') return ASK
  const fact = factAskedFor(asked, known.profile)
  if (fact !== null) return fromProfile(fact, asked, kind, known)
  if (asked.subject === 'project' && asked.fact === 'title') return titleOf(known.projectName)
  if (asked.subject === 'project' && asked.fact === 'amount') return amountOf(known)
  return asked.subject === 'project' && asked.fact === 'budget' ? costOf(known) : WRITE
}

function fromProfile(fact: ProfileFact, asked: AskedFor, kind: QuestionKind, known: KnownFacts): KnownAnswer {
  const { definition, state, value } = fact
  if (definition.secret) return ASK
  if (state === 'confirmed' && value !== null) {
    const answer = valueOf(fact, value, asked, kind)
    return isOnlyStandIn(fact, asked) ? standIn(answer, asked.fact!, known) : answer
  }
  if (definition.kind === 'long-text') return WRITE
  if (OF_SIGNATORY.test(definition.key) || (asked.holder === 'reader' && isOfOffice(definition.key, known))) return ASK
  if (asked.holder === undefined && isOfContact(fact, known)) return ASK
  if (state === 'proposed' && value !== null) return proposed(fact, value, asked, kind)
  return state === 'missing' && isFigure(definition) ? WRITE : ASK
}

/** A legal name may differ from the name in use; "name of organisation" asks for either. */
function isOnlyStandIn({ key }: ProfileFact, { fact, otherwise }: AskedFor): boolean {
  return fact === 'legalName' && key !== fact && otherwise === undefined
}

/** It rests on the fact asked for, too: it waits for a check, and is outdated once that fact is known. */
function standIn(answer: Value, asked: string, { profile }: KnownFacts): Value {
  const version = profile.find(({ key }) => key === asked)?.version ?? 0
  return { ...answer, isStandIn: true, restsOn: [...answer.restsOn, { source: `profile:${asked}`, version }] }
}

/** Documents give the numbers and e-mail addresses of an office; those of a contact only if they name one. */
function isOfOffice(key: string, { profile }: KnownFacts): boolean {
  if (key !== 'contactEmail' && key !== 'contactTelephone') return false
  return !profile.some((fact) => fact.key === 'contactName' && fact.value !== null)
}

/** "martin@" belongs to Martin, the contact of an earlier application, not to the organisation. */
function isOfContact({ key, value }: ProfileFact, { profile }: KnownFacts): boolean {
  if (key !== 'contactEmail' || value === null) return false
  const [box = ''] = value.toLowerCase().split(/[@._-]/u)
  const contacts = profile.find((fact) => fact.key === 'contactName')?.candidates ?? []
  return contacts.some((contact) => contact.value.toLowerCase().split(/\s+/u).includes(box))
}

function proposed(fact: ProfileFact, value: string, asked: AskedFor, kind: QuestionKind): KnownAnswer {
  const [candidate] = fact.candidates
  if (candidate === undefined) return ASK
  const [source] = candidate.sources
  const stated = source === undefined ? [] : [source]
  return { ...valueOf(fact, value, asked, kind), fileName: source?.fileName ?? PROFILE_SOURCE, stated }
}

/** A figure without its year is no fact, but may be quoted. */
function isFigure({ kind }: FactDefinition): boolean {
  return kind === 'number' || kind === 'money'
}

type Value = Extract<KnownAnswer, { kind: 'value' }>

function valueOf(fact: ProfileFact, value: string, asked: AskedFor, kind: QuestionKind): Value {
  const isPlain = kind === 'money' || kind === 'number'
  const text = asked.year === 'latest' && !isPlain ? `${value} (${fact.year})` : partOf(value, asked)
  const restsOn = [{ source: `profile:${fact.key}`, version: fact.version }]
  return { kind: 'value', text, fileName: PROFILE_SOURCE, heading: keyWords(fact.key), restsOn }
}

const TITLE = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|sir|dame|lord|lady)\.?\s+)+/iu

/** The last word of a name is the last name, the rest the first name. */
function partOf(value: string, { part }: AskedFor): string {
  if (part === undefined) return value
  const words = value.replace(TITLE, '').split(/\s+/u)
  return part === 'last' ? (words.at(-1) ?? value) : words.slice(0, -1).join(' ') || value
}

function titleOf(projectName: string | null): KnownAnswer {
  if (projectName === null) return ASK
  return { kind: 'value', text: projectName, fileName: PROJECT_SOURCE, heading: keyWords('title'), restsOn: [] }
}

/** Details of this application override the budget, which may be for several funders. */
function amountOf({ grantInfo, plan, brief, language }: KnownFacts): KnownAnswer {
  if (saidOn('amount', grantInfo) !== '') return WRITE
  if (plan.amountAsked !== null) {
    const text = moneyText(plan.amountAsked, plan.currency, language)
    return { kind: 'value', text, fileName: GRANT_INFO_SOURCE, heading: keyWords('amountAsked'), restsOn: [] }
  }
  return fromBudget(brief, 'fromThisFunder', language)
}

function costOf({ brief, language }: KnownFacts): KnownAnswer {
  return fromBudget(brief, 'amount', language)
}

const PAYER_NAMES = { fromThisFunder: 'From this funder', fromOthers: 'From others', inKind: 'In kind' } as const

/** One line for each source of income, and one for the total. */
function payersOf({ brief, language }: KnownFacts): KnownAnswer {
  const asked = fromBudget(brief, 'fromThisFunder', language)
  const { lines, currency } = brief?.budget ?? { lines: [], currency: '' }
  const paid = paidBy(lines)
  if (asked.kind !== 'value' || paid.size === 0) return asked
  const text = [
    ...[...paid].map(([payer, amount]) => `- ${PAYER_NAMES[payer]}: ${moneyText(amount, currency, language)}`),
    `- Total: ${moneyText(sumOfPayers(paid), currency, language)}`,
  ]
  return { ...asked, text: text.join('\n') }
}

/** One line for each cost, and one for the total. */
function linesOf({ brief, language }: KnownFacts): KnownAnswer {
  const total = fromBudget(brief, 'amount', language)
  if (total.kind !== 'value') return total
  const { lines, currency } = brief!.budget!
  const costs = lines.flatMap(({ item, amount }) =>
    amount === null ? [] : `- ${item}: ${moneyText(amount, currency, language)}`,
  )
  return { ...total, text: [...costs, `- Total: ${total.text}`].join('\n') }
}

function fromBudget(brief: WrittenBrief | null, column: 'amount' | 'fromThisFunder', language: string): KnownAnswer {
  const budget = brief?.budget
  if (!budget || budget.origin === 'documents' || budget.origin === 'model') return ASK
  const total = totalsOf(budget.lines)[column]
  if (total <= 0) return ASK
  const text = moneyText(total, budget.currency, language)
  return { kind: 'value', text, fileName: BRIEF_SOURCE, heading: keyWords('budget'), restsOn: [] }
}

function moneyText(amount: number, currency: string, language: string): string {
  const fraction = Number.isInteger(amount) ? 0 : 2
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount)
}
