import type { AccountSettings } from '../identity/account.ts'
import type { Library } from '../documents/library.ts'
import type { GrantInfo } from '../proposals/grant-info.ts'
import type { ToldText } from '../proposals/answer/told-text.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { TextGap } from '../shared/text-state.ts'
import type { DocumentId, ProjectId, ProposalId, ReportId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { DocumentScope } from '../documents/document.ts'

/** An application of the project and its contents. */
export interface ProjectApplication {
  readonly name: string
  readonly isArchived: boolean
  readonly grantInfo: readonly GrantInfo[]
  /** Null if the application names no funder. */
  readonly funderName: string | null
  readonly questionCount: number
  /** Number of questions with an answer, usable or not. */
  readonly answeredCount: number
  /** Questions with usable answers, checked ones first. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** Only the checked answers. */
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
}

export interface ProjectReport {
  readonly name: string
  /** Markdown. */
  readonly text: string
}

export interface OverviewTask {
  readonly projectName: string
  /** Newest first, in the order of the project's page. */
  readonly applications: readonly ProjectApplication[]
  /** Completed ones, newest first. */
  readonly reports: readonly ProjectReport[]
  /** Confirmed facts of the profile, by key. */
  readonly facts?: Readonly<Record<string, string>>
  readonly settings: AccountSettings
  /** Confirmed facts and people's sections of the project's brief; they take precedence over documents. */
  readonly told?: readonly ToldText[]
}

export interface OverviewDraft {
  /** Markdown; null if nothing is known of the project. */
  readonly text: string | null
  /** Parts that readers expect and the text lacks; headings in the account's language. */
  readonly leftOut?: readonly string[]
  /** Unknown facts; the text has a placeholder for each. Absent if a model wrote the overview. */
  readonly gaps?: readonly TextGap[]
  /** Warnings for the reader; places count in `text`, which does not contain them. Absent: none. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface OverviewWriter {
  /**
   * Writes an introduction to the project for new readers, from its documents, applications and reports alone: it
   * contains no other figure, name or date. Throws `unavailable` when a model that it needs is unavailable.
   */
  write(task: OverviewTask, library: Library, context: CallContext): Promise<OverviewDraft>
}

interface Act<Input> {
  execute(input: Input & { readonly actor: Actor }): Promise<unknown>
}

/** Removes the parts of a project. Each function throws `not-found` if the part is gone. */
export interface RemovalOfParts {
  readonly proposals: Act<{ readonly proposalId: ProposalId }>
  readonly reports: Act<{ readonly reportId: ReportId }>
  readonly documents: Act<{ readonly documentId: DocumentId }>
  readonly labels: Act<DocumentsToLabel>
}

interface DocumentsToLabel {
  readonly documentIds: readonly DocumentId[]
  readonly scope: DocumentScope
  readonly isSet: boolean
}

/** Copies the parts of a project into another one. Each function throws `conflict` at a quota. */
export interface CopyingOfParts {
  readonly proposals: Act<{ readonly proposalId: ProposalId; readonly projectId: ProjectId }>
  readonly reports: Act<{ readonly reportId: ReportId; readonly projectId: ProjectId }>
  readonly labels: Act<DocumentsToLabel>
}
