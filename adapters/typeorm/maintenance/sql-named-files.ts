import { FUNDER_IMPORTS_FOLDER } from '../../../core/funders/start-funder-import.ts'
import type { NamedFiles } from '../../../core/maintenance/ports.ts'
import type { UploadedForm } from '../../../core/proposals/proposal.ts'
import type { Sql } from '../sql.ts'

const OF_IMPORTS = "SELECT 'key' AS kind, file_key AS value FROM funder_imports"
const OF_ACCOUNT = `SELECT 'account' AS kind, id AS value FROM accounts WHERE id = ?
  UNION ALL SELECT 'key', file_key FROM documents WHERE account_id = ?
  UNION ALL SELECT 'form', form FROM proposals WHERE account_id = ? AND form IS NOT NULL`
/** The account whose rows the statement sees, empty for all accounts: files without a row are removed. */
const RIGHTS = " UNION ALL SELECT 'rights', coalesce(current_setting('grantwright.account', true), '')"

interface Row {
  readonly kind: 'account' | 'key' | 'form' | 'rights'
  readonly value: string
}

/** Each result comes from one statement, which also returns whose rows it sees. */
export class SqlNamedFiles implements NamedFiles {
  constructor(private readonly sql: Sql) {}

  async under(folder: string): Promise<ReadonlySet<string> | null> {
    const isOfImports = folder === FUNDER_IMPORTS_FOLDER
    const rows = await this.rows(isOfImports ? OF_IMPORTS : OF_ACCOUNT, isOfImports ? [] : [folder, folder, folder])
    if (!isOfImports && !rows.some(({ kind }) => kind === 'account')) return null
    return new Set(
      rows.flatMap(({ kind, value }) => {
        if (kind === 'key') return [value]
        return kind === 'form' ? [(JSON.parse(value) as UploadedForm).fileKey] : []
      }),
    )
  }

  private async rows(statement: string, parameters: readonly string[]): Promise<Row[]> {
    const isPostgres = this.sql.dialect.name === 'postgres'
    const rows = await this.sql.rows<Row>(isPostgres ? statement + RIGHTS : statement, parameters)
    if (rows.some(({ kind, value }) => kind === 'rights' && value !== ''))
      throw new Error('Named files were asked for with the rights of one account.')
    return rows
  }
}
