import { z } from 'zod'
import { identifier } from './envelope.ts'

/** A source of an answer; `GET /proposals/{id}/questions/{questionId}/sources` returns the passage itself. */
export const sourceFile = z.object({
  fileName: z.string(),
  documentId: identifier.nullable(),
  page: z.number().nullable(),
  heading: z.string().nullable(),
  /** False for further reading: it fits the question, but the answer does not use it. */
  cited: z.boolean(),
})
export type SourceFile = z.infer<typeof sourceFile>

export const sourcePassage = sourceFile.extend({
  /** Index of the passage in its document; null if the source is not a document. */
  ordinal: z.number().nullable(),
  passage: z.string(),
  /** Words of the passage that the answer uses, verbatim. */
  used: z.array(z.string()),
})
export type SourcePassage = z.infer<typeof sourcePassage>
