import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { factKind, profileFact } from './profile.ts'
import type { CallTable } from './call.ts'

export const gapGroup = z.enum(['organisation', 'project', 'application'])
export const gapPerson = z.enum(['contact', 'signatory', 'treasurer', 'projectLead', 'anyone'])

export const gap = z.object({
  gapId: z.string(),
  label: z.string(),
  /** What a field for it must take; `long-text` may have several lines. */
  kind: factKind,
  /** Stored encrypted, and put into no answer. */
  secret: z.boolean(),
  /** What documents propose, or what was confirmed before; null where nothing is known. */
  value: z.string().nullable(),
  /** What documents say, with where they say it. */
  candidates: profileFact.shape.candidates,
  /** The questions that get an answer by it. */
  waiting: z.array(z.object({ questionId: identifier, text: z.string() })),
  /** Open applications that wait for it, this one included. */
  applications: z.number().int(),
})
export type Gap = z.infer<typeof gap>

export const gapsResponse = success.extend({
  groups: z.array(z.object({ group: gapGroup, person: gapPerson, gaps: z.array(gap) })),
  /** Answers that rest on what has changed since. */
  outdated: z.array(z.object({ questionId: identifier, labels: z.array(z.string()) })),
})
export type Gaps = Omit<z.infer<typeof gapsResponse>, 'success'>

export const fillGapRequest = z.object({
  gapId: z.string().max(200),
  /** Checked by the kind of the gap. */
  value: z.string().max(100_000),
})
export const fillGapResponse = gapsResponse.extend({
  /** Questions that have an answer now, or get one. */
  filled: z.number().int(),
})

/** What applications still need from people. */
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
