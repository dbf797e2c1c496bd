import type { DocumentId, ProposalId, ReportId, ProjectId } from '../../shared/ids.ts'
import type { Actor } from '../../identity/user.ts'
import type { DocumentScope } from '../../documents/document.ts'

interface Act<Input> {
  execute(input: Input & { readonly actor: Actor }): Promise<unknown>
}

/** How what belongs to a project is removed. Each throws `not-found` for what is gone already. */
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

/** How what belongs to a project is copied into another one. Each throws `conflict` at a quota. */
export interface CopyingOfParts {
  readonly proposals: Act<{ readonly proposalId: ProposalId; readonly projectId: ProjectId }>
  readonly reports: Act<{ readonly reportId: ReportId; readonly projectId: ProjectId }>
  readonly documents: Act<DocumentToCopy>
}
