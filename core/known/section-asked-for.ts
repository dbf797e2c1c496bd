import { LAST_RESORT, sectionsIn } from './project-sections.ts'
import type { OwnerWords } from './question-label.ts'
import { ownerIn } from './question-label.ts'

/** A question that names more parts than these asks for a whole application in one. */
const MOST_PARTS = 3
/** The section of the brief that answers a question about the project; null for any other question. */
export function sectionAskedFor(question: string, heading: string, words: OwnerWords): string | null {
  if (!isAboutProject(question, words) && !isBelowProject(question, heading, words)) return null
  const named: readonly string[] = sectionsIn(question)
  const parts = named.length > 1 ? named.filter((key) => key !== LAST_RESORT) : named
  return parts.length > MOST_PARTS ? LAST_RESORT : (parts[0] ?? null)
}

/** Projects in general, earlier ones and those of others are not the one that the application is for. */
function isAboutProject(question: string, words: OwnerWords): boolean {
  const isOfGrant = words.elsewhere?.test(question) !== true && words.thisGrant?.test(question) === true
  return isOfGrant || namesProject(question, words)
}

/** Whether it speaks of the project that is applied for. */
export function namesProject(question: string, { owners, elsewhere }: OwnerWords): boolean {
  if (elsewhere?.test(question) === true) return false
  return ownerIn(question, { owners: owners.filter(([owner]) => owner === 'project') }) !== null
}

/** "Who will benefit?" below "About your project": whoever is not named is the project, but for the work of every year. */
function isBelowProject(question: string, heading: string, words: OwnerWords): boolean {
  const isOfOther = words.elsewhere?.test(question) === true || words.usualWork?.test(question) === true
  if (isOfOther || ownerIn(heading, words) !== 'project') return false
  const owner = ownerIn(question, words)
  return owner === null || owner === 'partner'
}
