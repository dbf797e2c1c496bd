import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  readonly requestsPerSecond: number
  readonly p50: number
  readonly p99: number
}

/** Sixteen connections for some seconds from the second core. Needs the program `wrk`. */
export async function load(url: string, headers: Record<string, string> = {}, seconds = 3): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const result = await wrk([...sent, url], seconds)
  if (result.failed && !headers['If-None-Match']) throw new Error(`Answers of ${url} fail under load.`)
  return result
}

interface Call {
  readonly path: string
  readonly cookie: string
}

/** The same, asking for one after the other in turn. */
export async function loadSequentially(url: string, calls: readonly Call[], seconds = 3): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
  try {
    const script = join(folder, 'calls.lua')
    const list = calls.map(({ path, cookie }) => `{"${path}","${cookie}"}`).join(',')
    const next =
      'function request() at = at % #calls + 1; return wrk.format("GET", calls[at][1], {Cookie = calls[at][2]}) end'
    await writeFile(script, `local calls = {${list}}\nlocal at = 0\n${next}\n`)
    const result = await wrk(['-s', script, url], seconds)
    if (result.failed) throw new Error(`Answers of ${url} fail under load.`)
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function wrk(what: readonly string[], seconds: number): Promise<Load & { readonly failed: boolean }> {
  const args = ['-c', '1', 'wrk', '-t', '1', '-c', '16', '-d', `${seconds}s`, '--latency', ...what]
  const { stdout } = await run('taskset', args).catch((cause: unknown) => {
    throw new Error('wrk could not be run: install it first (Debian: apt-get install wrk).', { cause })
  })
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/50%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    p99: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    failed: /Non-2xx/.test(stdout),
  }
}

function milliseconds(text: string): number {
  const number = Number.parseFloat(text)
  if (text.endsWith('us')) return number / 1000
  return text.endsWith('ms') ? number : number * 1000
}

/** Latencies in ms of a steady stream of requests, whatever the answers' pace. */
export async function steadyLatencies(
  url: string,
  cookie: string,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const latencies: number[] = []
  const pending: Promise<void>[] = []
  const begun = performance.now()
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = begun + (count * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    pending.push(
      fetch(url, { headers: { cookie } })
        .catch(() => fetch(url, { headers: { cookie } }))
        .then((answer) => answer.arrayBuffer())
        .then(() => void latencies.push(performance.now() - due)),
    )
  }
  await Promise.all(pending)
  return latencies
}
