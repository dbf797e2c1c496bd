import { z } from 'zod'
import { identifier } from './envelope.ts'

/** A source of an answer; the passage itself is fetched by `GET /proposals/{id}/questions/{questionId}/sources`. */
export const sourceFile = z.object({
  fileName: z.string(),
  documentId: identifier.nullable(),
  page: z.number().nullable(),
  heading: z.string().nullable(),
  /** False for further reading: it fits the question, but the answer takes nothing from it. */
  cited: z.boolean(),
})
export type SourceFile = z.infer<typeof sourceFile>

export const sourcePassage = sourceFile.extend({
  /** Position of the passage in its document; null where the source is no document. */
  ordinal: z.number().nullable(),
  passage: z.string(),
  /** The words of the passage that the answer uses, verbatim. */
  used: z.array(z.string()),
})
export type SourcePassage = z.infer<typeof sourcePassage>
