import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { factKind, profileFact } from './profile.ts'
import type { CallTable } from './call.ts'

export const gapGroup = z.enum(['organisation', 'project', 'application'])
export const gapPerson = z.enum(['contact', 'signatory', 'treasurer', 'projectLead', 'anyone'])

export const gap = z.object({
  gapId: z.string(),
  label: z.string(),
  /** Kind of input; `long-text` may have several lines. */
  kind: factKind,
  /** Stored encrypted, and used in no answer. */
  secret: z.boolean(),
  /** Proposed by documents or confirmed earlier; null if unknown. */
  value: z.string().nullable(),
  /** Values in documents, with their sources. */
  candidates: profileFact.shape.candidates,
  /** Questions that it would answer. */
  waiting: z.array(z.object({ questionId: identifier, text: z.string() })),
  /** Number of open applications that need it, including this one. */
  applications: z.number().int(),
})
export type Gap = z.infer<typeof gap>

export const gapsResponse = success.extend({
  groups: z.array(z.object({ group: gapGroup, person: gapPerson, gaps: z.array(gap) })),
  /** Answers that rest on changed facts. */
  outdated: z.array(z.object({ questionId: identifier, labels: z.array(z.string()) })),
})
export type Gaps = Omit<z.infer<typeof gapsResponse>, 'success'>

export const fillGapRequest = z.object({
  gapId: z.string().max(200),
  /** Validated by the kind of the gap. */
  value: z.string().max(100_000),
})
export const fillGapResponse = gapsResponse.extend({
  /** Number of questions answered, or about to be. */
  filled: z.number().int(),
})

/** Facts that applications still need from people. */
export const gapCalls = {
  'GET /proposals/:id/gaps': {
    work: 'heavy',
    summary: 'Answers what an application still needs from people, and which answers rest on what has changed.',
    access: 'user',
    params: { id: 'proposal' },
    response: gapsResponse,
  },
  'POST /proposals/:id/gaps': {
    work: 'heavy',
    summary: 'Keeps what was asked for, and fills every question that waits for it in all open applications.',
    access: 'user',
    params: { id: 'proposal' },
    body: fillGapRequest,
    hasLongTexts: true,
    response: fillGapResponse,
  },
} as const satisfies CallTable
