import type { NumberedBlock } from './numbered-blocks.ts'

/** About 8,000 tokens: a list of questions from more than that leaves some out. */
const LONGEST = 32_000
/** Blocks that two neighbours share, so that no question is cut from its guidance. */
const SHARED = 12

/** A form in parts that a model reads well, each beginning before the last one ends. */
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
