import type { JobRow } from './job.schema.ts'

/** Compares in the order of claiming. */
export function inTurn(a: JobRow, b: JobRow): number {
  const byNumber = a.precedence - b.precedence || a.turn - b.turn
  if (byNumber !== 0) return byNumber
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1
  return a.id < b.id ? -1 : 1
}
