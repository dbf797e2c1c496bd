import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import type { FileFormat } from '../texts/file-text.ts'
import type { TextFile } from '../texts/text-file.ts'
import type { TextFiles } from '../texts/text-files.ts'
import { applicationParts, applicationText, USUAL_CONTENTS, type FileContent } from './application-text.ts'
import { proposalNotFound } from '../proposals/find-proposal.ts'
import type { ProposalReader } from '../proposals/ports.ts'

interface ToDownload {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly format: FileFormat
}

/** Downloads an application of the actor's account, or for admins of any account. Throws `not-found`. */
export class DownloadApplication {
  constructor(
    private readonly proposals: ProposalReader,
    private readonly readings: AdminReadAccess,
    private readonly files: TextFiles,
  ) {}

  async execute(input: ToDownload & { include?: readonly FileContent[] | undefined }): Promise<TextFile> {
    const { format, include = USUAL_CONTENTS } = input
    const { accountId, proposal, questions } = await readDetail(this.proposals, this.readings, input)
    const { name, coverLetter } = proposal
    const parts = applicationParts(applicationText(name, questions, coverLetter), include, this.files.labels)
    return this.files.make({ accountId, title: name, parts, format })
  }
}

/** Downloads the cover letter alone, without a title. Throws `not-found`. */
export class DownloadCoverLetter {
  constructor(
    private readonly proposals: ProposalReader,
    private readonly readings: AdminReadAccess,
    private readonly files: TextFiles,
  ) {}

  async execute(input: ToDownload): Promise<TextFile> {
    const { accountId, proposal } = await readDetail(this.proposals, this.readings, input)
    const title = `${proposal.name} - ${this.files.labels.coverLetter}`
    const parts = [{ kind: 'body', markdown: proposal.coverLetter ?? '' } as const]
    return this.files.make({ accountId, title, parts, format: input.format, isTitled: false })
  }
}

async function readDetail(
  proposals: ProposalReader,
  readings: AdminReadAccess,
  { actor, proposalId }: Pick<ToDownload, 'actor' | 'proposalId'>,
) {
  const reading = { action: 'read-application', subjectId: proposalId } as const
  const accountId: AccountId = await readings.accountFor(actor, () => proposals.ownerOf(proposalId), reading)
  const detail = await proposals.detail(accountId, proposalId)
  if (!detail) throw proposalNotFound()
  return { ...detail, accountId }
}
