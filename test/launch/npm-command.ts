import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))

export interface Finished {
  readonly code: number | null
  readonly output: string
  readonly messages: string
}

function npm(args: readonly string[], cwd: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const env = { ...process.env, ...environment }
  return spawn('npm', ['--prefix', project, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs an npm command to its end, the user standing in `cwd`. */
export async function runNpm(args: readonly string[], cwd = project): Promise<Finished> {
  const child = npm(args, cwd, {})
  const ended = endOf(child)
  const [output, messages] = await Promise.all([text(child.stdout!), text(child.stderr!)])
  return { code: await ended, output, messages }
}

export interface RunningProgram {
  readonly address: string
  /** Sends the signal to npm and answers npm's exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Runs an npm command that serves, until it has printed its address. */
export async function serveByNpm(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const child = npm(args, project, environment)
  const ended = endOf(child)
  const said: string[] = []
  child.stderr!.on('data', (piece: Buffer) => said.push(piece.toString()))
  for await (const line of createInterface({ input: child.stdout! })) {
    said.push(line)
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address) return { address, end: (signal) => (child.kill(signal), ended) }
  }
  throw new Error(`npm ${args.join(' ')} ended with ${await ended}: ${said.join('\n')}`)
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}
