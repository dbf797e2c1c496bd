import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { answer } from '../../../apps/cli/commands/answer.ts'
import { verdictOn, VERDICTS, type PrintedAnswer, type Verdict } from './verdict.ts'
import type { Expectation } from './expectation.ts'
import type { Figure } from '../measure.ts'

const SHOWS_ANSWERS = process.env['SHOW_ANSWERS']

/** Asks the built-in writer of a library of these files what is expected; prints what was not right if wanted. */
export async function verdictsOn(
  name: string,
  files: readonly string[],
  expected: readonly Expectation[],
): Promise<Verdict[]> {
  const answers = await answersFrom(
    files,
    expected.map(({ question }) => question),
  )
  return expected.map((expectation, at) => {
    const verdict = verdictOn(expectation, answers[at]!)
    if (SHOWS_ANSWERS !== undefined && verdict !== 'right')
      console.log(`${name} [${verdict}] ${expectation.question} => ${answers[at]!.text.slice(0, 200)}`)
    return verdict
  })
}

async function answersFrom(files: readonly string[], questions: readonly string[]): Promise<PrintedAnswer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'asked-library-'))
  const library = mkdtempSync(join(folder, 'library-'))
  try {
    for (const file of files) copyFileSync(file, join(library, basename(file)))
    const asked = join(folder, 'questions.json')
    writeFileSync(asked, JSON.stringify(questions.map((text) => ({ text, word_limit: 120 }))))
    const answered = await answer.run(['--library', library, '--questions', asked])
    return (answered as { answer: PrintedAnswer }[]).map((one) => one.answer)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The share of each verdict, with what it should be. */
export function verdictFigures(
  name: string,
  verdicts: readonly Verdict[],
  goals: Readonly<Partial<Record<Verdict, string>>>,
): Figure[] {
  return VERDICTS.map((verdict) => {
    const count = verdicts.filter((one) => one === verdict).length
    const of = `${name}: ${verdict} (${count} of ${verdicts.length})`
    return { name: of, value: count / verdicts.length, unit: 'share', goal: goals[verdict] ?? null }
  })
}
