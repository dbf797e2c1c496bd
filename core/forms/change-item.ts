import type { ProposalId, ItemId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { FormReadings } from './ports.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import { questionText } from '../proposals/question/question-text.ts'
import { askAt, type AskingPorts, type AskingStores } from './ask-at.ts'
import type { FormItem } from '../proposals/form/form-item.ts'
import { linesOf } from '../proposals/form/form-lines.ts'
import {
  changedItem,
  corrects,
  itemIn,
  itemNotFound,
  withoutItem,
  type FormReading,
} from '../proposals/form/form-reading.ts'

export interface NamedItem {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly itemId: ItemId
}

export interface ItemChanges {
  readonly done?: boolean | undefined
  readonly text?: string | undefined
  readonly kind?: QuestionKind | undefined
  /** The accepted answer; null removes it. */
  readonly answer?: string | null | undefined
}

interface Stores {
  readonly formReadings: FormReadings
}

/** Ticks off an item of a form, sets its answer, or changes its wording or kind. */
export class ChangeItem {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  /** Throws `not-found` for an absent item. */
  async execute({ itemId, changes, actor, proposalId }: NamedItem & { readonly changes: ItemChanges }): Promise<void> {
    const text = changes.text === undefined ? undefined : questionText(changes.text, 'text')
    await this.work.run(async (stores) => {
      const reading = await findReading(stores, { actor, proposalId })
      const before = itemIn(reading, itemId)
      const { done = before.done, kind = before.kind, answer = before.answer ?? null } = changes
      const item = { ...before, done, kind, answer, text: text ?? before.text }
      const changed = changedItem(reading, item)
      const isReworded = item.text !== before.text || item.kind !== before.kind
      await stores.formReadings.save(isReworded ? said(changed, item, 'item') : changed)
    })
  }
}

/** Removes an item from the list. */
export class RemoveItem {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  /** Throws `not-found` for an absent item. */
  async execute({ itemId, actor, proposalId }: NamedItem): Promise<void> {
    await this.work.run(async (stores) => {
      const reading = await findReading(stores, { actor, proposalId })
      const item = itemIn(reading, itemId)
      await stores.formReadings.save(said(withoutItem(reading, itemId), item, 'nothing'))
    })
  }
}

/** Turns an item into a question that is answered with text. */
export class AskItem {
  constructor(
    private readonly work: UnitOfWork<AskingStores>,
    private readonly ports: AskingPorts,
  ) {}

  /** Throws `not-found` for an absent item. */
  async execute({ itemId, actor, proposalId }: NamedItem): Promise<void> {
    await this.work.run(async (stores) => {
      const reading = await findReading(stores, { actor, proposalId })
      const { text, section, place, found } = itemIn(reading, itemId)
      const { number = null, anchor = null } = linesOf(reading.blocks).find((line) => line.place === place) ?? {}
      await askAt(stores, withoutItem(reading, itemId), { text, section, place, found, number, anchor }, this.ports)
    })
  }
}

/** Throws `not-found` for an absent application or one of another account. */
async function findReading(
  { formReadings }: Stores,
  { actor, proposalId }: Omit<NamedItem, 'itemId'>,
): Promise<FormReading> {
  const reading = await formReadings.find(actor.accountId, proposalId)
  if (reading === null) throw itemNotFound()
  return reading
}

function said(reading: FormReading, { place, found, kind, text }: FormItem, as: 'item' | 'nothing'): FormReading {
  return corrects(reading, { place, found, as, kind, text })
}
