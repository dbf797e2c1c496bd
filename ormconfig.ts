import { join } from 'node:path'

import { createDataSource } from './adapters/typeorm/data-source.ts'

const { DATABASE_URL, DATA_DIR = './data' } = process.env

/** For TypeORM's command line alone, such as `migration:revert`; the app opens its database by itself. */
export default createDataSource(
  DATABASE_URL
    ? { kind: 'postgres', url: DATABASE_URL }
    : { kind: 'sqlite', file: join(DATA_DIR, 'grantwright.sqlite') },
)
