import type { Actor } from '../../../core/identity/user.ts'
import { scopeOfKey } from '../../../core/documents/scope-key.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import type { UploadedFile } from '../uploaded-file.ts'
import { entityName } from '../../../core/shared/entity-name.ts'
import { wrongFieldsOf } from '../parse.ts'
import { presentDocument, presentLibrary, presentText, presentUse } from './present.ts'

interface SentDocument {
  readonly actor: Actor
  readonly file: UploadedFile
  readonly body: { readonly lastModified?: number | undefined }
}

function modifiedAt({ lastModified }: SentDocument['body']): string | null {
  return lastModified === undefined ? null : new Date(lastModified).toISOString()
}

export function documentRoutes({ useCases }: RouteParts) {
  return {
    'GET /documentLibrary/sharedDocuments': async ({ actor, query }) => {
      const { search, label = 'shared', kind = null, year = null, sort: order, ...page } = query
      const scope = label === 'all' ? null : scopeOfKey(label)
      const library = await useCases.listDocuments.execute({ actor, search, scope, kind, year, order, page })
      return presentLibrary(library)
    },
    'GET /documentLibrary/:id/uses': async ({ actor, params, query }) => {
      const { items, total } = await useCases.listDocumentUses.execute({ actor, documentId: params.id, ...query })
      return { uses: items.map(presentUse), total }
    },
    'POST /documentLibrary/:id/update': {
      rules: (text) => wrongFieldsOf(() => entityName(text('name'))),
      handle: async ({ actor, params, body: { name } }) => ({
        document: presentDocument(await useCases.renameDocument.execute({ actor, documentId: params.id, name })),
      }),
    },
    'POST /documentLibrary/:id/replace': async ({ actor, params, file, body }) => {
      const lastModified = modifiedAt(body)
      const document = await useCases.replaceDocument.execute({ actor, documentId: params.id, ...file, lastModified })
      return { document: presentDocument(document) }
    },
    'GET /documentLibrary/:id/text': async ({ actor, params, query: { from, to = from, passage } }) => {
      const wanted = passage === undefined ? { from, to } : { passage }
      const { document, text } = await useCases.viewDocumentText.execute({ actor, documentId: params.id, wanted })
      return { document: presentDocument(document), text: text && presentText(text) }
    },
    'POST /documentLibrary/label': async ({ actor, body: { documentIds: ids, label, isSet } }) => {
      const documentIds = ids as DocumentId[]
      const asked = { actor, documentIds, scope: scopeOfKey(label), isSet }
      const documents = await useCases.labelDocuments.execute(asked)
      return { documents: documents.map((document) => presentDocument(document)) }
    },
    'POST /documentLibrary/uploadSharedDocument': (sent) => stored(sent, { kind: 'shared' }),
    'POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection': ({ params, ...sent }) =>
      stored(sent, { kind: 'project', projectId: params.projectId, section: params.projectSection }),
    'DELETE /documentLibrary/remove/:id': ({ actor, params }) =>
      useCases.removeDocument.execute({ actor, documentId: params.id }),
  } satisfies Partial<Routes>

  async function stored({ actor, file, body }: SentDocument, scope: DocumentScope) {
    const document = await useCases.uploadDocument.execute({ actor, scope, ...file, lastModified: modifiedAt(body) })
    return { document: presentDocument(document) }
  }
}
