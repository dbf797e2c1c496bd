import type { ProposalId } from '../shared/ids.ts'
import type { Accounts } from '../identity/ports.ts'
import { DEFAULT_SETTINGS } from '../identity/account.ts'
import type { Actor } from '../identity/user.ts'
import type { Clock, FileStore, UnitOfWork } from '../shared/ports.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import { profilesIn } from '../profile/profiles.ts'
import { AppError } from '../shared/app-error.ts'
import { KeptResults } from '../shared/kept-results.ts'
import { Turns } from '../shared/turns.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import { emptyReading } from '../proposals/form/form-reading.ts'
import type { ViewForm } from './view-form.ts'
import type { FilledForm, FormFiller } from './ports.ts'
import type { FormReadings, ToldForms } from '../forms/ports.ts'
import type { ToldForm } from '../forms/told-form.ts'
import type { ProposalReader, Proposals, Questions } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import { answersToFill, budgetEntries, placesInForm, type PlaceInForm, type SayRemark } from './filled-places.ts'
import { formEntries } from './form-entries.ts'
import type { KnownValues } from './known-values.ts'
import { loadKnownValues, type KnownStores } from './load-known-values.ts'
import { toldPlacesOf } from './told-places.ts'

const FILLED = ' - filled'

/** "Form.docx" becomes "Form - filled.docx". */
function filledFileName(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const end = dot <= 0 ? fileName.length : dot
  return fileName.slice(0, end).concat(FILLED, fileName.slice(end))
}

interface Stores extends KnownStores {
  readonly accounts: Accounts
  readonly proposals: Proposals
  readonly questions: Questions
  readonly formReadings: FormReadings
  readonly toldForms: ToldForms
}

export interface FillFormPorts {
  readonly work: UnitOfWork<Stores>
  /** Reads an application's version, which shows whether it has changed. */
  readonly proposals: Pick<ProposalReader, 'version'>
  readonly files: FileStore
  /** Reads a form again if an earlier release read it. */
  readonly viewForm: Pick<ViewForm, 'execute'>
  readonly filler: FormFiller
  readonly sayRemark: SayRemark
  readonly clock: Clock
}

interface ToFill {
  readonly actor: Actor
  readonly proposalId: ProposalId
  /** Whether empty places get a comment that says what is needed. */
  readonly hasRemarks: boolean
}

export interface FilledApplication {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly places: readonly PlaceInForm[]
  readonly notes: FilledForm['notes']
}

/** Total size of the cached files, in bytes. */
const MAX_KEPT_BYTES = 32_000_000

/** Fills an application's answers into the funder's own file. The uploaded file stays unchanged. */
export class FillForm {
  private readonly turns = new Turns()
  private readonly kept = new KeptResults<FilledApplication>(MAX_KEPT_BYTES, ({ bytes }) => bytes.length)

  constructor(private readonly ports: FillFormPorts) {}

  /**
   * Throws `not-found` for an application without a form, `conflict` while the form is being read, `unsupported` for a
   * file that can't be read or written. Each account fills one form at a time; an unchanged application gets its
   * earlier file.
   */
  execute(input: ToFill): Promise<FilledApplication> {
    return this.turns.take(input.actor.accountId, () => this.filled(input))
  }

  private async filled(input: ToFill): Promise<FilledApplication> {
    const { actor, proposalId, hasRemarks } = input
    const read = await this.ports.proposals.version(actor.accountId, proposalId)
    const profile = await profilesIn(this.ports.work).read(actor.accountId, this.ports.clock.now())
    const said = await this.said(actor, proposalId, profile)
    const { known, language, told } = said
    const { facts, confirmed, ...asked } = known
    const layouts = told.map(({ id, version }) => [id, version])
    const version = JSON.stringify([read, language, asked, [...facts], [...confirmed], layouts])
    const key = `${proposalId} ${hasRemarks}`
    const kept = this.kept.find(key, version)
    if (kept !== null) return kept
    const filled = await this.fill(input, said)
    this.kept.keep(key, { version, result: filled })
    return filled
  }

  private async fill(input: ToFill, { known, language, told }: Said): Promise<FilledApplication> {
    const { actor, proposalId, hasRemarks } = input
    const { files, filler, sayRemark, viewForm } = this.ports
    const { form } = await viewForm.execute(input)
    const found = await this.load(actor, proposalId)
    const pointedTo = toldPlacesOf(told, found.reading)
    const application = { ...found, known, pointedTo, sayRemark: hasRemarks ? sayRemark : null }
    const budgets = budgetEntries(application)
    const asked = formEntries(application.reading.blocks, answersToFill(application), language)
    const entries = asked.map((entry, at) => ({ ...entry, ...budgets.get(at)?.[0], id: entry.id }))
    const amounts = [...budgets.values()].flatMap((all) => all.slice(1))
    const file = { fileName: form.fileName, bytes: await files.read(form.fileKey) }
    const { bytes, places, notes } = await filler.fill(file, [...entries, ...amounts], language, actor.accountId)
    const fileName = filledFileName(form.fileName)
    return { fileName, bytes, places: placesInForm(application, entries, places), notes }
  }

  /** Values from people that go into the form, besides its answers. */
  private said(actor: Actor, id: ProposalId, profile: readonly ProfileFact[]): Promise<Said> {
    return this.ports.work.run(async (stores) => {
      const proposal = await findProposal(stores.proposals, actor, id)
      refuseUnreadable(proposal)
      const account = await stores.accounts.find(proposal.accountId)
      const known = await loadKnownValues(stores, proposal, profile)
      const told = await stores.toldForms.ofAccount(proposal.accountId)
      return { known, told, language: (account?.settings ?? DEFAULT_SETTINGS).language }
    })
  }

  private load({ accountId }: Actor, id: ProposalId) {
    return this.ports.work.run(async ({ questions, formReadings }) => ({
      questions: await questions.ofProposal(accountId, id),
      reading: (await formReadings.find(accountId, id)) ?? emptyReading({ id, accountId }),
    }))
  }
}

interface Said {
  readonly known: KnownValues
  /** Corrections that the account's people made to forms. */
  readonly told: readonly ToldForm[]
  readonly language: string
}

/** Repeats the stored reason for which the form could not be read. */
function refuseUnreadable({ processingStatus, processingError: reason }: Proposal): void {
  if (processingStatus !== 'error' || reason === null || typeof reason === 'string') return
  throw new AppError('unsupported', reason.code, { values: reason.values ?? null })
}
