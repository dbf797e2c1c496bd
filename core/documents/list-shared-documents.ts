import type { Actor } from '../accounts/user.ts'
import type { DocumentReader, DocumentView } from './ports/document-reader.ts'

export interface SharedLibrary {
  readonly documents: DocumentView[]
  readonly projectsLibraryIsEmpty: boolean
}

export class ListSharedDocuments {
  constructor(private readonly documents: DocumentReader) {}

  async execute(input: { actor: Actor }): Promise<SharedLibrary> {
    const { accountId } = input.actor
    const [documents, projectsLibraryIsEmpty] = await Promise.all([
      this.documents.shared(accountId),
      this.documents.projectsLibraryIsEmpty(accountId),
    ])
    return { documents, projectsLibraryIsEmpty }
  }
}
