import type { DocumentScope } from '../../../core/documents/document.ts'
import { scopeKey, scopeOfKey } from '../../../core/documents/scope-key.ts'
import type { Dialect } from '../dialect.ts'

/** The first scope, as releases with one scope a document keep it, and the others. */
export interface ScopeColumns {
  readonly scope_key: string
  readonly project_id: string | null
  readonly section: string | null
  /** Keys between bars, "|shared|"; null without any. */
  readonly more_scopes: string | null
}

export function scopeColumns([first, ...more]: readonly DocumentScope[]): ScopeColumns {
  if (first === undefined) throw new Error('A document has at least one scope.')
  const { projectId, section } = first.kind === 'project' ? first : { projectId: null, section: null }
  const others = more.length === 0 ? null : `|${more.map(scopeKey).join('|')}|`
  return { scope_key: scopeKey(first), project_id: projectId, section, more_scopes: others }
}

export function scopesOf({ scope_key: first, more_scopes: more }: Pick<ScopeColumns, 'scope_key' | 'more_scopes'>) {
  return [first, ...(more?.split('|') ?? [])].filter((key) => key !== '').map(scopeOfKey)
}

/** Condition "a row of the account has one of the scopes", for two look-ups in indices, with its parameters. */
export function ofAnyScope({ isInList, list }: Dialect, accountId: string, scopes: readonly DocumentScope[]) {
  const keys = scopes.map(scopeKey)
  const others = keys.map(() => 'more_scopes LIKE ?').join(' OR ')
  const more = keys.length === 0 ? '' : ` OR (account_id = ? AND more_scopes IS NOT NULL AND (${others}))`
  const values = keys.length === 0 ? [] : [accountId, ...keys.map((key) => `%|${key}|%`)]
  return {
    condition: `((account_id = ? AND ${isInList('scope_key')})${more})`,
    values: [accountId, list(keys), ...values],
  }
}
