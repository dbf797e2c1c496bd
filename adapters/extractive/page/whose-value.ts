import type { WantedKind } from '../../../core/languages/common-questions/common-question.ts'
import type { AskedAttribute, QuestionOwner } from '../../../core/languages/question-words.ts'
import { QUESTION_WORDS } from '../../../core/gaps/asked-for.ts'
import { attributeIn, labelOf, ownerIn } from '../../../core/gaps/question-label.ts'
import type { WantedAnswer } from './wanted-answer.ts'

const CONTACTS: ReadonlySet<WantedKind> = new Set(['email', 'telephone', 'address'])
/** Of whoever fills the form in. */
const READERS = /(?<!\p{L})(?:your|direct|ihre?|deine?|votre|vos|eich|dy)(?!\p{L})/iu

const PARTIES: ReadonlySet<QuestionOwner> = new Set(['signatory', 'referee', 'partner', 'funder', 'bank'])
/** Below the heading of another party these are the party's. */
const CHOSEN: ReadonlySet<string> = new Set<WantedAnswer['meaning']>(['legalName', 'partners'])

/** Whom the fields below a heading are of, where it is neither the organisation nor the project. */
const OTHERS: ReadonlySet<QuestionOwner> = new Set(['contact', ...PARTIES])

/**
 * Whether it is of a person who is chosen for the application, such as its contact or whoever fills it in or signs it, or
 * of another party, by the question or the nearest heading of its form that names anybody.
 */
export function isOfChosenPerson({ meaning, kind, question }: WantedAnswer, section: string | null): boolean {
  const owners = ownersIn(question)
  if (CONTACTS.has(kind) && owners.some((owner) => PARTIES.has(owner))) return true
  if (owners.includes('organisation')) return false
  if (CONTACTS.has(kind) && kind !== 'address' && READERS.test(question)) return true
  return (CONTACTS.has(kind) || CHOSEN.has(meaning)) && isBelowOthers(section)
}

/** Whether the nearest heading that says whose its fields are names a person or another party. */
export function isBelowOthers(section: string | null): boolean {
  return nearestOwners(section).some((owner) => OTHERS.has(owner))
}

/** Whom the nearest heading above a field names that names anybody. */
export function nearestOwners(section: string | null): readonly QuestionOwner[] {
  const headings = (section ?? '').split(' > ').reverse()
  return headings.map(ownersIn).find((owners) => owners.length > 0) ?? []
}

/** Whom a text names, in any language. */
export function ownersIn(text: string): QuestionOwner[] {
  return QUESTION_WORDS.flatMap((words) => ownerIn(text.toLowerCase(), words) ?? [])
}

/** What a person has; a name that is asked for without saying whose is hardly the organisation's. */
const PERSONAL: ReadonlySet<string> = new Set<AskedAttribute>(['personName', 'firstName', 'lastName', 'name', 'role'])

/** Whether a field asks for nothing but the name or the role of somebody. */
export function isOfPerson(question: string): boolean {
  return QUESTION_WORDS.some((words) => {
    const label = labelOf(question).first
    const found = attributeIn(label, words)
    return found?.isWhole === true && PERSONAL.has(found.attribute) && ownerIn(label, words) !== 'organisation'
  })
}
