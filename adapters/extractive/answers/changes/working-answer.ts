import type { SourcePassage } from '../../../../core/shared/source-passage.ts'
import { sourcesStillUsed } from './answer-units.ts'

/** The user's chat message as a source. */
export const CHAT_SOURCE = 'Your request in the chat'

/** An answer between the changes of one request. */
export interface WorkingAnswer {
  readonly text: string
  readonly sources: readonly SourcePassage[]
}

/** The result of a change: the new answer, null if unchanged, and a sentence about it. */
export interface Outcome {
  readonly answer: WorkingAnswer | null
  readonly reply: string
}

export function unchanged(reply: string): Outcome {
  return { answer: null, reply }
}

/** The answer with a new text, and the sources that it still uses. */
export function changedTo(text: string, { sources }: WorkingAnswer, reply: string): Outcome {
  return { answer: { text, sources: sourcesStillUsed(sources, text) }, reply }
}

export function chatSource(words: string): SourcePassage {
  return {
    documentId: null,
    fileName: CHAT_SOURCE,
    page: null,
    heading: null,
    ordinal: null,
    passage: words,
    cited: true,
    used: [words],
  }
}
