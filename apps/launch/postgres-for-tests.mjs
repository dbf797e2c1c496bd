import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inProject, projectFolder } from './project.mjs'

/**
 * A PostgreSQL server for all processes of a test run. `url` is undefined where it did not start: then each process
 * tries to start one of its own, and its tests tell why that fails.
 */
export async function postgresForTests() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  const server = spawn(process.execPath, ['--import', 'tsx', inProject('test/support/serve-postgres.ts')], {
    cwd: projectFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const said = once(createInterface({ input: server.stdout }), 'line')
  const url = await Promise.race([said.then(([line]) => line), ended.then(() => undefined)])
  return {
    url,
    stop: async () => {
      server.stdin.end()
      await ended
    },
  }
}
