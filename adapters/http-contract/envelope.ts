import { z } from 'zod'

/** Part of every successful response. */
export const success = z.object({ success: z.literal(true) })

export const identifier = z.string().regex(/^[0-9a-f]{24}$/)

/** The author of a text, with their name at that time. */
export const textAuthor = z.object({ _id: identifier, name: z.string() })

/** Response of every failed call. */
export const failure = z.object({
  success: z.literal(false),
  /** One sentence for the user. */
  error: z.string(),
  /** `<feature>.<reason>` */
  code: z.string(),
  requestId: z.string(),
  /** Reason for each invalid field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** For a refused text: the version that somebody saved before. */
  current: z.object({ version: z.number(), text: z.string(), author: textAuthor.nullable() }).optional(),
})
export type Failure = z.infer<typeof failure>

export const instant = z.iso.datetime()

/** Every entity carries its identifier under both names. */
export const entity = z.object({ id: identifier, _id: identifier })

/** An IANA time zone. */
export const timeZone = z.string().max(100).refine(isTimeZone)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
