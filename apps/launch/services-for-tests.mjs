import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inProject, projectFolder } from './project.mjs'

/** A PostgreSQL server for all processes of a test run. */
export async function postgresForTests() {
  const existing = process.env.TEST_DATABASE_URL
  if (existing) return { env: {}, stop: async () => {} }
  return serviceForTests('test/support/serve-postgres.ts', 'TEST_DATABASE_URL')
}

/** A browser for all processes of a test run; installs one where there is none. */
export const browserForTests = () => serviceForTests('test/support/serve-browser.ts', 'TEST_BROWSER')

/**
 * Starts a program that prints one line, the address of what it serves, and ends with its standard input. `env` names the
 * address for test processes. It is empty where the program did not start: then each process tries to start a service of its
 * own, and its tests tell why that fails.
 */
async function serviceForTests(program, variable) {
  const service = spawn(process.execPath, ['--import', 'tsx', inProject(program)], {
    cwd: projectFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(service, 'exit')
  const said = once(createInterface({ input: service.stdout }), 'line')
  const address = await Promise.race([said.then(([line]) => line), ended.then(() => undefined)])
  return {
    env: address === undefined ? {} : { [variable]: address },
    stop: async () => {
      service.stdin.end()
      await ended
    },
  }
}
