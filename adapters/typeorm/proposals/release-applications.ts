import type { UserId } from '../../../core/shared/ids.ts'
import type { Sql } from '../sql.ts'

const RELEASE =
  'UPDATE proposals SET owner_id = NULL, version = version + 1, revision = revision + 1 WHERE owner_id = ?'

/** Removes a user as the owner of applications. */
export async function releaseApplications(sql: Sql, userId: UserId): Promise<void> {
  await sql.change(RELEASE, [userId])
}
