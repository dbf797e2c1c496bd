import { oneOf } from '../../apps/wiring/config/setting.ts'
import { sharedS3, S3_KEYS } from './s3-server.ts'
import { SpareDatabases } from './spare-databases.ts'

/** A database with pg-boss and a bucket, with nothing in them, for the product to keep its data, jobs and files in. */
export interface ProductionStores {
  /** The product's settings that name them. */
  readonly settings: Readonly<Record<string, string>>
  /** Where the S3 server keeps the bucket. */
  readonly filesFolder: string
  /** Leaves them for the next one, emptied; nobody may use them any more. */
  release(): Promise<void>
}

const databases = new SpareDatabases()
const buckets: string[] = []

export function testSet(): 'embedded' | 'production' {
  return oneOf('TEST_SET', process.env['TEST_SET'] ?? 'embedded', ['embedded', 'production'])
}

/**
 * What the product runs on where tests open the whole of it. `TEST_SET=production` puts it on PostgreSQL, pg-boss and an S3
 * server; else null: it runs on what it brings along.
 */
export async function openProductionStores(): Promise<ProductionStores | null> {
  if (testSet() === 'embedded') return null
  const store = await sharedS3()
  const bucket = buckets.pop() ?? (await store.newBucket()).bucket
  const url = await databases.take()
  return {
    settings: {
      DATABASE_URL: url,
      QUEUE: 'pg-boss',
      S3_BUCKET: bucket,
      S3_ENDPOINT: store.endpoint,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
    filesFolder: store.folderOf(bucket),
    async release() {
      await Promise.all([databases.giveBack(url), store.empty(bucket)])
      buckets.push(bucket)
    },
  }
}
