import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * SQLite only: erases rows that were deleted before deletion overwrote them. If there is not enough space, the next
 * removal of an account does it.
 */
export class EraseDeletedRows1772442000321 implements MigrationInterface {
  readonly name = 'EraseDeletedRows1772442000321'
  /** VACUUM cannot run in a transaction. */
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'postgres') return
    const accounts = (await runner.query('SELECT id FROM accounts LIMIT 1')) as unknown[]
    if (accounts.length === 0) return
    // Otherwise the copy that VACUUM makes would be in memory as a whole.
    await runner.query('PRAGMA temp_store = FILE')
    await runner.query('VACUUM').catch(() => undefined)
    await runner.query('PRAGMA temp_store = MEMORY')
  }

  /** Erased rows cannot be restored. */
  async down(): Promise<void> {}
}
