import type { CallTable } from '../call.ts'
import { searchQuery, searchResponse } from '../search.ts'

/** The search of everything. */
export const searchCalls = {
  'GET /search': {
    work: 'heavy',
    summary:
      'Searches the applications, projects, questions, profile facts, past answers, documents, reports and funders of the account.',
    access: 'user',
    query: searchQuery,
    response: searchResponse,
  },
} as const satisfies CallTable
