import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { verdictFigures, verdictsOn } from '../first-minute/asked-library.ts'
import { expectationsIn } from '../first-minute/expectation.ts'
import type { Verdict } from '../first-minute/verdict.ts'
import type { Benchmark, Figure } from '../measure.ts'

const LIBRARIES = join(import.meta.dirname, 'libraries')
const EXPECTATIONS = join(import.meta.dirname, 'expectations')
/** The library that the program shows to newcomers. */
const SAMPLE = join(import.meta.dirname, '../../../apps/server/sample-organisation/documents')

/** Asks libraries of three to five short documents for prose, and for what they do not hold. */
export const shortLibraries: Benchmark = {
  name: 'short-libraries',
  async run() {
    const figures: Figure[] = []
    const all: Verdict[] = []
    for (const name of readdirSync(EXPECTATIONS).map((file) => basename(file, extname(file)))) {
      const folder = name === 'sample' ? SAMPLE : join(LIBRARIES, name)
      const files = readdirSync(folder).map((file) => join(folder, file))
      const verdicts = await verdictsOn(name, files, expectationsIn(EXPECTATIONS, name))
      all.push(...verdicts)
      figures.push(...verdictFigures(name, verdicts, {}))
    }
    return [...verdictFigures('all libraries', all, { 'without ground': '= 0' }), ...figures]
  },
}
