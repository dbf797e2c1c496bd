import type { Actor } from '../accounts/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import { applicationFileName, type ApplicationFile, type ApplicationFileFormat } from './application-file.ts'
import { applicationText } from './application-text.ts'
import { proposalNotFound } from './find-proposal.ts'
import type { ApplicationFileWriter } from './ports/application-file-writer.ts'
import type { ProposalReader } from './ports/proposal-reader.ts'
import type { ProposalId } from './proposal.ts'

export type ApplicationFileWriters = Readonly<Record<ApplicationFileFormat, ApplicationFileWriter>>

/** An application of the actor's account, for admins one of any, as a file. Throws `not-found`. */
export class DownloadApplication {
  constructor(
    private readonly proposals: ProposalReader,
    private readonly readings: AdminReadAccess,
    private readonly writers: ApplicationFileWriters,
  ) {}

  async execute(input: {
    actor: Actor
    proposalId: ProposalId
    format: ApplicationFileFormat
  }): Promise<ApplicationFile> {
    const { actor, proposalId, format } = input
    const reading = { action: 'read-application', subjectId: proposalId } as const
    const owner = await this.readings.accountFor(actor, () => this.proposals.ownerOf(proposalId), reading)
    const detail = await this.proposals.detail(owner, proposalId)
    if (!detail) throw proposalNotFound()
    const { name } = detail.proposal
    const content = await this.writers[format].write(applicationText(name, detail.questions))
    return { fileName: applicationFileName(name, format), content }
  }
}
