import { z } from 'zod'
import { instant, success } from './envelope.ts'

export const outageReason = z.enum([
  'unavailable',
  'key-refused',
  'organisation-disabled',
  'no-credit',
  'limit-reached',
  'unknown-model',
  'wrong-address',
])
export type OutageReason = z.infer<typeof outageReason>

export const outage = z.object({ reason: outageReason, since: instant, nextTryAt: instant })

function ofEachPiece<T extends z.ZodType>(value: T) {
  return z.object({ answers: value, letters: value, reports: value, 'project-overviews': value, checks: value })
}

/** What an account may use of the writing service in a month. */
export const allowance = z.object({
  /** 0 to 1. */
  usedShare: z.number(),
  isUsedUp: z.boolean(),
  startsAgainAt: instant,
  /** About how many pieces of each kind what is left suffices for; null where they cost nothing. */
  left: ofEachPiece(z.number().int().nullable()),
})
export type Allowance = z.infer<typeof allowance>
export type Piece = keyof Allowance['left']

export const writingServiceResponse = success.extend({
  /** Null while calls get a reply. */
  outage: outage.nullable(),
  /** Null without a limit. */
  allowance: allowance.nullable(),
  /** About what a piece of each kind costs in US dollars; for admins alone, and null where nothing is paid. */
  costs: ofEachPiece(z.number()).nullable().optional(),
})
export type WritingService = z.infer<typeof writingServiceResponse>
