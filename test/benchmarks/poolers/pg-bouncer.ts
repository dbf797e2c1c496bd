import { spawn } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../launch/product-process.ts'
import { poolerBlock } from '../runbook/runbook-blocks.ts'
import { serverUser } from '../../support/postgres-server.ts'

export interface PgBouncerSettings {
  readonly mode: 'session' | 'transaction'
  /** Connections that it has to PostgreSQL. */
  readonly size: number
}

interface PgBouncer {
  /** The database's address behind it. */
  readonly url: string
  stop(): Promise<void>
}

/** The PgBouncer that is installed here, set up by the runbook's block, before the database at an address. Throws where there is none. */
export async function startPgBouncer(database: string, { mode, size }: PgBouncerSettings): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-pgbouncer-'))
  const { hostname, port, pathname, username, password } = new URL(database)
  const [name, own] = [pathname.slice(1), await freePort()]
  const file = join(folder, 'pgbouncer.ini')
  const line = `${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${password}`
  const changed = { listen_port: String(own), auth_type: 'any', pool_mode: mode, default_pool_size: String(size) }
  await writeFile(file, await poolerBlock(line, { ...changed, auth_file: '' }))
  const user = serverUser()
  if (user) await chown(folder, user.uid, user.gid)
  const bouncer = spawn('pgbouncer', [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<string>((resolve, reject) => {
    bouncer.once('error', () => reject(new Error('This needs PgBouncer: apt-get install pgbouncer.')))
    bouncer.once('exit', (code) => resolve(`PgBouncer ended with ${code}.`))
  })
  const ready = new Promise<void>((resolve) => {
    bouncer.stderr.setEncoding('utf8').on('data', (text: string) => text.includes('process up') && resolve())
  })
  await Promise.race([ready, ended.then((reason) => Promise.reject(new Error(reason)))])
  return {
    url: `postgres://${username}@127.0.0.1:${own}/${name}`,
    async stop() {
      bouncer.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
