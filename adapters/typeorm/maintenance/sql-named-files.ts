import { FUNDER_IMPORTS_FOLDER } from '../../../core/funders/start-funder-import.ts'
import type { NamedFiles } from '../../../core/maintenance/ports/named-files.ts'
import type { UploadedForm } from '../../../core/proposals/proposal.ts'
import type { Sql } from '../sql.ts'

const ACCOUNT = 'SELECT id FROM accounts WHERE id = ?'
const OF_DOCUMENTS = 'SELECT file_key FROM documents WHERE account_id = ?'
const FORMS = 'SELECT form FROM proposals WHERE account_id = ? AND form IS NOT NULL'
const OF_IMPORTS = 'SELECT file_key FROM funder_imports'

export class SqlNamedFiles implements NamedFiles {
  constructor(private readonly sql: Sql) {}

  async under(folder: string): Promise<ReadonlySet<string> | null> {
    if (folder === FUNDER_IMPORTS_FOLDER) return new Set(await this.keys(OF_IMPORTS, []))
    if ((await this.sql.rows(ACCOUNT, [folder])).length === 0) return null
    const forms = await this.sql.rows<{ form: string }>(FORMS, [folder])
    const ofForms = forms.map(({ form }) => (JSON.parse(form) as UploadedForm).fileKey)
    return new Set([...(await this.keys(OF_DOCUMENTS, [folder])), ...ofForms])
  }

  private async keys(statement: string, parameters: readonly string[]): Promise<string[]> {
    const rows = await this.sql.rows<{ file_key: string }>(statement, parameters)
    return rows.map(({ file_key }) => file_key)
  }
}
