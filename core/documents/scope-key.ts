import type { ProjectId } from '../shared/ids.ts'
import type { DocumentScope, ProjectSection } from './document.ts'

interface Scoped {
  readonly scopes: readonly DocumentScope[]
}

/** One text for each scope of an account. */
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
