import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Benchmark, Figure } from '../measure.ts'
import { verdictFigures, verdictsOn } from './asked-library.ts'
import { expectationsIn } from './expectation.ts'
import type { Verdict } from './verdict.ts'

const PAGES = join(import.meta.dirname, 'pages')
const EXPECTATIONS = join(import.meta.dirname, 'expectations')
/** Every third page is kept apart: nothing is tuned on those. */
const FOLD = 3
const SHOWS_ANSWERS = process.env['SHOW_ANSWERS']

/** Asks of a library of one page what forms ask: the pages that the writer was tuned on, and those kept apart. */
export const firstMinute: Benchmark = {
  name: 'first-minute',
  async run() {
    const files = readdirSync(PAGES).sort()
    const isKept = (at: number) => (at + 1) % FOLD === 0
    const folds = [
      ['kept apart', files.filter((_, at) => isKept(at))],
      ['tuned on', files.filter((_, at) => !isKept(at))],
    ] as const
    const figures: Figure[] = []
    for (const [name, fold] of folds)
      if (SHOWS_ANSWERS === undefined || SHOWS_ANSWERS === name) figures.push(...(await figuresOf(name, fold)))
    return figures
  },
}

async function figuresOf(fold: string, files: readonly string[]): Promise<Figure[]> {
  const verdicts: Verdict[] = []
  for (const file of files) {
    const expected = expectationsIn(EXPECTATIONS, basename(file, extname(file)))
    verdicts.push(...(await verdictsOn(file, [join(PAGES, file)], expected)))
  }
  const goals = { right: '>= 0.92', 'without ground': '= 0' }
  return verdictFigures(`${fold}, ${files.length} pages`, verdicts, goals)
}
