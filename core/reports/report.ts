import type { ReportId, AccountId, DocumentId, ProjectId } from '../shared/ids.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { LibraryPart } from '../documents/document.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { SentReminder } from '../proposals/application-plan.ts'
import { invalidField } from '../shared/app-error.ts'
import type { TextState } from '../shared/text-state.ts'

export type ReportStatus = 'processing' | 'completed' | 'error'

/** A text about a project, written from documents of the library according to its prompt. */
export interface Report {
  readonly id: ReportId
  readonly accountId: AccountId
  readonly projectId: ProjectId
  readonly name: string
  /** The subject of the report, in the user's words. */
  readonly reportPrompt: string
  /** Documents that it alone is written from; null for those labelled for the project's reports. */
  readonly documentIds: readonly DocumentId[] | null
  readonly status: ReportStatus
  /** Markdown; null until it is completed. */
  readonly text: string | null
  /** Null without a text, and if an earlier release stored it. */
  readonly textState: TextState | null
  /** The sources of the text, in its order. They stay when their documents are removed. */
  readonly sources: readonly SourcePassage[]
  /** Reason of a failure, in words for the user. */
  readonly error: StoredReason | null
  readonly usage: ModelUsage | null
  /** Due date, ISO 8601 UTC; null if unknown. */
  readonly dueAt: string | null
  /** IANA time zone of the due date; null if unknown. */
  readonly dueZone: string | null
  readonly reminder: SentReminder | null
  readonly createdAt: string
  readonly lastModified: string
  readonly version: number
}

type NewReport = Pick<Report, 'id' | 'accountId' | 'projectId' | 'name' | 'reportPrompt' | 'createdAt'> &
  Partial<Pick<Report, 'documentIds'>>

/** Defaults for reports stored before these fields existed. */
export const REPORT_DEFAULTS = {
  documentIds: null,
  dueAt: null,
  dueZone: null,
  reminder: null,
  textState: null,
} as const

/** A report that waits to be written. */
export function newReport(of: NewReport): Report {
  const nothingYet = { text: null, sources: [], error: null, usage: null, ...REPORT_DEFAULTS } as const
  return { ...nothingYet, ...of, status: 'processing', lastModified: of.createdAt, version: 0 }
}

/** Queues another writing of the report. */
export function startWriting(report: Report): Report {
  return { ...report, status: 'processing', error: null }
}

type WrittenReport = Pick<Report, 'sources' | 'textState'> & { readonly text: string }

export function completeReport(report: Report, { text, sources, textState }: WrittenReport): Report {
  return { ...keepReport(report), text, sources, textState }
}

/** Ends the writing of the report and keeps its present text. */
export function keepReport(report: Report): Report {
  return { ...report, status: 'completed', error: null }
}

export function failReport(report: Report, reason: StoredReason): Report {
  return { ...report, status: 'error', error: reason }
}

const MAX_PROMPT_LENGTH = 10_000

/** Trims the prompt and keeps its lines. Throws `invalid` for the field `reportPrompt` if it is empty. */
export function reportPrompt(text: string): string {
  const prompt = text.trim()
  if (prompt === '') throw invalidField('reportPrompt', { code: 'reports.prompt-required' })
  if (prompt.length > MAX_PROMPT_LENGTH)
    throw invalidField('reportPrompt', { code: 'reports.prompt-too-long', values: { most: MAX_PROMPT_LENGTH } })
  return prompt
}

/** The documents that a report is written from. */
export function documentsOf({ projectId, documentIds }: Report): LibraryPart {
  return documentIds === null ? [{ kind: 'project', projectId, section: 'reports' }] : { documentIds }
}
