import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import { notFound } from '../shared/app-error.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { UploadedForm } from '../proposals/proposal.ts'

export interface ViewedFormFile {
  readonly form: UploadedForm
  readonly content: AsyncIterable<Uint8Array>
}

/** Returns the file of an application's form as it was uploaded. */
export class ViewFormFile {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals }>,
    private readonly files: FileStore,
  ) {}

  /** Throws `not-found` for an application without a form. */
  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<ViewedFormFile> {
    const { form } = await this.work.run(({ proposals }) => findProposal(proposals, actor, proposalId))
    if (form === null) throw notFound('proposals.no-form')
    return { form, content: await this.files.open(form.fileKey) }
  }
}
