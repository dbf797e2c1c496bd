import { z } from 'zod'

/** What every answer that worked carries beside its own fields. */
export const success = z.object({ success: z.literal(true) })

export const identifier = z.string().regex(/^[0-9a-f]{24}$/)

/** Who wrote a text, under the name that they had then. */
export const textAuthor = z.object({ _id: identifier, name: z.string() })

/** What every answer that failed looks like. */
export const failure = z.object({
  success: z.literal(false),
  /** One sentence for the user. */
  error: z.string(),
  /** `<feature>.<reason>` */
  code: z.string(),
  requestId: z.string(),
  /** Every wrong field with its reason. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Of a text that was refused: the one that somebody saved before. */
  current: z.object({ version: z.number(), text: z.string(), author: textAuthor.nullable() }).optional(),
})
export type Failure = z.infer<typeof failure>

export const instant = z.iso.datetime()

/** Every entity carries its identifier under both names. */
export const entity = z.object({ id: identifier, _id: identifier })

/** An IANA name. */
export const timeZone = z.string().max(100).refine(isTimeZone)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
