import { z } from 'zod'
import { instant, success } from './envelope.ts'

export const outageReason = z.enum(['unavailable', 'key-refused', 'no-credit', 'unknown-model'])
export type OutageReason = z.infer<typeof outageReason>

export const outage = z.object({ reason: outageReason, since: instant, nextTryAt: instant })

/** What an account may use of the writing service in a month. */
export const allowance = z.object({
  /** 0 to 1. */
  usedShare: z.number(),
  isUsedUp: z.boolean(),
  startsAgainAt: instant,
  /** About how many answers what is left suffices for; null where they cost nothing. */
  answersLeft: z.number().int().nullable(),
})
export type Allowance = z.infer<typeof allowance>

export const writingServiceResponse = success.extend({
  /** Null while calls get a reply. */
  outage: outage.nullable(),
  /** Null without a limit. */
  allowance: allowance.nullable(),
  /** About what an answer costs in US dollars; for admins alone, and null where nothing is paid. */
  answerCost: z.number().nullable().optional(),
})
export type WritingService = z.infer<typeof writingServiceResponse>
