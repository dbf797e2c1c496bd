import type { DocumentScope } from './document.ts'

/** A unique text for each scope of an account. */
export function scopeKey(scope: DocumentScope): string {
  return scope.kind === 'shared' ? 'shared' : `${scope.projectId}/${scope.section}`
}
