import type { FileStore } from '../documents/ports/file-store.ts'
import type { StoredFormats } from '../documents/stored-formats.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { entityName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { grantToCreate, type GrantMaking, type GrantStores, type GrantToCreate } from './grant-to-create.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Proposal, UploadedForm } from './proposal.ts'
import { funderOverviewJobs } from './write-funder-overview.ts'

export interface UploadGrantInput extends GrantToCreate {
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
}

type Stores = GrantStores & { proposals: Proposals; jobs: Jobs }

/** Stores the funder's form and queues its reading. Throws `unsupported` for a type that can't be read. */
export class CreateUploadGrant {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: FileStore,
    private readonly formats: StoredFormats,
    private readonly sources: GrantMaking,
  ) {}

  async execute(grant: UploadGrantInput): Promise<Proposal> {
    entityName(grant.name)
    const fileKey = `${grant.actor.accountId}/${this.sources.ids.next()}`
    try {
      const form = await this.store(grant, fileKey)
      return await this.work.run((stores) => this.record(grant, form, stores))
    } catch (error) {
      await this.files.remove(fileKey)
      throw error
    }
  }

  private async store(grant: UploadGrantInput, fileKey: string): Promise<UploadedForm> {
    const { fileName } = grant
    const { sizeBytes } = await this.files.put(fileKey, grant.content)
    const mediaType = await this.formats.mediaTypeOf(fileKey, fileName)
    return { fileName, fileKey, mediaType, sizeBytes }
  }

  private async record(grant: UploadGrantInput, form: UploadedForm, stores: Stores): Promise<Proposal> {
    const proposal = await stores.proposals.save(await grantToCreate(grant, form, stores, this.sources))
    await stores.jobs.add(
      newJob(
        'read-form',
        { accountId: proposal.accountId, data: { proposalId: proposal.id, s3Key: form.fileKey } },
        this.sources,
      ),
      ...funderOverviewJobs(proposal, this.sources),
    )
    return proposal
  }
}
