import type { AccountId, ProposalId } from '../shared/ids.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { recordAction } from '../audit/record-action.ts'
import type { AuditLog } from '../audit/ports.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { nextClassification, type FormClassification } from '../proposals/form/form-classification.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { ownerFor } from '../proposals/owner-for.ts'
import type { ProposalReader, Proposals } from '../proposals/ports.ts'

interface ClassifiedDocument {
  readonly id: ProposalId
  readonly accountId: AccountId
  readonly originalName: string
  readonly classification: FormClassification
}

/** Sets the next classification of an application's file; for admins. */
export class ChangeClassification {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals; auditLog: AuditLog }>,
    private readonly reader: ProposalReader,
    private readonly sources: GrantSources,
  ) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<ClassifiedDocument> {
    assertAdmin(actor)
    const onAccount = await ownerFor(this.reader, actor, proposalId)
    return this.work.run(async ({ proposals, auditLog }) => {
      const proposal = await proposals.find(onAccount, proposalId)
      if (!proposal?.form || !proposal.formClassification) throw grantDocumentNotFound()
      const classification = nextClassification(proposal.formClassification)
      await recordAction(auditLog, actor, { action: 'change-type', onAccount, subjectId: proposalId }, this.sources)
      await proposals.save({ ...proposal, formClassification: classification })
      return { id: proposal.id, accountId: onAccount, originalName: proposal.form.fileName, classification }
    })
  }
}

export function grantDocumentNotFound(): AppError {
  return notFound('proposals.document-not-found')
}
