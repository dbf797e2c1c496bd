import { z } from 'zod'
import { entity, identifier, instant, success, timeZone } from './envelope.ts'
import { sourcePassage } from './sources.ts'
import { textState, writeAgainRequest } from './texts.ts'

/** At most as many as one report is written from. */
const documentIds = z.array(identifier).min(1).max(1000)

export const report = entity.extend({
  name: z.string(),
  projectId: identifier,
  reportPrompt: z.string(),
  /** Documents that it alone is written from; null for those labelled for the project's reports. */
  documentIds: documentIds.nullable(),
  status: z.enum(['processing', 'completed', 'error']),
  /** Markdown; null until completed. */
  text: z.string().nullable(),
  /** Null without a text. */
  textState: textState.nullable(),
  /** Reason for a missing text, in words for the user. */
  error: z.string().nullable(),
  /** Passages that the text rests on. */
  sources: z.array(sourcePassage),
  /** Due date; null if not set. */
  dueAt: instant.nullable(),
  /** IANA time zone of the due date; null if not set. */
  dueZone: z.string().nullable(),
  /** Owning account, for admins; absent for others. */
  accountId: identifier.optional(),
  /** In US dollars, for admins; absent for others. */
  cost: z.number().optional(),
  createdAt: instant,
  lastModified: instant,
})
export type Report = z.infer<typeof report>

export const createReportRequest = z.object({
  name: z.string().max(10_000),
  reportPrompt: z.string().max(100_000),
  /** By default, those labelled for the project's reports. */
  documentIds: documentIds.optional(),
})

/** Given fields are changed; null clears. */
export const changeReportRequest = z.object({
  name: z.string().max(10_000).optional(),
  /** Used the next time the report is written. */
  reportPrompt: z.string().max(100_000).optional(),
  dueAt: instant.nullish(),
  dueZone: timeZone.nullish(),
})

/** A new prompt and other documents, if given. */
export const requestReportRequest = writeAgainRequest.extend(createReportRequest.omit({ name: true }).partial().shape)

export const reportResponse = success.extend({ report })
