import type { Questions } from '../ports.ts'
import type { Question } from './question.ts'

/**
 * The existing questions whose answers this one sums up. Loads them one after another, because a transaction has one
 * connection.
 */
export async function dependenciesOf(
  { accountId, dependsOn }: Question,
  questions: Pick<Questions, 'find'>,
): Promise<Question[]> {
  const found: Question[] = []
  for (const id of dependsOn) {
    const question = await questions.find(accountId, id)
    if (question !== null) found.push(question)
  }
  return found
}
