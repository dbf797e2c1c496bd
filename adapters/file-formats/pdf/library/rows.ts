import { rowsOnBaselines } from '../baselines.ts'
import type { TextRun } from '../pdf-page.ts'

/** Text on one baseline without a wide gap. */
export interface Segment {
  text: string
  readonly x0: number
  x1: number
  readonly baseline: number
  /** Size of most of its characters. */
  size: number
  bold: boolean
}

/** All segments on one baseline, from left to right. */
export interface Row {
  readonly baseline: number
  readonly segments: readonly Segment[]
}

/** Gap in ems that may separate columns; in justified text it may still be a word space. */
const COLUMN_GAP = 0.75
const LONGEST_SEGMENT = 5_000

export function rowsOf(runs: readonly TextRun[]): Row[] {
  return rowsOnBaselines(runs).map(rowOf)
}

function rowOf(line: readonly TextRun[]): Row {
  const segments: Segment[] = []
  let weights = new Map<string, number>()
  let last: TextRun | null = null
  for (const run of line) {
    const current = segments.at(-1)
    if (current === undefined || last === null || current.text.length > LONGEST_SEGMENT || isApart(current, run)) {
      weights = new Map()
      segments.push({
        text: run.text,
        x0: run.left,
        x1: run.right,
        baseline: run.baseline,
        size: run.size,
        bold: run.bold,
      })
    } else if (!isShadow(run, last)) {
      append(current, run)
    }
    settleStyle(segments.at(-1)!, run, weights)
    last = run
  }
  return { baseline: line[0]!.baseline, segments }
}

/** False after a bullet or number, which stays with its text at any distance. */
function isApart(segment: Segment, run: TextRun): boolean {
  return run.left - segment.x1 > COLUMN_GAP * Math.max(run.size, segment.size) && !isMarker(segment.text)
}

function isMarker(text: string): boolean {
  return /^\s*([^\p{L}\p{N}\s$€£%]|o|\(?(\d{1,2}|[a-z]|[ivx]{1,4})([.)]|(\.\d{1,2})+\.?))\s*$/iu.test(text)
}

/** The same text painted again with a tiny offset, to look bold. */
function isShadow(run: TextRun, last: TextRun): boolean {
  return run.text === last.text && Math.abs(run.left - last.left) < 0.15 * run.size + 0.5
}

function append(segment: Segment, run: TextRun): void {
  const gap = run.left - segment.x1
  const spaced = /\s$/.test(segment.text.slice(-1)) || /^\s/.test(run.text)
  segment.text += !spaced && gap > 0.14 * Math.min(run.size, segment.size) ? ` ${run.text}` : run.text
  segment.x1 = Math.max(segment.x1, run.right)
}

function settleStyle(segment: Segment, run: TextRun, weights: Map<string, number>): void {
  const key = `${run.size} ${run.bold}`
  const weight = (weights.get(key) ?? 0) + run.text.length
  weights.set(key, weight)
  if (weight >= (weights.get(`${segment.size} ${segment.bold}`) ?? 0)) {
    segment.size = run.size
    segment.bold = run.bold
  }
}
