import { AppError } from '../shared/app-error.ts'
import type { ProjectId } from '../shared/ids.ts'
import type { Document, DocumentScope, ProjectSection } from './document.ts'

interface Scoped {
  readonly scopes: readonly DocumentScope[]
}

/** A unique text for each scope of an account. */
export function scopeKey(scope: DocumentScope): string {
  return scope.kind === 'shared' ? 'shared' : `${scope.projectId}/${scope.section}`
}

/** The scope of a key that `scopeKey` made. */
export function scopeOfKey(key: string): DocumentScope {
  const [projectId, section] = key.split('/')
  if (section === undefined) return { kind: 'shared' }
  return { kind: 'project', projectId: projectId as ProjectId, section: section as ProjectSection }
}

export function sameScope(a: DocumentScope, b: DocumentScope): boolean {
  return scopeKey(a) === scopeKey(b)
}

export function hasScope({ scopes }: Scoped, scope: DocumentScope): boolean {
  return scopes.some((one) => sameScope(one, scope))
}

export function hasAnyScope({ scopes }: Scoped, wanted: readonly DocumentScope[]): boolean {
  return wanted.some((scope) => hasScope({ scopes }, scope))
}

/** The document with another scope, or the same document if it has that one. */
export function addScope(document: Document, scope: DocumentScope): Document {
  return hasScope(document, scope) ? document : { ...document, scopes: [...document.scopes, scope] }
}

/** The document without a scope, or the same document if it has not that one. Throws `conflict` for its last one. */
export function removeScope(document: Document, scope: DocumentScope): Document {
  if (!hasScope(document, scope)) return document
  const scopes = document.scopes.filter((one) => !sameScope(one, scope))
  if (scopes.length === 0) throw new AppError('conflict', 'documents.last-label')
  return { ...document, scopes }
}
