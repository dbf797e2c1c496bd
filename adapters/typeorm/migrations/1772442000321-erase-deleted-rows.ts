import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * SQLite alone: leaves behind what was deleted before deleted rows were overwritten. Where that lacks space, the next
 * removal of an account does it.
 */
export class EraseDeletedRows1772442000321 implements MigrationInterface {
  readonly name = 'EraseDeletedRows1772442000321'
  /** VACUUM runs in none. */
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'postgres') return
    const accounts = (await runner.query('SELECT id FROM accounts LIMIT 1')) as unknown[]
    if (accounts.length === 0) return
    // The copy that VACUUM makes would be held in memory as a whole.
    await runner.query('PRAGMA temp_store = FILE')
    await runner.query('VACUUM').catch(() => undefined)
    await runner.query('PRAGMA temp_store = MEMORY')
  }

  /** What is gone is gone. */
  async down(): Promise<void> {}
}
