import { z } from 'zod'
import { doneResponse } from '../accounts.ts'
import type { CallTable } from '../call.ts'
import { jobRequest, jobResponse, jobsQuery, jobsResponse, libraryReloadResponse } from '../jobs.ts'
import { languageModelResponse, modelPriceRequest, modelTrialResponse } from '../language-model.ts'
import { dataMigrationsResponse, healthResponse, scheduledTasksResponse } from '../maintenance.ts'

/** What runs by itself, as admins see it. */
export const operatorCalls = {
  'GET /admin/jobs': {
    summary: 'Lists the jobs of all accounts.',
    access: 'admin',
    query: jobsQuery,
    response: jobsResponse,
  },
  'GET /admin/jobs/:jobId': {
    summary: 'Answers a job with its runs.',
    access: 'admin',
    params: { jobId: 'job' },
    response: jobResponse,
  },
  'POST /admin/jobs/reload': {
    summary: 'Runs a job again.',
    access: 'admin',
    body: jobRequest,
    response: doneResponse,
  },
  'POST /admin/jobs/delete': {
    summary: 'Deletes a job.',
    access: 'admin',
    body: jobRequest,
    response: doneResponse,
  },
  'POST /admin/jobs/reloadDocumentLibrary': {
    summary: 'Has every document read again.',
    access: 'admin',
    response: libraryReloadResponse,
  },
  'GET /admin/singleJobs': {
    summary: 'Lists the scheduled jobs.',
    access: 'admin',
    response: scheduledTasksResponse,
  },
  'POST /admin/singleJobs/:name/run': {
    summary: 'Runs a scheduled job now.',
    access: 'admin',
    params: { name: z.string() },
    response: doneResponse,
  },
  'GET /admin/health': {
    summary: 'Tries everything that the installation needs.',
    access: 'admin',
    response: healthResponse,
  },
  'GET /admin/languageModel': {
    summary: 'Answers how the language model is set up.',
    access: 'admin',
    response: languageModelResponse,
  },
  'POST /admin/languageModel/test': {
    limit: 'testModel',
    summary: 'Has the language model answer one small call.',
    access: 'admin',
    response: modelTrialResponse,
  },
  'POST /admin/languageModel/price': {
    summary: 'Keeps what a language model costs of which no price is known.',
    access: 'admin',
    body: modelPriceRequest,
    response: doneResponse,
  },
  'GET /admin/migrations': {
    summary: 'Lists the data migrations.',
    access: 'admin',
    response: dataMigrationsResponse,
  },
  'POST /admin/migrations/:migrationId/run': {
    summary: 'Runs a data migration.',
    access: 'admin',
    params: { migrationId: z.string() },
    response: doneResponse,
  },
} as const satisfies CallTable
