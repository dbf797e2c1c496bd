import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import type { StoredFormats } from '../documents/stored-formats.ts'
import type { Jobs } from '../jobs/ports.ts'
import { entityName } from '../shared/entity-name.ts'
import { formReadingJob } from '../forms/form-reading-job.ts'
import {
  grantToCreate,
  type GrantMaking,
  type GrantStores,
  type GrantToCreate,
} from '../proposals/form/grant-to-create.ts'
import type { Proposals } from '../proposals/ports.ts'
import { newProject } from '../projects/project.ts'
import type { ProjectId } from '../shared/ids.ts'
import type { Proposal, UploadedForm } from '../proposals/proposal.ts'
import { StoredForms, type SentForm } from '../forms/stored-forms.ts'
import { funderOverviewJobs } from '../funder-overviews/write-funder-overview.ts'

export interface UploadGrantInput extends GrantToCreate, SentForm {
  /**
   * The form gives name, funder and deadline, days being meant in this time zone, and the application a project of its own
   * where none is chosen. Null where people gave what they know.
   */
  readonly headZone?: string | null
}

type Stores = GrantStores & { proposals: Proposals; jobs: Jobs }

/** Stores the funder's form and queues its reading. Throws `unsupported` for a type that cannot be read. */
export class CreateUploadGrant {
  private readonly forms: StoredForms

  constructor(
    private readonly work: UnitOfWork<Stores>,
    files: FileStore,
    formats: StoredFormats,
    private readonly sources: GrantMaking,
  ) {
    this.forms = new StoredForms(files, formats, sources.ids)
  }

  async execute(grant: UploadGrantInput): Promise<Proposal> {
    entityName(grant.name)
    return this.forms.keep(grant, grant.actor.accountId, (form) =>
      this.work.run((stores) => this.record(grant, form, stores)),
    )
  }

  private async record(grant: UploadGrantInput, form: UploadedForm, stores: Stores): Promise<Proposal> {
    const placed = grant.headZone
      ? { ...grant, projectId: grant.projectId ?? (await this.project(grant, stores)) }
      : grant
    const proposal = await stores.proposals.save(await grantToCreate(placed, form, stores, this.sources))
    await stores.jobs.add(
      formReadingJob(proposal, this.sources, grant.headZone),
      ...funderOverviewJobs(proposal, this.sources),
    )
    return proposal
  }

  private async project({ actor, name }: UploadGrantInput, { projects, holdings }: Stores): Promise<ProjectId> {
    const { ids, clock, quotas } = this.sources
    await quotas.assertQuota(holdings, actor.accountId, { projects: 1 })
    const owner = { id: ids.next<'project'>(), accountId: actor.accountId }
    return (await projects.save(newProject({ ...owner, name: entityName(name), createdAt: clock.now() }))).id
  }
}
