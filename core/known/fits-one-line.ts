import { lengthOfQuestion } from '../languages/printed-length.ts'
import { knownKey } from '../profile/profile-facts.ts'
import type { Question } from '../proposals/question/question.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import { askedFor } from './asked-for.ts'

/** Kinds whose answers are a value of one line. */
const VALUES: ReadonlySet<QuestionKind> = new Set(['name', 'date', 'number', 'money', 'address', 'choice', 'yes-no'])

/** Forms that allow more than this want a text. */
const LONGEST = { words: 30, characters: 250 }

/** Whether a question asks for one fact of a line, such as a name, an address, a date or a number, and not for a text. */
export function fitsOneLine(question: Pick<Question, 'kind' | 'text' | 'guidance' | 'section' | 'limit'>): boolean {
  const { kind, limit } = question
  if ((limit.words ?? 0) > LONGEST.words || (limit.characters ?? 0) > LONGEST.characters) return false
  if (!VALUES.has(kind) && kind !== 'text') return false
  const { subject, fact } = askedFor(question)
  const definition = fact === null || subject === 'project' ? undefined : knownKey(fact)?.definition
  // What is kept encrypted has its field under "What we still need from you" alone.
  if (definition?.secret === true) return false
  if (VALUES.has(kind)) return true
  if (lengthOfQuestion(question) !== null) return false
  if (subject === 'project') return fact === 'title' || fact === 'amount'
  return definition !== undefined && definition.kind !== 'long-text'
}
