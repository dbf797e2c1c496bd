import type { ProjectId, AccountId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import { addUsage, type ModelUsage } from '../shared/model-usage.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { TextState } from '../shared/text-state.ts'

export type OverviewStatus = 'notStarted' | 'processing' | 'completed' | 'error'

export interface ProjectOverview {
  readonly status: OverviewStatus
  /** Markdown; null until written. */
  readonly text: string | null
  readonly error: StoredReason | null
}

export interface Project {
  readonly id: ProjectId
  readonly accountId: AccountId
  readonly name: string
  readonly isArchived: boolean
  readonly status: 'Active'
  readonly overview: ProjectOverview
  /** Null without an overview, and if an earlier release stored it. */
  readonly overviewState: TextState | null
  /** Usage of all work on its overview. */
  readonly overviewUsage: ModelUsage | null
  readonly createdAt: string
  readonly version: number
}

export function newProject(of: { id: ProjectId; accountId: AccountId; name: string; createdAt: string }): Project {
  return {
    ...of,
    isArchived: false,
    status: 'Active',
    overview: { status: 'notStarted', text: null, error: null },
    overviewState: null,
    overviewUsage: null,
    version: 0,
  }
}

export function startOverview(project: Project): Project {
  return { ...project, overview: { ...project.overview, status: 'processing', error: null } }
}

export function completeOverview(project: Project, text: string, overviewState: TextState): Project {
  return { ...project, overview: { status: 'completed', text, error: null }, overviewState }
}

/** Ends the writing of the overview and keeps its present text. */
export function keepOverview(project: Project): Project {
  return { ...project, overview: { ...project.overview, status: 'completed', error: null } }
}

/** Keeps the present text. */
export function failOverview(project: Project, reason: StoredReason): Project {
  return { ...project, overview: { ...project.overview, status: 'error', error: reason } }
}

export function addOverviewUsage(project: Project, usage: ModelUsage | null): Project {
  return { ...project, overviewUsage: addUsage(project.overviewUsage, usage) }
}

/** The same error for an absent project and one of another account. */
export function projectNotFound(): AppError {
  return notFound('projects.not-found')
}
