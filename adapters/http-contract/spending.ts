import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { pageQuery, total } from './paging.ts'
import { allowance, writingServiceResponse } from './writing-service.ts'
import type { CallTable } from './call.ts'

export const spendingFeature = z.enum([
  'answers',
  'chat',
  'plans',
  'forms',
  'letters',
  'reports',
  'project-overviews',
  'funder-overviews',
  'briefs',
  'facts',
  'descriptions',
  'checks',
])
export type SpendingFeature = z.infer<typeof spendingFeature>

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

/** By default the current month. */
const monthQuery = z.object({ month: month.optional() })
const spendingQuery = pageQuery.extend(monthQuery.shape)

const sums = z.object({
  /** In US dollars. */
  cost: z.number(),
  /** Share of all input, 0 to 1; null without input. */
  cachedShare: z.number().nullable(),
  searches: z.number(),
})
const featureSpending = sums.extend({ feature: spendingFeature, model: z.string(), pieces: z.number() })
export type FeatureSpending = z.infer<typeof featureSpending>

export const accountSpending = sums.extend({
  /** The account. */
  id: identifier,
  ownerEmail: z.string().nullable(),
  features: z.array(featureSpending),
})
export type AccountSpending = z.infer<typeof accountSpending>

export const spendingResponse = success.extend({
  month,
  /** Whether no later month has begun. */
  isLatest: z.boolean(),
  /** Limit for each account, in US dollars; null for none. */
  limit: z.number().nullable(),
  /** Cost of each of the last twelve months in US dollars, the current one last. */
  months: z.array(z.object({ month, cost: z.number() })),
  all: sums,
  /** Totals of all accounts. */
  features: z.array(featureSpending),
  accounts: z.array(accountSpending),
  total,
})
export type Spending = z.infer<typeof spendingResponse>

export const usageResponse = success.extend({
  month,
  allowance: allowance.nullable(),
  /** Each with its share of use, 0 to 1, the largest first. */
  features: z.array(z.object({ feature: spendingFeature, share: z.number(), pieces: z.number() })),
})
export type Usage = z.infer<typeof usageResponse>

/** Uses of the language model, and its availability. */
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
