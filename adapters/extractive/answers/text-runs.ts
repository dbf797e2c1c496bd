import { countWords } from '../../../core/shared/text-limit.ts'
import type { Candidate, Evidence } from './candidate.ts'

export type Statements = readonly [Candidate, ...Candidate[]]

/** Statements that follow on each other in a passage, below one heading. */
export interface TextRun {
  readonly evidence: Evidence
  readonly statements: Statements
  readonly words: number
}

export function textRun(evidence: Evidence, statements: Statements): TextRun {
  return { evidence, statements, words: wordsOf(statements) }
}

/** All runs of at most so many words; a statement that is longer is one by itself. */
export function runsOf(candidates: readonly Candidate[], most: number): Statements[] {
  return candidates.flatMap((first, from) => {
    const runs: Statements[] = [[first]]
    for (let to = from + 1; to < candidates.length; to += 1) {
      const [before, next] = candidates.slice(to - 1, to + 1)
      const run: Statements = [first, ...candidates.slice(from + 1, to + 1)]
      if (before === undefined || next === undefined || !goesOn(before, next) || wordsOf(run) > most) break
      runs.push(run)
    }
    return runs
  })
}

/** Figures of a table follow on each other though others stand between them. */
function goesOn(before: Candidate, next: Candidate): boolean {
  const isTable = before.kind === 'figure' && next.kind === 'figure'
  return (isTable || next.position === before.position + 1) && next.under === before.under
}

function wordsOf(statements: readonly Candidate[]): number {
  return statements.reduce((sum, { text }) => sum + countWords(text), 0)
}
