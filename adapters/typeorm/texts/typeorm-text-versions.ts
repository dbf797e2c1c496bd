import type { AccountId, TextVersionId } from '../../../core/shared/ids.ts'
import { LessThan, type EntityManager } from 'typeorm'

import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import type { TextVersions } from '../../../core/texts/ports.ts'
import type { TextOwner, TextVersion } from '../../../core/texts/text-version.ts'
import { databaseError } from '../database-error.ts'
import type { Sql } from '../sql.ts'
import { textVersionOf, textVersionRow } from './text-version-mapper.ts'
import { textVersionSchema } from './text-version.schema.ts'

const OF = 'account_id = ? AND owner_id = ? AND owner_kind = ?'
const LAST = `SELECT version FROM text_versions WHERE ${OF} ORDER BY version DESC LIMIT 1`
/** The newest version above the limit, if any. */
const TOO_OLD = `SELECT version FROM text_versions WHERE ${OF} ORDER BY version DESC LIMIT 1 OFFSET ?`
const FIRST = `SELECT min(version) FROM text_versions WHERE ${OF}`
const TRIM = `DELETE FROM text_versions WHERE ${OF} AND version <= ? AND version > (${FIRST})`

export class TypeOrmTextVersions implements TextVersions {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async add(version: TextVersion): Promise<void> {
    const insert = this.manager.createQueryBuilder().insert().into(textVersionSchema).values(textVersionRow(version))
    try {
      await insert.updateEntity(false).execute()
    } catch (error) {
      throw databaseError(error)
    }
  }

  async find(accountId: AccountId, id: TextVersionId): Promise<TextVersion | null> {
    const row = await this.manager.findOneBy(textVersionSchema, { id, account_id: accountId })
    return row && textVersionOf(row)
  }

  async page(accountId: AccountId, owner: TextOwner, request: PageRequest): Promise<Page<TextVersion>> {
    const [rows, total] = await this.manager.findAndCount(textVersionSchema, {
      where: whereOf(accountId, owner),
      order: { version: 'DESC' },
      skip: offsetOf(request),
      take: request.pageSize,
    })
    return { items: rows.map(textVersionOf), total }
  }

  async before(accountId: AccountId, owner: TextOwner, version: number): Promise<TextVersion | null> {
    const where = { ...whereOf(accountId, owner), is_refused: false, version: LessThan(version) }
    const row = await this.manager.findOne(textVersionSchema, { where, order: { version: 'DESC' } })
    return row && textVersionOf(row)
  }

  async last(accountId: AccountId, owner: TextOwner): Promise<number> {
    const [row] = await this.sql.rows<{ version: number }>(LAST, parametersOf(accountId, owner))
    return row?.version ?? 0
  }

  async trim(accountId: AccountId, owner: TextOwner, kept: number): Promise<void> {
    const of = parametersOf(accountId, owner)
    const [tooOld] = await this.sql.rows<{ version: number }>(TOO_OLD, [...of, kept])
    if (tooOld) await this.sql.change(TRIM, [...of, tooOld.version, ...of])
  }
}

function whereOf(accountId: AccountId, { kind, id }: TextOwner) {
  return { account_id: accountId, owner_id: id, owner_kind: kind }
}

function parametersOf(accountId: AccountId, { kind, id }: TextOwner): readonly unknown[] {
  return [accountId, id, kind]
}
