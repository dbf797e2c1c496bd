import type { AccountId } from '../../../core/shared/ids.ts'
import type { ApplicationFilter } from '../../../core/pipeline/ports/pipeline-reader.ts'
import { IS_ARCHIVED } from '../proposals/under-way.ts'
import { containing, patternOf } from '../dialect.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

export interface Condition {
  readonly clause: string
  readonly values: readonly unknown[]
}

/** Condition for the applications of an account that match a filter, over `JOINED`. */
export function applicationsIn(sql: Sql, accountId: AccountId, filter: ApplicationFilter): Condition {
  const conditions = [
    { clause: 'p.account_id = ?', values: [accountId] },
    { clause: filter.isArchived ? IS_ARCHIVED : `NOT ${IS_ARCHIVED}`, values: [] },
    ...named(sql, filter),
    ...stageOf(sql, filter),
    ...equal('p.funder_id', filter.funderId),
    ...equal('p.project_id', filter.projectId),
    ...owned(filter),
    ...due(filter),
    ...bound('p.amount_asked >= ?', filter.amount.least),
    ...bound('p.amount_asked <= ?', filter.amount.most),
  ]
  return {
    clause: conditions.map(({ clause }) => clause).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  }
}

function named({ dialect }: Sql, { search }: ApplicationFilter): Condition[] {
  const wanted = storable(search.trim())
  if (wanted === '') return []
  const clause = `(${containing(dialect, 'p.name')} OR ${containing(dialect, 'f.funder_name')})`
  return [{ clause, values: Array(2).fill(patternOf(wanted)) }]
}

function stageOf({ dialect }: Sql, { stages }: ApplicationFilter): Condition[] {
  return stages.length === 0 ? [] : [{ clause: dialect.isInList('p.stage'), values: [dialect.list(stages)] }]
}

function owned({ ownerId }: ApplicationFilter): Condition[] {
  return ownerId === 'none' ? [{ clause: 'p.owner_id IS NULL', values: [] }] : equal('p.owner_id', ownerId)
}

function due({ deadline }: ApplicationFilter): Condition[] {
  if (deadline === null) return []
  if (deadline === 'none') return [{ clause: 'p.deadline IS NULL', values: [] }]
  return [
    { clause: 'p.deadline IS NOT NULL', values: [] },
    ...bound('p.deadline >= ?', deadline.from),
    ...bound('p.deadline < ?', deadline.before),
  ]
}

function equal(column: string, value: string | null): Condition[] {
  return bound(`${column} = ?`, value)
}

function bound(clause: string, value: string | number | null): Condition[] {
  return value === null ? [] : [{ clause, values: [value] }]
}
