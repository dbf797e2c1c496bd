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
}

interface DocumentToCopy {
  readonly scope: DocumentScope
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  readonly lastModified: string | null
}

/** Copies the parts of a project into another one. Each function throws `conflict` at a quota. */
export interface CopyingOfParts {
  readonly proposals: Act<{ readonly proposalId: ProposalId; readonly projectId: ProjectId }>
  readonly reports: Act<{ readonly reportId: ReportId; readonly projectId: ProjectId }>
  readonly documents: Act<DocumentToCopy>
}
