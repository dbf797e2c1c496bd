import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextSources } from '../texts/drafts.ts'
import type { EditStores, TextPlace } from './find-text.ts'
import { keepEdit, newerVersion, type TextEdit } from './keep-edit.ts'
import { retryStale } from '../shared/retry-stale.ts'
import type { KeptText } from '../texts/text-version.ts'
import { typedText } from '../texts/typed-text.ts'

/** Saves a text that a person wrote. */
export class EditText {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
  ) {}

  /**
   * Returns the current text. Throws `conflict`, with the current text in its details, where somebody else saved
   * before; the refused text is then in the history. A save that is repeated, or overtaken by a later one of its
   * session, changes nothing.
   */
  async execute({ actor, place, edit }: { actor: Actor; place: TextPlace; edit: TextEdit }): Promise<KeptText> {
    const typed = { ...edit, text: typedText(edit.text) }
    const { current, isRefused } = await retryStale(() =>
      this.work.run((stores) => keepEdit(stores, { actor, place, edit: typed }, this.sources)),
    )
    if (isRefused) throw newerVersion(current)
    return current
  }
}
