import type { TextLimit } from '../shared/text-limit.ts'

export const NO_ANSWER = 'No answer provided'

/** An application as it is read and handed on: each question with its guidance and its answer. */
export interface ApplicationText {
  readonly name: string
  readonly questions: readonly {
    readonly text: string
    readonly number: string | null
    readonly guidance: string | null
    readonly section: string | null
    readonly limit: TextLimit
    readonly answer: string | null
    /** The names of the files that the answer rests on, each once. */
    readonly sources: readonly string[]
  }[]
}
