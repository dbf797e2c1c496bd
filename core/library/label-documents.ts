import { documentNotFound, storedAlready, type Document, type DocumentScope } from '../documents/document.ts'
import { addScope, hasScope, removeScope } from '../documents/scope-key.ts'
import type { Actor } from '../identity/user.ts'
import type { Projects } from '../projects/ports.ts'
import { projectNotFound } from '../projects/project.ts'
import type { DocumentId } from '../shared/ids.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { saveScopes, type ScopeStores } from './save-scopes.ts'

interface LabelStores extends ScopeStores {
  readonly projects: Projects
}

export interface DocumentsToLabel {
  readonly actor: Actor
  readonly documentIds: readonly DocumentId[]
  readonly scope: DocumentScope
  /** False takes the label off. */
  readonly isSet: boolean
}

/**
 * Gives documents of the library a label, or takes it off; all of them or none. Throws `conflict` where it is the last
 * label of a document, and where another document with the same bytes has it.
 */
export class LabelDocuments {
  constructor(private readonly work: UnitOfWork<LabelStores>) {}

  execute({ actor: { accountId }, documentIds, scope, isSet }: DocumentsToLabel): Promise<Document[]> {
    return this.work.run(async (stores) => {
      if (scope.kind === 'project' && !(await stores.projects.find(accountId, scope.projectId))) throw projectNotFound()
      const labelled: Document[] = []
      for (const id of new Set(documentIds)) {
        const document = await stores.documents.find(accountId, id)
        if (!document) throw documentNotFound()
        labelled.push(await label(stores, document, { scope, isSet }))
      }
      return labelled
    })
  }
}

async function label(
  stores: LabelStores,
  document: Document,
  { scope, isSet }: Pick<DocumentsToLabel, 'scope' | 'isSet'>,
): Promise<Document> {
  const changed = isSet ? addScope(document, scope) : removeScope(document, scope)
  if (changed === document) return document
  if (isSet) await assertOnly(stores, document, scope)
  return saveScopes(stores, changed)
}

/** Older releases kept the same bytes once for each scope. */
async function assertOnly({ documents }: LabelStores, document: Document, scope: DocumentScope): Promise<void> {
  const same = await documents.withContent(document.accountId, document.contentHash)
  if (same.some((one) => one.id !== document.id && hasScope(one, scope))) throw storedAlready()
}
