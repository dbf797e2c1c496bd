import type { AskedAttribute, QuestionOwner } from '../../../core/languages/question-words.ts'
import { QUESTION_WORDS } from '../../../core/known/asked-for.ts'
import { attributeIn, labelOf, ownerIn } from '../../../core/known/question-label.ts'

/** Owners named in a text, in any language. */
export function ownersIn(text: string): QuestionOwner[] {
  return QUESTION_WORDS.flatMap((words) => ownerIn(text.toLowerCase(), words) ?? [])
}

/** Attributes of a person; a bare request for a name is hardly for the organisation's. */
const PERSONAL: ReadonlySet<string> = new Set<AskedAttribute>(['personName', 'firstName', 'lastName', 'name', 'role'])

/** Whether a field asks only for somebody's name or role. */
export function isOfPerson(question: string): boolean {
  return QUESTION_WORDS.some((words) => {
    const label = labelOf(question).first
    const found = attributeIn(label, words)
    return found?.isWhole === true && PERSONAL.has(found.attribute) && ownerIn(label, words) !== 'organisation'
  })
}
