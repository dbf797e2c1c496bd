import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { GeneratedFunders } from './generated-funders.ts'
import type { Benchmark, Figure } from './measure.ts'

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const FEWER = Math.ceil(ROWS / 20)
const program = join(import.meta.dirname, 'import-register-file.ts')
const run = promisify(execFile)

/** The main table of a register, each row a funder of its own: the dearest file there is. */
function* charities(rows: number): Generator<string> {
  const generated = new GeneratedFunders()
  yield 'registered_charity_number\tlinked_charity_number\tcharity_name\n'
  for (let count = 0; count < rows; count++) {
    const { name, number } = generated.take()
    yield `${number}\t0\t${name}\n`
  }
}

/** A million grants of a thousand funders. */
function* grants(rows: number): Generator<string> {
  yield 'Identifier,Amount Awarded,Currency,Award Date,Funding Org:Identifier,Funding Org:Name,Recipient Org:Name\n'
  for (let count = 0; count < rows; count++)
    yield `360G-x-${count},${(count * 37) % 50_000},GBP,2025-01-01,GB-CHC-${200_000 + (count % 1000)},Trust ${count % 1000},Club ${count % 5000}\n`
}

async function imported(
  folder: string,
  name: string,
  lines: Iterable<string>,
): Promise<{ ms: number; peakMb: number }> {
  const file = join(folder, name)
  await pipeline(Readable.from(lines), createWriteStream(file))
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, file, `${file}.sqlite`])
  await rm(file)
  await rm(`${file}.sqlite`)
  return JSON.parse(stdout) as { ms: number; peakMb: number }
}

async function measure(folder: string, what: string, of: (rows: number) => Iterable<string>): Promise<Figure[]> {
  const few = await imported(folder, 'few.txt', of(FEWER))
  const many = await imported(folder, 'many.txt', of(ROWS))
  return [
    { name: `${what}: rows a second, ${ROWS} rows`, value: (ROWS / many.ms) * 1000, unit: 'rows/s', goal: null },
    {
      name: `${what}: time a row, ${ROWS} over ${FEWER} rows`,
      value: many.ms / ROWS / (few.ms / FEWER),
      unit: 'ratio',
      goal: null,
    },
    { name: `${what}: peak memory, ${ROWS} rows`, value: many.peakMb, unit: 'MB', goal: null },
    {
      name: `${what}: peak memory, ${ROWS} over ${FEWER} rows`,
      value: many.peakMb / few.peakMb,
      unit: 'ratio',
      goal: '<= 2',
    },
  ]
}

/** How quickly registers come in, and that their size costs no memory. */
export const funderImport: Benchmark = {
  name: 'funder-import',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-funder-import-'))
    try {
      const table = await measure(folder, 'funders of a register', charities)
      return [...table, ...(await measure(folder, 'grants of 1,000 funders', grants))]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
