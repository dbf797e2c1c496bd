import { z } from 'zod'

/** What every answer that worked carries beside its own fields. */
export const success = z.object({ success: z.literal(true) })

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
})
export type Failure = z.infer<typeof failure>

export const identifier = z.string().regex(/^[0-9a-f]{24}$/)
export const instant = z.iso.datetime()

/** Every entity carries its identifier under both names. */
export const entity = z.object({ id: identifier, _id: identifier })
