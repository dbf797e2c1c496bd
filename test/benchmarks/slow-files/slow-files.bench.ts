import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Benchmark, Figure } from '../measure.ts'
import type { HostileFile } from './hostile-file.ts'
import { hostileOfficeFiles } from './hostile-office-files.ts'
import { hostilePages } from './hostile-pages.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { hostileTexts } from './hostile-texts.ts'

const PROCESS = fileURLToPath(new URL('./reading-process.mjs', import.meta.url))
const TIME_LIMIT_S = Number(process.env['SLOW_FILES_SECONDS'] ?? 20)
const GOAL_S = 5
const HEAP_MB = 1024
const TICKS_A_SECOND = 100
const ONLY = new RegExp(process.env['SLOW_FILES'] ?? '.', 'i')

type As = 'document' | 'form'

const DIED = 'not read to its end'

interface Reading {
  /** Of processor time; the limit where the reading did not come to its end. */
  readonly seconds: number
  readonly outcome: string
}

/** Reads files in a process of its own, which is ended when it takes too long. */
class Reader {
  private process: ChildProcess | null = null

  async read(fileName: string, bytes: Uint8Array, as: As): Promise<Reading> {
    const child = (this.process ??= await started())
    const done = new AbortController()
    const { signal } = done
    const reply = once(child, 'message', { signal })
    const gone = once(child, 'exit', { signal }).then(() => ({ seconds: TIME_LIMIT_S, outcome: DIED }))
    void Promise.allSettled([reply, gone])
    const start = processorSecondsOf(child)
    const overrun = setInterval(() => {
      if (processorSecondsOf(child) - start > TIME_LIMIT_S) child.kill('SIGKILL')
    }, 200)
    child.send({ fileName, bytes, as })
    const reading = await Promise.race([reply.then(([message]) => message as Reading), gone])
    clearInterval(overrun)
    done.abort()
    if (reading.outcome === DIED) this.process = null
    return reading
  }

  close(): void {
    this.process?.kill('SIGKILL')
  }
}

/** Of the machine's time, which is not ours alone, that of the process counts; where it is unavailable, the clock. */
function processorSecondsOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return performance.now() / 1000
  }
}

async function started(): Promise<ChildProcess> {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await once(child, 'message')
  return child
}

/** A growth over this for twice the size is more than about n log n. */
const WORST_GROWTH = 2.6
const WORTH_MENTION_S = 1

async function measure(reader: Reader, file: HostileFile, as: As): Promise<Figure> {
  const readings: Reading[] = []
  for (const part of [4, 2, 1]) {
    const bytes = file.make(Math.ceil(file.size / part))
    readings.push(await reader.read(file.fileName, bytes, as))
    if (readings.at(-1)!.seconds >= TIME_LIMIT_S) break
  }
  const [before, last] = [readings.at(-2), readings.at(-1)!]
  const growth = before === undefined ? 0 : last.seconds / before.seconds
  const steep = last.seconds > WORTH_MENTION_S && growth > WORST_GROWTH ? ', STEEP' : ''
  const times = readings.map(({ seconds }) => seconds.toFixed(1)).join(', ')
  return {
    name: `${file.what}, as a ${as} (${times} s${steep}): ${last.outcome}`,
    value: last.seconds,
    unit: 's',
    goal: `<= ${GOAL_S}`,
  }
}

/**
 * Reads files that are made to be slow at a quarter, half and all of their size, each as a document and as a form.
 * `SLOW_FILES` is a pattern that chooses some of them, `SLOW_FILES_SECONDS` ends a reading.
 */
export const slowFiles: Benchmark = {
  name: 'slow-files',
  async run() {
    const reader = new Reader()
    const figures: Figure[] = []
    try {
      for (const file of [...hostilePdfs, ...hostileOfficeFiles, ...hostilePages, ...hostileTexts]) {
        if (!ONLY.test(file.what)) continue
        for (const as of ['document', 'form'] as const) {
          const figure = await measure(reader, file, as)
          figures.push(figure)
          console.log(`  ${figure.value.toFixed(2).padStart(7)} ${figure.name}`)
        }
      }
    } finally {
      reader.close()
    }
    return figures
  },
}
