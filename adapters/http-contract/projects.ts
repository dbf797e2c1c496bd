import { z } from 'zod'
import { libraryDocument, projectSection } from './documents.ts'
import { textState, writeAgainRequest } from './texts.ts'
import { applicationSummary } from './pipeline.ts'
import { entity, identifier, instant, success } from './envelope.ts'
import type { CallTable } from './call.ts'
import { downloadPlainQuery, downloadTextQuery } from './downloads.ts'
import { changeReportRequest, createReportRequest, reportResponse, requestReportRequest } from './reports.ts'

export const projectListItem = entity.extend({
  name: z.string(),
  isArchived: z.boolean(),
  status: z.string(),
  createdAt: instant,
})
export type ProjectListItem = z.infer<typeof projectListItem>

/** A project with its current work. */
export const listedProject = projectListItem.extend({
  /** Applications at an open stage that are not archived. */
  openApplications: z.number().int(),
  /** The earliest deadline of these. */
  nextDeadline: instant.nullable(),
})
export type ListedProject = z.infer<typeof listedProject>

export const reportListItem = entity.extend({
  name: z.string(),
  status: z.string(),
  createdAt: instant,
  lastModified: instant,
})
export type ReportListItem = z.infer<typeof reportListItem>

export const project = projectListItem.extend({
  /** Owning account, for admins; absent for others. */
  accountId: identifier.optional(),
  overview: z.object({
    status: z.enum(['notStarted', 'processing', 'completed', 'error']),
    text: z.string().nullable(),
    error: z.string().nullable(),
    /** Null without an overview. */
    state: textState.nullable(),
  }),
  grants: z.array(applicationSummary),
  reports: z.array(reportListItem),
  grantsDocuments: z.array(libraryDocument),
  reportsDocuments: z.array(libraryDocument),
  /** The section with the newest upload; null for none. */
  section: projectSection.nullable(),
})
export type Project = z.infer<typeof project>

export const nameRequest = z.object({ name: z.string().max(10_000) })

export const projectsResponse = success.extend({ projects: z.array(listedProject) })
export const createdResponse = success.extend({ id: identifier, _id: identifier })
export const projectResponse = success.extend({ project })

/** Projects and their reports. */
export const projectCalls = {
  'GET /projects/list': { summary: 'Lists the projects of the account.', access: 'user', response: projectsResponse },
  'POST /projects/create': {
    once: true,
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
  'POST /projects/:id/duplicate': {
    work: 'file',
    once: true,
    summary: 'Makes a copy of a project with its brief, documents, applications and reports.',
    access: 'user',
    params: { id: 'project' },
    status: 201,
    response: createdResponse,
  },
  'POST /projects/:id/remove': {
    summary: 'Removes a project with its brief, documents, applications and reports.',
    access: 'user',
    params: { id: 'project' },
    response: success,
  },
  'POST /projects/:id/toggleArchived': {
    summary: 'Archives a project, or takes it back.',
    access: 'user',
    params: { id: 'project' },
    response: projectResponse,
  },
  'POST /projects/:id/generateOverview': {
    work: 'heavy',
    summary: 'Has the overview of a project written.',
    access: 'user',
    params: { id: 'project' },
    body: writeAgainRequest,
    response: projectResponse,
  },
  'GET /projects/:id/overview/download': {
    work: 'file',
    summary: 'Downloads the overview of a project as Word, PDF, Markdown or plain text.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'project' },
    query: downloadPlainQuery,
    response: 'file',
  },
  'POST /projects/:id/createReport': {
    once: true,
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
  'GET /projects/reports/:id/download': {
    work: 'file',
    summary: 'Downloads a report as Word, PDF, Markdown or plain text, with its sources where `include` names them.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'report' },
    query: downloadTextQuery,
    response: 'file',
  },
  'POST /projects/reports/:id/update': {
    summary: 'Changes what is given of a report: its name, prompt or due date.',
    access: 'user',
    params: { id: 'report' },
    body: changeReportRequest,
    hasLongTexts: true,
    response: reportResponse,
  },
  'POST /projects/reports/:id/generate': {
    work: 'heavy',
    summary: 'Has a report written again, with another prompt where one is given.',
    access: 'user',
    params: { id: 'report' },
    body: requestReportRequest,
    hasLongTexts: true,
    response: reportResponse,
  },
  'POST /projects/reports/:id/duplicate': {
    work: 'heavy',
    once: true,
    summary: 'Makes a copy of a report.',
    access: 'user',
    params: { id: 'report' },
    status: 201,
    response: createdResponse,
  },
  'POST /projects/reports/:id/remove': {
    summary: 'Removes a report.',
    access: 'user',
    params: { id: 'report' },
    response: success,
  },
} as const satisfies CallTable
