import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { LONGEST_WAIT } from '../support/waiting.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

export interface ProductProcess {
  /** Of the port that it opened; empty for a worker. */
  readonly address: string
  /** What it wrote into its log so far. */
  log(): string
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** Sends the signal and answers the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

export type Role = 'all' | 'api' | 'worker' | 'web'

/** Starts a host of the product as a process of its own, until it says that it is running. */
export async function startProcess(role: Role, settings: Readonly<Record<string, string>>): Promise<ProductProcess> {
  const program = role === 'all' ? ['apps/launch/start.mjs'] : ['apps/launch/start-role.mjs', role]
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', LOG_LEVEL: 'info', ...settings }
  const child = spawn(process.execPath, program, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (piece: string) => said.push(piece))
  for await (const line of createInterface({ input: child.stdout })) {
    if (!/is running/.test(line)) continue
    const [address = ''] = /http:\/\/\S+/.exec(line) ?? []
    return { address, log: () => said.join(''), ended, end: (signal = 'SIGTERM') => (child.kill(signal), ended) }
  }
  throw new Error(`The ${role} host ended with ${await ended}: ${said.join('')}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** Asks a process that listens again until the answer suits; fails with the last one after a while. */
export async function eventually<T>(ask: () => Promise<T>, suits: (answer: T) => boolean): Promise<T> {
  const giveUpAt = Date.now() + LONGEST_WAIT
  for (;;) {
    const answer = await ask()
    if (suits(answer)) return answer
    if (Date.now() > giveUpAt) throw new Error(`Still ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
