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

/** The account's monthly allowance for the writing service. */
export const allowance = z.object({
  /** From 0 to 1. */
  usedShare: z.number(),
  isUsedUp: z.boolean(),
  startsAgainAt: instant,
  /** Approximate number of pieces of each kind that are left; null if they cost nothing. */
  left: ofEachPiece(z.number().int().nullable()),
})
export type Allowance = z.infer<typeof allowance>
export type Piece = keyof Allowance['left']

export const writingServiceResponse = success.extend({
  /** Null while calls succeed. */
  outage: outage.nullable(),
  /** Null without a limit. */
  allowance: allowance.nullable(),
  /** Approximate cost of a piece of each kind in US dollars; for admins only, and null if nothing is paid. */
  costs: ofEachPiece(z.number()).nullable().optional(),
})
export type WritingService = z.infer<typeof writingServiceResponse>
