import type { CallTable } from '../call.ts'
import { monthQuery, spendingQuery, spendingResponse, usageResponse } from '../spending.ts'
import { writingServiceResponse } from '../writing-service.ts'

/** What the language model is used for, and whether it can be. */
export const spendingCalls = {
  'GET /writingService': {
    summary: 'Answers whether the writing service can be used, and what is left of the allowance of the month.',
    access: 'user',
    response: writingServiceResponse,
  },
  'GET /account/usage': {
    summary: 'Answers what the account used the language model for in this month.',
    access: 'user',
    response: usageResponse,
  },
  'GET /admin/spending': {
    summary: 'Lists what the accounts spent on the language model in a month.',
    access: 'admin',
    query: spendingQuery,
    response: spendingResponse,
  },
  'GET /admin/spending.csv': {
    work: 'file',
    summary: 'Downloads what the accounts spent in a month, by feature and model, as comma-separated values.',
    access: 'admin',
    query: monthQuery,
    response: 'file',
  },
} as const satisfies CallTable
