import type { TextLimit } from '../shared/text-limit.ts'
import { givenAnswer, type Question } from './question.ts'

/** An application as it is read and handed on: each question with its guidance and its answer. */
export interface ApplicationText {
  readonly name: string
  readonly questions: readonly {
    readonly text: string
    readonly number: string | null
    readonly guidance: string | null
    readonly section: string | null
    readonly limit: TextLimit
    /** Null where there is none yet: its place stays empty. */
    readonly answer: string | null
    /** The names of the files that the answer rests on, each once. */
    readonly sources: readonly string[]
  }[]
}

/** An application's text for a file. An answer that only says what is missing is left out. */
export function applicationText(name: string, questions: readonly Question[]): ApplicationText {
  return { name, questions: questions.map(questionText) }
}

function questionText(question: Question): ApplicationText['questions'][number] {
  const { text, number, guidance, section, limit } = question
  const given = givenAnswer(question)
  const cited = (given?.sources ?? []).filter((source) => source.cited).map(({ fileName }) => fileName)
  return { text, number, guidance, section, limit, answer: given?.text ?? null, sources: [...new Set(cited)] }
}
