import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import type { StoredFormats } from '../documents/stored-formats.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { Holdings } from '../quotas/ports.ts'
import { AppError } from '../shared/app-error.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import { formReadingJob } from './form-reading-job.ts'
import type { GrantMaking } from '../proposals/form/grant-to-create.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { isUnread, receiveForm, type Proposal, type UploadedForm } from '../proposals/proposal.ts'
import { StoredForms, type SentForm } from './stored-forms.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly jobs: Jobs
  readonly holdings: Holdings
}

export interface GiveFormInput extends SentForm {
  readonly actor: Actor
  readonly proposalId: ProposalId
}

/**
 * Adds a form to an application, or replaces one that could not be read, and queues its reading. Questions that people
 * added stay, followed by those of the form.
 */
export class GiveForm {
  private readonly forms: StoredForms

  constructor(
    private readonly work: UnitOfWork<Stores>,
    files: FileStore,
    formats: StoredFormats,
    private readonly making: GrantMaking,
  ) {
    this.forms = new StoredForms(files, formats, making.ids)
  }

  /** Throws `conflict` while a form is being read, and where there are questions of a form. */
  async execute({ actor, proposalId, ...sent }: GiveFormInput): Promise<void> {
    await this.work.run((stores) => this.findWithout(stores, { actor, proposalId }))
    const before = await this.forms.keep(sent, actor.accountId, (form) =>
      this.work.run((stores) => this.record(stores, { actor, proposalId }, form)),
    )
    if (before !== null) await this.forms.remove(before)
  }

  private async record(
    stores: Stores,
    named: Pick<GiveFormInput, 'actor' | 'proposalId'>,
    form: UploadedForm,
  ): Promise<UploadedForm | null> {
    const proposal = await this.findWithout(stores, named)
    const { quotas } = this.making
    await quotas.assertQuota(stores.holdings, proposal.accountId, { tasks: 1, bytes: form.sizeBytes })
    const asked = await stores.proposals.save(receiveForm(proposal, form))
    await stores.jobs.add(formReadingJob(asked, this.making))
    return proposal.form
  }

  /** The application, if it has no form that was or is being read; otherwise throws `conflict`. */
  private async findWithout(
    { proposals, questions }: Pick<Stores, 'proposals' | 'questions'>,
    { actor, proposalId }: Pick<GiveFormInput, 'actor' | 'proposalId'>,
  ): Promise<Proposal> {
    const proposal = await findProposal(proposals, actor, proposalId)
    if (isUnread(proposal)) throw beingRead()
    const wasRead = proposal.form !== null && proposal.processingStatus !== 'error'
    if (wasRead && (await questions.places(proposal.accountId, proposal.id)).length > 0) throw readAlready()
    return proposal
  }
}

function beingRead(): AppError {
  return new AppError('conflict', 'proposals.form-being-read')
}

function readAlready(): AppError {
  return new AppError('conflict', 'proposals.form-read-already')
}
