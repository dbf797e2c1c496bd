import type { CallTable } from '../call.ts'
import { fillGapRequest, fillGapResponse, gapsResponse } from '../gaps.ts'

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
