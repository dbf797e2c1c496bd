import type { Account } from '../../../core/identity/account.ts'
import type { Document } from '../../../core/documents/document.ts'
import type { FunderImport } from '../../../core/funders/funder-import.ts'
import { FUNDER_IMPORTS_FOLDER } from '../../../core/funders/start-funder-import.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { NamedFiles } from '../../../core/maintenance/ports.ts'
import type { RowView } from '../staged-table.ts'

interface Views {
  readonly accounts: RowView<Account>
  readonly documents: RowView<Document>
  readonly proposals: RowView<Proposal>
  readonly funderImports: RowView<FunderImport>
}

export class InMemoryNamedFiles implements NamedFiles {
  constructor(private readonly views: Views) {}

  async under(folder: string): Promise<ReadonlySet<string> | null> {
    const { accounts, documents, proposals, funderImports } = this.views
    if (folder === FUNDER_IMPORTS_FOLDER) return new Set(funderImports.all().map(({ fileKey }) => fileKey))
    if (!accounts.all().some(({ id }) => id === folder)) return null
    const own = <T extends { readonly accountId: string }>(rows: readonly T[]) =>
      rows.filter(({ accountId }) => accountId === folder)
    const forms = own(proposals.all()).flatMap(({ form }) => (form ? [form.fileKey] : []))
    return new Set([...own(documents.all()).map(({ fileKey }) => fileKey), ...forms])
  }
}
