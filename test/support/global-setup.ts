import { stopSharedPostgres } from './postgres-server.ts'
import { stopSharedS3 } from './s3-server.ts'

/** Mocha calls this once, after the last test of the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await Promise.all([stopSharedPostgres(), stopSharedS3()])
}
