import { briefResponse, changeBriefRequest } from '../brief.ts'
import type { CallTable } from '../call.ts'

const ofProject = { access: 'user', params: { id: 'project' }, response: briefResponse } as const

/** What people plan to do in a project, asked once for all of its applications. */
export const briefCalls = {
  'GET /projects/:id/brief': { ...ofProject, summary: 'Answers the brief of a project.' },
  'POST /projects/:id/brief': {
    ...ofProject,
    summary: 'Changes the sections and the budget of a brief that are given. 409 where somebody else did so before.',
    body: changeBriefRequest,
    hasLongTexts: true,
  },
  'POST /projects/:id/brief/propose': {
    work: 'heavy',
    ...ofProject,
    summary: 'Has what no person wrote of a brief proposed from the documents of its project.',
  },
} as const satisfies CallTable
