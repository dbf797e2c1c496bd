import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import type { Candidate, Evidence } from './candidate.ts'
import { groupsOf } from './compose-text.ts'
import type { RankedRun } from './rank-runs.ts'
import type { TextRun } from './text-runs.ts'

/** The most sources named: more than a reader checks only hides the ones that count. */
const MAX_SOURCES = 5

/** The passage that an answer is taken from and those that fit the question besides, best first. */
export function sourcesOf({ evidence, statements }: TextRun, runs: readonly RankedRun[]): SourcePassage[] {
  const others = interleaved(bestOfPassages(runs)).filter((run) => run.evidence.hit !== evidence.hit)
  const used = statements.map(({ quoted }) => quoted)
  return [
    sourceFrom(evidence.hit, used),
    ...others.slice(0, MAX_SOURCES - 1).map((run) => sourceFrom(run.evidence.hit, [])),
  ]
}

/** The passages that statements from several places are taken from, the best one's first. */
export function sourcesOfStatements(chosen: readonly Candidate[]): SourcePassage[] {
  return groupsOf(chosen).map(({ evidence, statements }) =>
    sourceFrom(
      evidence.hit,
      statements.map(({ quoted }) => quoted),
    ),
  )
}

/** The best passages by a run of theirs and by all of their text in turn. */
function interleaved(runs: readonly RankedRun[]): RankedRun[] {
  const place = new Map(runs.map((run, at) => [run, Math.min(at, run.evidence.rank)]))
  return [...runs].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
}

/** The best run of each passage. */
function bestOfPassages(runs: readonly RankedRun[]): RankedRun[] {
  const best = new Map<Evidence, RankedRun>()
  for (const run of runs) if (!best.has(run.evidence)) best.set(run.evidence, run)
  return [...best.values()]
}

export function sourceFrom({ passage, fileName }: PassageHit, used: readonly string[]): SourcePassage {
  const { documentId, page, headings, ordinal, text } = passage
  return {
    documentId,
    fileName,
    page,
    heading: headings.at(-1) ?? null,
    ordinal,
    passage: text,
    cited: used.length > 0,
    used,
  }
}
