import type { WantedKind } from '../../../../core/languages/common-questions/common-question.ts'
import { QUESTION_WORDS } from '../../../../core/gaps/asked-for.ts'
import { ownerIn } from '../../../../core/gaps/question-label.ts'
import type { WantedAnswer } from './wanted-answer.ts'

const CONTACTS: ReadonlySet<WantedKind> = new Set(['email', 'telephone', 'address'])
/** Of whoever fills the form in. */
const READERS = /(?<!\p{L})(?:your|direct|ihre?|deine?|votre|vos|eich|dy)(?!\p{L})/iu

/** How to reach an organisation rather than one person. */
const ANY_CONTACT =
  /^(?:please )?(?:give|provide|enter|state)?(?: an?| the)? ?contact (?:e-?mail|(?:tele)?phone|number|address)/u

/** Whether it is of a person who is chosen for the application: its contact, or whoever fills it in or signs it. */
export function isOfChosenPerson({ meaning, kind, question }: WantedAnswer): boolean {
  if (meaning === 'contact') return true
  if (!CONTACTS.has(kind)) return false
  const label = question.toLowerCase()
  const owners = QUESTION_WORDS.map((words) => ownerIn(label, words))
  if (owners.some((owner) => owner === 'organisation') || ANY_CONTACT.test(label)) return false
  return (kind !== 'address' && READERS.test(label)) || owners.some((owner) => owner !== null && owner !== 'project')
}
