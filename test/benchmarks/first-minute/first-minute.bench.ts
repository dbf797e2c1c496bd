import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { answer } from '../../../apps/cli/commands/answer.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { expectationsOf } from './expectation.ts'
import { verdictOn, VERDICTS, type PrintedAnswer, type Verdict } from './verdict.ts'

const PAGES = join(import.meta.dirname, 'pages')
/** Every third page is kept apart: nothing is tuned on those. */
const FOLD = 3
const SHOWS_ANSWERS = process.env['SHOW_ANSWERS']

type Counts = Readonly<Record<Verdict, number>>

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
  for (const file of files) verdicts.push(...(await verdictsOn(file)))
  const counts = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, verdicts.filter((one) => one === verdict).length]),
  ) as Counts
  const goals: Partial<Record<Verdict, string>> = { right: '>= 0.92', 'without ground': '= 0' }
  return VERDICTS.map((verdict) => ({
    name: `${fold}, ${files.length} pages: ${verdict} (${counts[verdict]} of ${verdicts.length})`,
    value: counts[verdict] / verdicts.length,
    unit: 'share',
    goal: goals[verdict] ?? null,
  }))
}

async function verdictsOn(file: string): Promise<Verdict[]> {
  const expected = expectationsOf(basename(file, extname(file)))
  const answers = await answersFrom(
    file,
    expected.map(({ question }) => question),
  )
  return expected.map((expectation, at) => {
    const verdict = verdictOn(expectation, answers[at]!)
    if (SHOWS_ANSWERS !== undefined && verdict !== 'right')
      console.log(`${file} [${verdict}] ${expectation.question} => ${answers[at]!.text.slice(0, 200)}`)
    return verdict
  })
}

async function answersFrom(page: string, questions: readonly string[]): Promise<PrintedAnswer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'first-minute-'))
  const library = mkdtempSync(join(folder, 'library-'))
  try {
    copyFileSync(join(PAGES, page), join(library, page))
    const asked = join(folder, 'questions.json')
    writeFileSync(asked, JSON.stringify(questions.map((text) => ({ text, word_limit: 120 }))))
    const answered = await answer.run(['--library', library, '--questions', asked])
    return (answered as { answer: PrintedAnswer }[]).map((one) => one.answer)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
