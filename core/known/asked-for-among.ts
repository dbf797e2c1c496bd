import type { Questions } from '../proposals/ports/questions.ts'
import type { Question } from '../proposals/question.ts'
import type { AskedFor, AskedSubject, PrintedQuestion } from './asked.ts'
import { askedFor } from './asked-for.ts'

/** Questions that follow one another without naming whom they are about: no form has a longer row of them. */
const LONGEST_ROW = 8

/** What each of the questions of an application asks for, in the order of the form. */
export function askedForEach(questions: readonly PrintedQuestion[]): AskedFor[] {
  const asked: AskedFor[] = []
  for (const [at, question] of questions.entries()) {
    const before = questions[at - 1]?.section === question.section ? (asked[at - 1]?.subject ?? null) : null
    asked.push(askedFor(question, before))
  }
  return asked
}

/** The same for one of them, of which those right before it are looked at where it matters. */
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

/** Whether it would ask for the same even after a question about a partner or the project. */
function sameAfterOthers(question: PrintedQuestion, { subject }: AskedFor): boolean {
  const others: readonly AskedSubject[] = ['partner', 'project']
  return others.every((before) => askedFor(question, before).subject === subject)
}
