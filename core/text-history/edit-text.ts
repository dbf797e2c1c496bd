import type { PassageReader } from '../documents/ports/passage-index.ts'
import type { Actor } from '../identity/user.ts'
import type { AccountId, DocumentId } from '../shared/ids.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { TextSources } from '../texts/drafts.ts'
import type { EditStores, TextPlace } from './find-text.ts'
import { keepEdit, newerVersion, type TextEdit } from './keep-edit.ts'
import { retryStale } from '../shared/retry-stale.ts'
import type { KeptText } from '../texts/text-version.ts'
import { typedText } from '../texts/typed-text.ts'

/** A passage of the library. */
interface InsertedPassage {
  readonly documentId: DocumentId
  readonly ordinal: number
}

interface TextToEdit {
  readonly actor: Actor
  readonly place: TextPlace
  readonly edit: Omit<TextEdit, 'inserted'>
  readonly inserted?: readonly InsertedPassage[]
}

/** Saves a text that a person wrote. */
export class EditText {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
    private readonly library: Pick<PassageReader, 'passages' | 'statisticsOf'>,
  ) {}

  /**
   * Returns the current text. Throws `conflict`, with the current text in its details, where somebody else saved
   * before; the refused text is then in the history. A save that is repeated, or overtaken by a later one of its
   * session, changes nothing. Inserted passages that are no longer in the library are no sources.
   */
  async execute({ actor, place, edit, inserted = [] }: TextToEdit): Promise<KeptText> {
    const typed = {
      ...edit,
      text: typedText(edit.text),
      inserted: await this.sourcesOf(actor.accountId, inserted),
    }
    const { current, isRefused } = await retryStale(() =>
      this.work.run((stores) => keepEdit(stores, { actor, place, edit: typed }, this.sources)),
    )
    if (isRefused) throw newerVersion(current)
    return current
  }

  private async sourcesOf(accountId: AccountId, inserted: readonly InsertedPassage[]): Promise<SourcePassage[]> {
    if (inserted.length === 0) return []
    const documentIds = [...new Set(inserted.map(({ documentId }) => documentId))]
    const documents = await this.library.statisticsOf(accountId, documentIds)
    const passages = await this.library.passages(accountId, inserted)
    return passages.flatMap(({ documentId, ordinal, page, headings, text }) => {
      const fileName = documents.find((document) => document.documentId === documentId)?.fileName
      const heading = headings.at(-1) ?? null
      const unused = { cited: false, used: [] }
      return fileName === undefined ? [] : [{ documentId, fileName, page, heading, ordinal, passage: text, ...unused }]
    })
  }
}
