import type { AccountId } from '../shared/ids.ts'
import type { FileStore, IdSource } from '../shared/ports.ts'
import type { StoredFormats } from '../documents/stored-formats.ts'
import type { UploadedForm } from '../proposals/proposal.ts'

export interface SentForm {
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
}

/** Stores forms, each under its own key. */
export class StoredForms {
  constructor(
    private readonly files: FileStore,
    private readonly formats: StoredFormats,
    private readonly ids: IdSource,
  ) {}

  /**
   * Stores a form and runs `record`; if that fails, removes the form. Throws `unsupported` for a type that can't be
   * read.
   */
  async keep<T>(
    { fileName, content }: SentForm,
    account: AccountId,
    record: (form: UploadedForm) => Promise<T>,
  ): Promise<T> {
    const fileKey = `${account}/${this.ids.next()}`
    try {
      const { sizeBytes, contentHash } = await this.files.put(fileKey, content)
      const mediaType = await this.formats.mediaTypeOf(fileKey, fileName)
      return await record({ fileName, fileKey, mediaType, sizeBytes, contentHash })
    } catch (error) {
      await this.files.remove(fileKey)
      throw error
    }
  }

  remove({ fileKey }: UploadedForm): Promise<void> {
    return this.files.remove(fileKey)
  }
}
