import type { ReportId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { Reports } from './ports.ts'
import type { Report } from './report.ts'

/** The actor's own report. Throws `not-found` for an absent report or one of another account. */
export async function findReport(reports: Reports, actor: Actor, id: ReportId): Promise<Report> {
  const report = await reports.find(actor.accountId, id)
  if (!report) throw reportNotFound()
  return report
}

export function reportNotFound(): AppError {
  return notFound('reports.not-found')
}
