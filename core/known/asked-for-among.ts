import type { Questions } from '../proposals/ports.ts'
import type { Question } from '../proposals/question/question.ts'
import type { AskedFor, AskedSubject, PrintedQuestion } from './asked.ts'
import { askedFor } from './asked-for.ts'

/** Maximum number of consecutive questions that do not name their subject. */
const LONGEST_ROW = 8

/** Subject and fact of each question of an application, in the order of the form. */
export function askedForEach(questions: readonly PrintedQuestion[]): AskedFor[] {
  const asked: AskedFor[] = []
  for (const [at, question] of questions.entries()) {
    const before = questions[at - 1]?.section === question.section ? (asked[at - 1]?.subject ?? null) : null
    asked.push(askedFor(question, before))
  }
  return asked
}

/** Subject and fact of one question; looks at the preceding questions if they matter. */
export async function askedForAmong(questions: Questions, question: Question): Promise<AskedFor> {
  const alone = askedFor(question)
  if (alone.subject !== 'us' || sameAfterOthers(question, alone)) return alone
  const { accountId, proposalId, position } = question
  const places = await questions.places(accountId, proposalId)
  const before = places.filter((place) => place.position < position).slice(-LONGEST_ROW)
  const printed: PrintedQuestion[] = []
  for (const { id } of before) {
    const found = await questions.find(accountId, id)
    if (found) printed.push(found)
  }
  return askedForEach([...printed, question]).at(-1) ?? alone
}

/** Whether the result would be the same after a question about a partner or the project. */
function sameAfterOthers(question: PrintedQuestion, { subject }: AskedFor): boolean {
  const others: readonly AskedSubject[] = ['partner', 'project']
  return others.every((before) => askedFor(question, before).subject === subject)
}
