import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = ['documents', 'indexed_documents'] as const

/**
 * More scopes of a document than the one that it was uploaded with. Older hosts leave them unchanged, and find the
 * document by its first scope only.
 */
export class LabelDocuments1772442000691 implements MigrationInterface {
  readonly name = 'LabelDocuments1772442000691'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} ADD COLUMN more_scopes text`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN more_scopes`)
  }
}
