import { z } from 'zod'
import { entity, identifier, instant, success } from './envelope.ts'
import { textState } from './texts.ts'
import { sourcePassage } from './proposals.ts'

export const report = entity.extend({
  name: z.string(),
  projectId: identifier,
  reportPrompt: z.string(),
  status: z.enum(['processing', 'completed', 'error']),
  /** Markdown; null until it is completed. */
  text: z.string().nullable(),
  /** Null where there is no text. */
  textState: textState.nullable(),
  /** Why there is no text, in words for the user. */
  error: z.string().nullable(),
  /** The passages that the text rests on. */
  sources: z.array(sourcePassage),
  /** Whose it is; for admins, absent for others. */
  accountId: identifier.optional(),
  /** US dollars; for admins, absent for others. */
  cost: z.number().optional(),
  createdAt: instant,
  lastModified: instant,
})
export type Report = z.infer<typeof report>

export const createReportRequest = z.object({
  name: z.string().max(10_000),
  reportPrompt: z.string().max(100_000),
})

export const reportResponse = success.extend({ report })
