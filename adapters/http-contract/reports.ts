import { z } from 'zod'
import { entity, identifier, instant, success, timeZone } from './envelope.ts'
import { sourcePassage } from './sources.ts'
import { textState, writeAgainRequest } from './texts.ts'

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
  /** When it is due; null where nobody has said. */
  dueAt: instant.nullable(),
  /** IANA; null where nobody has said in which zone it is meant. */
  dueZone: z.string().nullable(),
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

/** Those given are changed; null takes away. */
export const changeReportRequest = z.object({
  name: z.string().max(10_000).optional(),
  /** It counts when the report is written the next time. */
  reportPrompt: z.string().max(100_000).optional(),
  dueAt: instant.nullish(),
  dueZone: timeZone.nullish(),
})

/** Another prompt than before, where one is given. */
export const requestReportRequest = writeAgainRequest.extend({ reportPrompt: z.string().max(100_000).optional() })

export const reportResponse = success.extend({ report })
