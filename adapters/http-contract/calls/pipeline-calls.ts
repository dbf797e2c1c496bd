import type { CallTable } from '../call.ts'
import { applicationsQuery, applicationsResponse, formTermsResponse, homeResponse } from '../pipeline.ts'

/** What is due when, for the whole account. */
export const pipelineCalls = {
  'GET /home': {
    summary: 'Answers what is due or named by a form, what waits for the user, and the applications under way.',
    access: 'user',
    response: homeResponse,
  },
  'GET /applications': {
    summary: 'Lists the applications of the account, with what they add up to.',
    access: 'user',
    query: applicationsQuery,
    response: applicationsResponse,
  },
  'GET /proposals/:id/formTerms': {
    work: 'heavy',
    summary: 'Answers what the form of an application says of deadline, amount, eligibility and attachments.',
    access: 'user',
    params: { id: 'proposal' },
    response: formTermsResponse,
  },
} as const satisfies CallTable
