import { z } from 'zod'
import { waitingItem } from './comments.ts'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, sortBy, total } from './paging.ts'
import { day, nextStep, proposalStage } from './proposals.ts'
import type { CallTable } from './call.ts'

const named = z.object({ _id: identifier, name: z.string() })

/** An application in cards and tables. */
export const applicationSummary = entity.extend({
  name: z.string(),
  isArchived: z.boolean(),
  createdAt: instant,
  project: named.nullable(),
  funder: named.nullable(),
  /** The member responsible for it. */
  owner: named.nullable(),
  /** In `currency`. */
  amountAsked: z.number().nullable(),
  amountGiven: z.number().nullable(),
  currency: z.string(),
  deadline: instant.nullable(),
  /** An IANA time zone. */
  deadlineZone: z.string().nullable(),
  stage: proposalStage,
  stageSince: instant,
  nextStep: nextStep.nullable(),
  /** Number of its questions, and of those with a checked answer. */
  progress: z.object({ questions: z.number().int(), checked: z.number().int() }),
})
export type ApplicationSummary = z.infer<typeof applicationSummary>

/** An application or a report with a funder's deadline. */
export const dueItem = entity.extend({
  kind: z.enum(['application', 'report']),
  name: z.string(),
  dueAt: instant,
  zone: z.string().nullable(),
  projectName: z.string().nullable(),
  funderName: z.string().nullable(),
  /** Null for a report. */
  stage: proposalStage.nullable(),
})
export type DueItem = z.infer<typeof dueItem>

const wording = { wording: z.string(), page: z.number().int().nullable() }
const foundDeadline = { date: day, time: z.string().nullable(), zone: z.string().nullable() }

/** An application without a deadline whose form names one: a proposal, accepted with `POST /proposals/{id}/update`. */
const formDeadline = entity.extend({
  name: z.string(),
  projectName: z.string().nullable(),
  funderName: z.string().nullable(),
  /** Future dates, in form order: several if the form names several. */
  findings: z.array(z.object({ ...foundDeadline, ...wording })),
})
export type FormDeadline = z.infer<typeof formDeadline>

/** Amounts requested from a funder in a year by submitted, won and lost applications, and the amounts won. */
const askedAndWon = z.object({
  year: z.number().int(),
  /** Null for applications without a funder. */
  funder: z.string().nullable(),
  currency: z.string(),
  applications: z.number().int(),
  asked: z.number(),
  won: z.number(),
})
export type AskedAndWon = z.infer<typeof askedAndWon>

/** The first entries of each list, and its length. */
export const homeResponse = success.extend({
  /** Overdue and due within 90 days, the earliest first. */
  due: z.array(dueItem),
  dueTotal: total,
  /** Found in forms and not yet accepted, the earliest first. */
  formDeadlines: z.array(formDeadline),
  formDeadlinesTotal: total,
  waiting: z.array(waitingItem),
  waitingTotal: total,
  /** Stages from looking to won, each with the first of its applications by deadline. */
  board: z.array(z.object({ stage: proposalStage, applications: z.array(applicationSummary), total })),
  /** For this year and the two before, by year, currency and funder. */
  askedAndWon: z.array(askedAndWon),
})

const amount = z.coerce.number().min(0).max(1e12)

export const applicationsQuery = pageQuery.extend({
  search: z.string().max(200).default(''),
  /** `open`: looking, drafting and in review. */
  stage: z.enum([...proposalStage.options, 'open']).optional(),
  funder: identifier.optional(),
  project: identifier.optional(),
  owner: z.union([identifier, z.literal('none')]).optional(),
  /** `week` and `month` are the next 7 and 30 days. */
  due: z.enum(['overdue', 'week', 'month', 'none']).optional(),
  amountFrom: amount.optional(),
  amountTo: amount.optional(),
  archived: z.enum(['true', 'false']).default('false'),
  sort: sortBy(['name', 'funder', 'project', 'owner', 'stage', 'deadline', 'amount']).default('deadline'),
})

/** Totals of the filtered applications, by currency. */
const amountTotal = z.object({ currency: z.string(), asked: z.number(), won: z.number() })
export type AmountTotal = z.infer<typeof amountTotal>

export const applicationsResponse = success.extend({
  applications: z.array(applicationSummary),
  total,
  totals: z.array(amountTotal),
  /** Funders of the account's applications. */
  funders: z.array(named),
})

const term = <Finding extends z.ZodRawShape>(finding: Finding) =>
  z.object({
    /** `conflicting`: the form contradicts itself; `unknown`: it says nothing. */
    state: z.enum(['confirmed', 'conflicting', 'unknown']),
    findings: z.array(z.object({ ...finding, ...wording })),
  })

/** A funder's conditions for applying, each in the form's words. */
export const formTerms = z.object({
  deadline: term(foundDeadline),
  amount: term({ least: z.number().nullable(), most: z.number().nullable(), currency: z.string().nullable() }),
  eligibility: term({}),
  attachments: term({}),
})
export type FormTerms = z.infer<typeof formTerms>

/** Null without a parsed form. */
export const formTermsResponse = success.extend({ terms: formTerms.nullable() })

/** Deadlines of the whole account. */
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
