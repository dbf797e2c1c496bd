import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { counting, minimum } from './proposals.ts'

/** `changed`: the answer was changed after somebody had copied it. */
const copyState = z.enum(['unanswered', 'not-copied', 'copied', 'changed'])

/** An answer as it is pasted into the funder's web form; empty where there is none. Counts are those of the form. */
const portalAnswer = z.object({
  questionId: identifier,
  number: z.string().nullable(),
  section: z.string().nullable(),
  question: z.string(),
  guidance: z.string().nullable(),
  word_limit: z.number().int().nullable(),
  characters_limit: z.number().int().nullable(),
  minimum: minimum.nullable(),
  text: z.string(),
  words: z.number().int(),
  characters: z.number().int(),
  isOverLimit: z.boolean(),
  state: copyState,
  /** Places that its sources do not hold or that leave something to be chosen; 0 where the answer was checked. */
  toCheck: z.number().int(),
  /** What it still lacks, in words for the user. */
  lacking: z.array(z.string()),
})
export type PortalAnswer = z.infer<typeof portalAnswer>

export const portalResponse = success.extend({
  name: z.string(),
  counting: counting.nullable(),
  answers: z.array(portalAnswer),
})

/** Whether the answer as it is now was copied. */
export const markCopiedRequest = z.object({ copied: z.boolean() })
