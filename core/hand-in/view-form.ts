import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import { AppError, isAppError, notFound } from '../shared/app-error.ts'
import { boundForm } from '../forms/bound-form.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { FormBlock } from '../proposals/form/form.ts'
import type { FormReader, FormReadings, PageBox, PageBoxes } from '../forms/ports.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { isUnread, type Proposal, type UploadedForm } from '../proposals/proposal.ts'
import { findPlaces } from '../forms/find-places.ts'
import { linesOf } from '../proposals/form/form-lines.ts'
import { spotsOf } from './form-spots.ts'
import { emptyReading, type FormReading } from '../proposals/form/form-reading.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly formReadings: FormReadings
}

export interface ViewedForm {
  readonly form: UploadedForm
  readonly blocks: readonly FormBlock[]
  /** Box of each line or empty cell on its page, by place; empty for formats without pages. */
  readonly boxes: ReadonlyMap<string, PageBox>
}

/** Loads the parsed form of an application. If an earlier release parsed it, it is parsed again and stored. */
export class ViewForm {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: FileStore,
    private readonly forms: FormReader,
    private readonly pageBoxes: PageBoxes,
  ) {}

  /** Throws `not-found` for an application without a form, `conflict` while the form is being read. */
  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<ViewedForm> {
    const { proposal, reading } = await this.work.run(async ({ proposals, formReadings }) => ({
      proposal: await findProposal(proposals, actor, proposalId),
      reading: await formReadings.find(actor.accountId, proposalId),
    }))
    const { form } = proposal
    if (form === null) throw notFound('proposals.no-form')
    if (isUnread(proposal)) throw new AppError('conflict', 'proposals.form-being-read')
    if (reading !== null && isRead(reading)) return this.shown(form, reading.blocks)
    const blocks = await this.read(form, actor)
    await this.keep(proposal, blocks)
    return this.shown(form, blocks)
  }

  private shown(form: UploadedForm, blocks: readonly FormBlock[]): ViewedForm {
    const boxes = spotsOf(blocks).flatMap(({ place, anchor }) => {
      const box = this.pageBoxes.boxOf(anchor)
      return box === null ? [] : [[place, box] as const]
    })
    return { form, blocks, boxes: new Map(boxes) }
  }

  private async read({ fileKey, fileName }: UploadedForm, { accountId }: Actor): Promise<readonly FormBlock[]> {
    try {
      return boundForm(await this.forms.read({ fileName, bytes: await this.files.read(fileKey) }, accountId)).blocks
    } catch (error) {
      if (isAppError(error, 'unsupported')) return []
      throw error
    }
  }

  private async keep({ id, accountId, form }: Proposal, blocks: readonly FormBlock[]): Promise<void> {
    await this.work.run(async ({ questions, formReadings }) => {
      const before = await formReadings.find(accountId, id)
      if (before !== null && isRead(before)) return
      const asked = await questions.ofProposal(accountId, id)
      const places = findPlaces(asked, linesOf(blocks))
      const marks = asked.map((question, at): FormReading['marks'][number] => {
        return { questionId: question.id, place: places[at] ?? null, found: question.text }
      })
      const contentHash = form?.contentHash ?? null
      await formReadings.save({ ...(before ?? emptyReading({ id, accountId })), contentHash, marks, blocks })
    })
  }
}

/** Whether the form itself was read; otherwise people began the list of items themselves. */
function isRead({ blocks, contentHash }: FormReading): boolean {
  return blocks.length > 0 || contentHash !== null
}
