import type { ReportId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { entityName } from '../shared/entity-name.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { findReport } from './find-report.ts'
import type { Reports } from './ports.ts'
import { reportPrompt, type Report } from './report.ts'

/** Absent fields stay unchanged; null clears a field. */
export interface ReportChanges {
  readonly name?: string | undefined
  /** Takes effect when the report is next written. */
  readonly reportPrompt?: string | undefined
  /** ISO 8601 */
  readonly dueAt?: string | null | undefined
  /** IANA time zone. */
  readonly dueZone?: string | null | undefined
}

export class ChangeReport {
  constructor(
    private readonly work: UnitOfWork<{ reports: Reports }>,
    private readonly clock: Clock,
  ) {}

  async execute(input: { actor: Actor; reportId: ReportId; changes: ReportChanges }): Promise<Report> {
    const { name, reportPrompt: prompt, dueAt, dueZone } = input.changes
    const given = {
      ...(name !== undefined && { name: entityName(name) }),
      ...(prompt !== undefined && { reportPrompt: reportPrompt(prompt) }),
      ...(dueAt !== undefined && { dueAt: dueAt === null ? null : new Date(dueAt).toISOString() }),
      ...(dueZone !== undefined && { dueZone }),
    }
    return this.work.run(async ({ reports }) => {
      const report = await findReport(reports, input.actor, input.reportId)
      return reports.save({ ...report, ...given, lastModified: this.clock.now() })
    })
  }
}
