import { stopSharedPostgres } from './postgres-server.ts'

/** Mocha calls this once, after the last test of the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await stopSharedPostgres()
}
