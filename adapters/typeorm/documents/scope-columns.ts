import type { ProjectId } from '../../../core/shared/ids.ts'
import type { DocumentScope, ProjectSection } from '../../../core/documents/document.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'

export interface ScopeColumns {
  readonly scope_key: string
  readonly project_id: string | null
  readonly section: string | null
}

export function scopeColumns(scope: DocumentScope): ScopeColumns {
  const { projectId, section } = scope.kind === 'project' ? scope : { projectId: null, section: null }
  return { scope_key: scopeKey(scope), project_id: projectId, section }
}

export function scopeOf({ project_id, section }: Omit<ScopeColumns, 'scope_key'>): DocumentScope {
  if (project_id === null) return { kind: 'shared' }
  return { kind: 'project', projectId: project_id as ProjectId, section: section as ProjectSection }
}
