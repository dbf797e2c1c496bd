import type { MigrationInterface, QueryRunner } from 'typeorm'

import { PRIMARY, createTables, double, dropTables, varchar } from './table.ts'

const TABLES = [{ name: 'model_prices', columns: [varchar('model', PRIMARY), double('input'), double('output')] }]

export class KeepModelPrices1772442000661 implements MigrationInterface {
  readonly name = 'KeepModelPrices1772442000661'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
