import type { ReportId, AccountId, ProjectId } from '../shared/ids.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { SentReminder } from '../proposals/application-plan.ts'
import { invalidField } from '../shared/app-error.ts'
import type { TextState } from '../shared/text-state.ts'

export type ReportStatus = 'processing' | 'completed' | 'error'

/** A text about a project, written from the project's report documents as its prompt says. */
export interface Report {
  readonly id: ReportId
  readonly accountId: AccountId
  readonly projectId: ProjectId
  readonly name: string
  /** What the report is to be about, in the user's words. */
  readonly reportPrompt: string
  readonly status: ReportStatus
  /** Markdown; null until it is completed. */
  readonly text: string | null
  /** Null without a text, and where an earlier release stored it. */
  readonly textState: TextState | null
  /** The passages that the text rests on, in its order. They stay when their documents are removed. */
  readonly sources: readonly SourcePassage[]
  /** Why there is no text, in words for the user. */
  readonly error: StoredReason | null
  readonly usage: ModelUsage | null
  /** When it is due, as ISO 8601 UTC; null where nobody has said. */
  readonly dueAt: string | null
  /** The time zone in which it is meant, an IANA name; null where nobody has said. */
  readonly dueZone: string | null
  readonly reminder: SentReminder | null
  readonly createdAt: string
  readonly lastModified: string
  readonly version: number
}

type NewReport = Pick<Report, 'id' | 'accountId' | 'projectId' | 'name' | 'reportPrompt' | 'createdAt'>

/** What reports of before due dates and versions stand for. */
export const REPORT_DEFAULTS = { dueAt: null, dueZone: null, reminder: null, textState: null } as const

/** A report that waits to be written. */
export function newReport(of: NewReport): Report {
  const nothingYet = { text: null, sources: [], error: null, usage: null, ...REPORT_DEFAULTS } as const
  return { ...of, ...nothingYet, status: 'processing', lastModified: of.createdAt, version: 0 }
}

/** The report as it waits to be written once more. */
export function startWriting(report: Report): Report {
  return { ...report, status: 'processing', error: null }
}

type WrittenReport = Pick<Report, 'sources' | 'textState'> & { readonly text: string }

export function completeReport(report: Report, { text, sources, textState }: WrittenReport): Report {
  return { ...keepReport(report), text, sources, textState }
}

/** The report with the text that it has, which is not waited for any more. */
export function keepReport(report: Report): Report {
  return { ...report, status: 'completed', error: null }
}

export function failReport(report: Report, reason: StoredReason): Report {
  return { ...report, status: 'error', error: reason }
}

const MAX_PROMPT_LENGTH = 10_000

/** The prompt, trimmed and not empty; its lines stay. Throws `invalid` for the field `reportPrompt`. */
export function reportPrompt(text: string): string {
  const prompt = text.trim()
  if (prompt === '') throw invalidField('reportPrompt', { code: 'reports.prompt-required' })
  if (prompt.length > MAX_PROMPT_LENGTH)
    throw invalidField('reportPrompt', { code: 'reports.prompt-too-long', values: { most: MAX_PROMPT_LENGTH } })
  return prompt
}

/** The documents that the reports of a project draw on, and no others. */
export function reportScope(projectId: ProjectId): DocumentScope {
  return { kind: 'project', projectId, section: 'reports' }
}
