import type { CallTable } from '../call.ts'
import { createdResponse, nameRequest, projectResponse, projectsResponse } from '../projects.ts'
import { writeAgainRequest } from '../texts.ts'
import { createReportRequest, reportResponse } from '../reports.ts'

/** Projects and their reports. */
export const projectCalls = {
  'GET /projects/list': { summary: 'Lists the projects of the account.', access: 'user', response: projectsResponse },
  'POST /projects/create': {
    summary: 'Creates a project.',
    access: 'user',
    body: nameRequest,
    status: 201,
    response: createdResponse,
  },
  'GET /projects/:id': {
    summary: 'Answers a project with its applications, reports and documents.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'project' },
    response: projectResponse,
  },
  'POST /projects/:id/update': {
    summary: 'Renames a project.',
    access: 'user',
    params: { id: 'project' },
    body: nameRequest,
    response: projectResponse,
  },
  'POST /projects/:id/toggleArchived': {
    summary: 'Archives a project, or takes it back.',
    access: 'user',
    params: { id: 'project' },
    response: projectResponse,
  },
  'POST /projects/:id/generateOverview': {
    summary: 'Has the overview of a project written.',
    access: 'user',
    params: { id: 'project' },
    body: writeAgainRequest,
    response: projectResponse,
  },
  'POST /projects/:id/createReport': {
    summary: 'Has a report on a project written.',
    access: 'user',
    params: { id: 'project' },
    body: createReportRequest,
    hasLongTexts: true,
    status: 201,
    response: createdResponse,
  },
  'GET /projects/reports/:id': {
    summary: 'Answers a report.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'report' },
    response: reportResponse,
  },
  'POST /projects/reports/:id/update': {
    summary: 'Renames a report.',
    access: 'user',
    params: { id: 'report' },
    body: nameRequest,
    response: reportResponse,
  },
} as const satisfies CallTable
