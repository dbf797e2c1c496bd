import { failureSentence } from '../reason-sentences.ts'
import { latestSection } from '../../../core/overviews/latest-section.ts'
import type { ListedProject, ProjectDetail, ProjectListItem, ReportListItem } from '../../../core/proposals/ports.ts'
import type * as contract from '../../http-contract/projects.ts'
import { presentApplication } from '../pipeline/present.ts'
import { presentTextState } from '../texts/present.ts'
import { presentDocument } from '../documents/present.ts'

export function presentProjectListItem(project: ProjectListItem): contract.ProjectListItem {
  const { id, name, isArchived, status, createdAt } = project
  return { id, _id: id, name, isArchived, status, createdAt }
}

export function presentListedProject(project: ListedProject): contract.ListedProject {
  const { openApplications, nextDeadline } = project
  return { ...presentProjectListItem(project), openApplications, nextDeadline }
}

export function presentProject(project: ProjectDetail): contract.Project {
  const { status, text, error } = project.overview
  return {
    ...presentProjectListItem(project),
    overview: {
      status,
      text,
      error: failureSentence(error),
      state: project.overviewState && presentTextState(project.overviewState),
    },
    grants: project.grants.map(presentApplication),
    reports: project.reports.map(presentReport),
    grantsDocuments: project.grantsDocuments.map((document) => presentDocument(document, 'grants')),
    reportsDocuments: project.reportsDocuments.map((document) => presentDocument(document, 'reports')),
    section: latestSection(project),
  }
}

/** As `presentProject`, with its account. */
export function presentProjectToAdmin(project: ProjectDetail): contract.Project {
  return { ...presentProject(project), accountId: project.accountId }
}

function presentReport({ id, name, status, createdAt, lastModified }: ReportListItem): contract.ReportListItem {
  return { id, _id: id, name, status, createdAt, lastModified }
}

/** The response of a call that creates one thing. */
export async function created(_request: unknown, id: string) {
  return { id, _id: id }
}
