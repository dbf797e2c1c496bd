import type { DocumentId, ProposalId, ReportId, ProjectId } from '../../shared/ids.ts'
import type { Actor } from '../../identity/user.ts'
import type { DocumentScope } from '../../documents/document.ts'

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
