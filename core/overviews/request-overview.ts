import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { replaceableState } from '../texts/drafts.ts'
import { findProject } from '../projects/find-project.ts'
import { overviewTextOf } from './open-overview.ts'
import type { ProjectReader } from '../proposals/ports.ts'
import type { Projects } from '../projects/ports.ts'
import { startOverview, type Project } from '../projects/project.ts'

interface OverviewToRequest {
  readonly actor: Actor
  readonly projectId: ProjectId
  /** The user agrees that the new overview replaces one that a person wrote or changed. */
  readonly confirmed?: boolean
}

/** Requests the overview of a project. Any user may do so the first time, afterwards only admins. */
export class RequestOverview {
  constructor(
    private readonly work: UnitOfWork<{ projects: Projects; jobs: Jobs }>,
    private readonly reader: ProjectReader,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `conflict` while an overview is being written, where the project has no documents, and where somebody wrote
   * or changed the overview, unless `confirmed`.
   */
  async execute({ actor, projectId, confirmed = false }: OverviewToRequest): Promise<Project> {
    const detail = await this.reader.detail(actor.accountId, projectId)
    return this.work.run(async ({ projects, jobs }) => {
      const project = await findProject(projects, actor, projectId)
      assertCanWrite(project, actor)
      if (detail?.grantsDocuments.length === 0) throw noDocuments()
      const overviewState = replaceableState(overviewTextOf(project).current, confirmed)
      const { ids, clock } = this
      const job = { accountId: project.accountId, data: { projectId } }
      await jobs.add(newJob('write-project-overview', job, { ids, clock }))
      return projects.save({ ...startOverview(project), overviewState })
    })
  }
}

function assertCanWrite({ overview: { status } }: Project, actor: Actor): void {
  if (status === 'processing') throw new AppError('conflict', 'projects.overview-being-written')
  if (status === 'completed' && !actor.isAdmin) throw new AppError('forbidden', 'projects.admins-only')
}

function noDocuments(): AppError {
  return new AppError('conflict', 'projects.documents-required')
}
