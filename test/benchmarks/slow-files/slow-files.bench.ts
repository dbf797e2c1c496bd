import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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
const ONLY = new RegExp(process.env['SLOW_FILES'] ?? '.', 'i')

type As = 'document' | 'form'

interface Reading {
  /** Of the whole time limit, where the reading did not come to an end. */
  readonly seconds: number
  readonly outcome: string
}

/** Reads files in a process of its own, which is ended when it takes too long. */
class Reader {
  private process: ChildProcess | null = null

  async read(fileName: string, bytes: Uint8Array, as: As): Promise<Reading> {
    const child = (this.process ??= await started())
    const reply = once(child, 'message')
    const gone = once(child, 'exit').then(() => ({ seconds: TIME_LIMIT_S, outcome: 'the process died' }))
    const overrun = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_S * 1000)
    child.send({ fileName, bytes, as })
    const reading = await Promise.race([reply.then(([message]) => message as Reading), gone])
    clearTimeout(overrun)
    if (reading.outcome === 'the process died') this.process = null
    return reading
  }

  close(): void {
    this.process?.kill('SIGKILL')
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
