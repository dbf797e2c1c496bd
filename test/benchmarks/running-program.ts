import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** A program that answers HTTP in a process of its own. */
export interface RunningProgram {
  readonly url: string
  readonly process: ChildProcess
  /** From starting the process to its first answer. */
  readonly startMs: number
  stop(): Promise<void>
}

const children = new Set<ChildProcess>()
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

interface Start {
  readonly script: string
  /** What is asked for until there is an answer. */
  readonly path: string
  readonly environment: Record<string, string>
  readonly nodeArgs?: readonly string[]
  /** On how many of the machine's first two cores it may run. */
  readonly cores: 1 | 2
  /** Any free one by default. */
  readonly port?: number | undefined
}

async function start({ script, path, environment, nodeArgs = [], cores, port: wanted }: Start) {
  const port = wanted ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn('taskset', ['-c', cores === 1 ? '0' : '0,1', process.execPath, ...nodeArgs, script], {
    env: { ...process.env, ...environment, PORT: String(port), WEB_URL: url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.add(child)
  await firstAnswer(`${url}${path}`)
  const startMs = performance.now() - begun
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
  return { url, process: child, startMs, stop }
}

async function firstAnswer(url: string): Promise<void> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    try {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
  }
  throw new Error(`${url} did not answer within 20 s.`)
}

/** The built product on a fresh SQLite folder, without rate limits; `probe` is loaded before it. */
export async function startProduct({
  dataDir,
  probe,
  cores = 1,
  settings = {},
  port,
}: {
  dataDir?: string
  port?: number
  probe?: string
  cores?: 1 | 2
  settings?: Record<string, string>
} = {}): Promise<RunningProgram & { readonly dataDir: string }> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'bench-product-')))
  const environment = { DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...settings }
  const nodeArgs = probe ? ['--import', inProject(`test/benchmarks/${probe}`)] : []
  const script = inProject('dist/server/main.js')
  const running = await start({ script, path: '/healthz', environment, nodeArgs, cores, port })
  const stop = async () => {
    await running.stop()
    if (!dataDir) await rm(folder, { recursive: true, force: true })
  }
  return { ...running, stop, dataDir: folder }
}

/** One of the yardsticks beside this file. */
export function startYardstick(
  name: string,
  environment: Record<string, string> = {},
  cores: 1 | 2 = 1,
): Promise<RunningProgram> {
  return start({ script: inProject(`test/benchmarks/yardsticks/${name}.mjs`), path: '/', environment, cores })
}

/** Proportional set size of a process and its children, in MB. */
export function memoryOf(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  const own = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  return Number(own?.[1] ?? 0) / 1024 + children.reduce((sum, child) => sum + memoryOf(child), 0)
}

/** The most memory that a process has held since the last `forgetPeak`, in MB. */
export function peakMemoryOf(pid: number): number {
  const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(peak?.[1] ?? 0) / 1024
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
