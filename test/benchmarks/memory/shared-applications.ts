import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import type { PastAnswer } from '../../../core/answer-library/ports.ts'

const SHARED = resolve(process.env['BENCH_DATA'] ?? '../shared', 'data')

export interface PairOfFile extends PastAnswer {
  readonly fileName: string
}

/** All documents of the open libraries, and the forms that somebody filled in. */
function files(): string[] {
  if (!existsSync(SHARED)) throw new Error(`The shared data is not there: ${SHARED} (BENCH_DATA names its folder).`)
  const libraries = readdirSync(join(SHARED, 'library'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const documents = libraries.flatMap(({ name }) => inFolder(join(SHARED, 'library', name, 'documents')))
  const filled = inFolder(join(SHARED, 'forms')).filter((file) => /filled[^/]*\.(?!.*json)/u.test(basename(file)))
  return [...documents, ...filled]
}

function inFolder(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name))
}

/** Every question with its answer that the product reads in them. */
export async function sharedPairs(): Promise<PairOfFile[]> {
  const readings = directReadings()
  const pairs: PairOfFile[] = []
  for (const file of files()) {
    const fileName = basename(file)
    const found = await readings.readPastAnswers({ fileName, bytes: readFileSync(file) })
    pairs.push(...found.map((pair) => ({ ...pair, fileName })))
  }
  return pairs
}
