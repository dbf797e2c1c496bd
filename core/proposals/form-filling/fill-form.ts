import type { Accounts } from '../../accounts/ports/accounts.ts'
import { DEFAULT_SETTINGS } from '../../accounts/account.ts'
import type { Actor } from '../../accounts/user.ts'
import type { FileStore } from '../../documents/ports/file-store.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { UnitOfWork } from '../../shared/ports/unit-of-work.ts'
import { findProposal } from '../find-proposal.ts'
import { emptyReading } from '../form-reading/form-reading.ts'
import type { ViewForm } from '../form-reading/view-form.ts'
import type { FilledForm, FormFiller } from '../ports/form-filler.ts'
import type { FormReadings } from '../ports/form-readings.ts'
import type { Proposals } from '../ports/proposals.ts'
import type { Questions } from '../ports/questions.ts'
import type { ProposalId } from '../proposal.ts'
import { filledFileName } from './filled-file-name.ts'
import { answersToFill, placesInForm, type PlaceInForm, type SayRemark } from './filled-places.ts'
import { formEntries } from './form-entries.ts'
import { loadKnownValues, type KnownStores } from './load-known-values.ts'

interface Stores extends KnownStores {
  readonly accounts: Accounts
  readonly proposals: Proposals
  readonly questions: Questions
  readonly formReadings: FormReadings
}

export interface FillFormPorts {
  readonly work: UnitOfWork<Stores>
  readonly files: FileStore
  /** Reads a form again that an earlier release read. */
  readonly viewForm: Pick<ViewForm, 'execute'>
  readonly filler: FormFiller
  readonly sayRemark: SayRemark
  readonly clock: Clock
}

export interface FilledApplication {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly places: readonly PlaceInForm[]
  readonly notes: FilledForm['notes']
}

/** The funder's own file with an application's answers in it. The file that was uploaded stays as it is. */
export class FillForm {
  constructor(private readonly ports: FillFormPorts) {}

  /**
   * Throws `not-found` for an application without a form, `conflict` while it is being read, `unsupported` for a file that
   * can't be written.
   */
  async execute(input: {
    actor: Actor
    proposalId: ProposalId
    /** Whether empty places get a comment that says what is needed. */
    hasRemarks: boolean
  }): Promise<FilledApplication> {
    const { files, filler, sayRemark, viewForm } = this.ports
    const { form } = await viewForm.execute(input)
    const { language, ...found } = await this.load(input.actor, input.proposalId)
    const application = { ...found, sayRemark: input.hasRemarks ? sayRemark : null }
    const entries = formEntries(application.reading.blocks, answersToFill(application))
    const file = { fileName: form.fileName, bytes: await files.read(form.fileKey) }
    const { bytes, places, notes } = await filler.fill(file, entries, language, input.actor.accountId)
    const fileName = filledFileName(form.fileName)
    return { fileName, bytes, places: placesInForm(application, entries, places), notes }
  }

  private load(actor: Actor, id: ProposalId) {
    return this.ports.work.run(async (stores) => {
      const proposal = await findProposal(stores.proposals, actor, id)
      const { accountId } = proposal
      const account = await stores.accounts.find(accountId)
      return {
        questions: await stores.questions.ofProposal(accountId, id),
        reading: (await stores.formReadings.find(accountId, id)) ?? emptyReading({ id, accountId }),
        known: await loadKnownValues(stores, proposal, this.ports.clock.now()),
        language: (account?.settings ?? DEFAULT_SETTINGS).language,
      }
    })
  }
}
