import type { Actor } from '../../../core/accounts/user.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import type { UploadedFile } from '../uploaded-file.ts'
import { presentDocument, presentText } from './present.ts'

interface SentDocument {
  readonly actor: Actor
  readonly file: UploadedFile
  readonly body: { readonly lastModified?: number | undefined }
}

export function documentRoutes({ useCases }: RouteParts) {
  return {
    'GET /documentLibrary/sharedDocuments': async ({ actor }) => {
      const { documents, projectsLibraryIsEmpty } = await useCases.listSharedDocuments.execute({ actor })
      return { documents: documents.map(presentDocument), projectsLibraryIsEmpty }
    },
    'GET /documentLibrary/:id/text': async ({ actor, params, query: { from, to = from, passage } }) => {
      const wanted = passage === undefined ? { from, to } : { passage }
      const { document, text } = await useCases.viewDocumentText.execute({ actor, documentId: params.id, wanted })
      return { document: presentDocument(document), text: text && presentText(text) }
    },
    'POST /documentLibrary/uploadSharedDocument': (sent) => stored(sent, { kind: 'shared' }),
    'POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection': ({ params, ...sent }) =>
      stored(sent, { kind: 'project', projectId: params.projectId, section: params.projectSection }),
    'DELETE /documentLibrary/remove/:id': ({ actor, params }) =>
      useCases.removeDocument.execute({ actor, documentId: params.id }),
  } satisfies Partial<Routes>

  async function stored({ actor, file, body: { lastModified } }: SentDocument, scope: DocumentScope) {
    const modified = lastModified === undefined ? null : new Date(lastModified).toISOString()
    const document = await useCases.uploadDocument.execute({ actor, scope, ...file, lastModified: modified })
    return { document: presentDocument(document) }
  }
}
