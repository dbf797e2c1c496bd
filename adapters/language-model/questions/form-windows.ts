import type { NumberedBlock } from './numbered-blocks.ts'

/** About 8,000 tokens: lists of questions from longer parts leave some out. */
const LONGEST = 32_000
/** Number of blocks shared by neighbouring parts, so that no question is separated from its guidance. */
const SHARED = 12

/** Splits a form into overlapping parts that are short enough for a model to read reliably. */
export function windowsOf(blocks: readonly NumberedBlock[], longest = LONGEST): (readonly NumberedBlock[])[] {
  const windows: (readonly NumberedBlock[])[] = []
  for (let start = 0; start < blocks.length;) {
    let end = start
    for (let length = 0; end < blocks.length && (end <= start + SHARED || length < longest); end++)
      length += blocks[end]!.shown.length
    windows.push(blocks.slice(start, end))
    if (end === blocks.length) break
    start = end - SHARED
  }
  return windows
}
