import type { OwnerWords } from './question-label.ts'
import { ownerIn } from './question-label.ts'

/** A question that names more parts than these asks for a whole application in one. */
const MOST_PARTS = 3
/** What is asked after all others: nearly every question on a project has its words. */
const LAST_RESORT = 'summary'

/** The section of the brief that answers a question about the project; null for any other question. */
export function sectionAskedFor(question: string, words: OwnerWords): string | null {
  if (!isAboutProject(question, words)) return null
  const named = words.sections.filter(([, pattern]) => pattern.test(question)).map(([key]) => key)
  const parts = named.length > 1 ? named.filter((key) => key !== LAST_RESORT) : named
  return parts.length > MOST_PARTS ? LAST_RESORT : (parts[0] ?? null)
}

/** Projects in general, earlier ones and those of others are not the one that the application is for. */
function isAboutProject(question: string, { owners, elsewhere, thisGrant }: OwnerWords): boolean {
  if (elsewhere?.test(question) === true) return false
  return (
    ownerIn(question, { owners: owners.filter(([owner]) => owner === 'project') }) !== null ||
    thisGrant?.test(question) === true
  )
}
