import { z } from 'zod'
import {
  allFundersQuery,
  allFundersResponse,
  fundersPageResponse,
  fundersSearchQuery,
  fundersWithOverviewQuery,
  overviewRenewalResponse,
  savedFunderResponse,
  saveFunderRequest,
} from '../admin-funders.ts'
import type { CallTable } from '../call.ts'
import { downloadTextQuery } from '../downloads.ts'
import {
  funderImportFields,
  funderImportResponse,
  funderImportsQuery,
  funderImportsResponse,
} from '../funder-imports.ts'
import { funderResponse, fundersResponse } from '../funders.ts'

/** Funders: for users who look for one, and for admins who keep them all. */
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
