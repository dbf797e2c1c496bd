import { sentenceForAdmins } from '../../http-contract/texts/en/reasons.ts'
import type { HealthFinding } from '../../../core/operations/check-health.ts'
import type { ListedDataMigration } from '../../../core/maintenance/list-data-migrations.ts'
import type { ListedScheduledTask } from '../../../core/maintenance/list-scheduled-tasks.ts'
import type { ModelTrial } from '../../../core/writing-service/ports/operated-model.ts'
import type * as languageModel from '../../http-contract/language-model.ts'
import type * as contract from '../../http-contract/maintenance.ts'

const HOUR = 60
const DAY = 24 * HOUR

export function presentScheduledTask({ plan, planned, lastJob }: ListedScheduledTask): contract.ScheduledTask {
  return {
    id: plan.name,
    _id: plan.name,
    name: plan.title,
    jobId: lastJob?.id ?? null,
    state: lastJob?.state ?? null,
    lastRunAt: lastJob?.lastRunAt ?? null,
    result: lastJob?.result ?? null,
    failReason: lastJob?.failReason ?? null,
    nextRunAt: planned?.nextRunAt ?? null,
    repeatInterval: intervalOf(plan.everyMinutes),
  }
}

export function presentDataMigration(listed: ListedDataMigration): contract.DataMigration {
  const { id, name, description } = listed.work
  const { runCount, results } = listed.migration
  const { status, failReason } = listed
  return { id, _id: id, name, description, status, runCount, results: [...results], failReason }
}

function intervalOf(minutes: number): string {
  if (minutes % DAY === 0) return counted(minutes / DAY, 'day')
  return minutes % HOUR === 0 ? counted(minutes / HOUR, 'hour') : counted(minutes, 'minute')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function presentHealth({ name, state, advice }: HealthFinding): contract.ListedHealthCheck {
  return { name, state, advice: advice && sentenceForAdmins(advice) }
}

export function presentTrial(trial: ModelTrial | null): languageModel.ModelTrial | null {
  if (trial === null || trial.outcome === 'answered') return trial
  return { ...trial, reason: sentenceForAdmins(trial.reason) }
}
