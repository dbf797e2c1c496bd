import { z } from 'zod'
import type { CallTable } from '../call.ts'
import { addFactRequest, changeFactRequest, factResponse, profileResponse } from '../profile.ts'

/** What is known of the organisation itself. */
export const profileCalls = {
  'GET /account/profile': {
    summary:
      'Answers the facts of the organisation: confirmed, proposed by documents, in conflict, out of date or missing.',
    access: 'user',
    response: profileResponse,
  },
  'POST /account/profile/:key': {
    work: 'heavy',
    summary: 'Confirms, corrects, refuses or clears one fact.',
    access: 'user',
    params: { key: z.string() },
    body: changeFactRequest,
    hasLongTexts: true,
    response: factResponse,
  },
  'POST /account/profile': {
    work: 'heavy',
    once: true,
    summary: 'Adds a fact of one’s own.',
    access: 'user',
    body: addFactRequest,
    status: 201,
    response: factResponse,
  },
} as const satisfies CallTable
