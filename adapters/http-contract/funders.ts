import { z } from 'zod'
import { answerWarning } from './answer-warning.ts'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, sortBy, total } from './paging.ts'
import type { CallTable } from './call.ts'
import { downloadTextQuery } from './downloads.ts'

export const funderListItem = entity.extend({ funderName: z.string(), charityNumber: z.string().nullable() })
export type FunderListItem = z.infer<typeof funderListItem>

export const funder = funderListItem.extend({
  markdownOverview: z.string().nullable(),
  citations: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  /** Points of the overview to review. */
  overviewWarnings: z.array(answerWarning).optional(),
})
export type Funder = z.infer<typeof funder>

export const fundersResponse = success.extend({ funders: z.array(funderListItem) })
export const funderResponse = success.extend({ funder })

const sorted = { sort: sortBy(['id', 'funderName', 'charityNumber']).default('funderName') }

/** A search returns the best first, and ignores `sort` and `shown`. */
export const allFundersQuery = pageQuery.extend({
  ...sorted,
  search: z.string().max(200).default(''),
  shown: z.enum(['all', 'with-overview', 'of-one-account']).default('all'),
})
export const fundersWithOverviewQuery = pageQuery.extend(sorted)
export const fundersSearchQuery = pageQuery.extend({
  /** Funders of all accounts, by pages; for admins. */
  ofAllAccounts: z.enum(['true', 'false']).default('false'),
})

export const listedFunder = funderListItem.extend({
  /** The only account that may see it; null for all accounts. */
  accountId: identifier.nullable(),
  hasOverview: z.boolean(),
})
export type ListedFunder = z.infer<typeof listedFunder>

const page = {
  funders: z.array(listedFunder),
  total,
  /** Whether only the best were searched for, so that there may be more. */
  isCutOff: z.boolean(),
}
export const allFundersResponse = success.extend({ ...page, totalCount: total, withOverviewCount: total })
export const fundersPageResponse = success.extend(page)

export const saveFunderRequest = z.object({ funderName: z.string().max(1000), charityNumber: z.string().max(1000) })
export type SaveFunderRequest = z.infer<typeof saveFunderRequest>
export const savedFunderResponse = success.extend({ funder })
export const overviewRenewalResponse = success.extend({ jobId: identifier })

const LONGEST = 500

/** Fields for what the file itself omits: the citation of all imported records. */
export const funderImportFields = z.object({
  /** Title of the publication. */
  title: z.string().trim().max(LONGEST).optional(),
  /** Address of the publication. */
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(LONGEST)]).optional(),
  /** Licence of the publication. */
  licence: z.string().trim().max(LONGEST).optional(),
  /** A date such as 2026-11-21. */
  publishedOn: z.union([z.literal(''), z.iso.date()]).optional(),
})

export const funderImportsQuery = pageQuery

export const funderImport = entity.extend({
  fileName: z.string(),
  sizeBytes: z.number(),
  format: z.enum([
    '360giving',
    'charity-commission-charities',
    'charity-commission-names',
    'dual-registrations',
    'irs-grants',
    'irs-organisations',
    'irs-return',
  ]),
  source: z.object({
    title: z.string(),
    url: z.string().nullable(),
    licence: z.string().nullable(),
    publishedOn: z.string().nullable(),
  }),
  state: z.enum(['queued', 'running', 'completed', 'failed', 'interrupted']),
  /** A sentence; null unless the import failed. */
  error: z.string().nullable(),
  /** Number so far, like the next three. */
  recordsRead: z.number().int(),
  fundersAdded: z.number().int(),
  fundersChanged: z.number().int(),
  recordsSkipped: z.number().int(),
  /** Reasons for the first of the rejected records. */
  problems: z.array(z.string()),
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type FunderImport = z.infer<typeof funderImport>

export const funderImportResponse = success.extend({ import: funderImport })
export const funderImportsResponse = success.extend({ imports: z.array(funderImport), total })

/** Funders: users search them, and admins maintain them. */
export const funderCalls = {
  'GET /funders/search/:query': {
    work: 'heavy',
    summary: 'Finds funders by name or charity number.',
    access: 'user',
    params: { query: z.string() },
    query: fundersSearchQuery,
    response: z.union([fundersPageResponse, fundersResponse]),
  },
  'GET /funders/:id': {
    summary: 'Answers a funder with its overview.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'funder' },
    response: funderResponse,
  },
  'GET /funders/:id/overview/download': {
    work: 'file',
    summary: 'Downloads the overview of a funder, with its sources where `include` names them.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'funder' },
    query: downloadTextQuery,
    response: 'file',
  },
  'GET /admin/funders': {
    summary: 'Lists the funders of all accounts.',
    access: 'admin',
    query: allFundersQuery,
    response: allFundersResponse,
  },
  'GET /admin/funders/withOverview': {
    summary: 'Lists the funders that have an overview.',
    access: 'admin',
    query: fundersWithOverviewQuery,
    response: fundersPageResponse,
  },
  'POST /admin/funders/:id': {
    summary: 'Changes the name and charity number of a funder.',
    access: 'admin',
    params: { id: 'funder' },
    body: saveFunderRequest,
    response: savedFunderResponse,
  },
  'POST /admin/funders/:id/renewOverview': {
    summary: 'Has the overview of a funder written again.',
    access: 'admin',
    params: { id: 'funder' },
    response: overviewRenewalResponse,
  },
  'GET /admin/funderImports': {
    summary: 'Lists the imports of funder registers.',
    access: 'admin',
    query: funderImportsQuery,
    response: funderImportsResponse,
  },
  'POST /admin/funderImports': {
    work: 'file',
    summary: 'Imports a register of funders.',
    access: 'admin',
    upload: { of: 'register', fields: funderImportFields },
    status: 201,
    response: funderImportResponse,
  },
} as const satisfies CallTable
