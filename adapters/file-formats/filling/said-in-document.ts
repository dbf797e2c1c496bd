import type { Block, Field, ParsedDocument, Sheet, TextBox } from '../document/document.ts'
import type { SaidBetween } from './seen-places.ts'

interface Said {
  readonly start: number
  readonly text: string
}

/** The document's text between two offsets of its anchors, from the blocks and fields that begin there. */
export function saidInDocument({ blocks }: ParsedDocument): SaidBetween {
  const all = [...saidIn(blocks)]
  return (start, end) =>
    all
      .filter((one) => one.start >= start && one.start <= end)
      .map(({ text }) => text)
      .join(' ')
}

function* saidIn(blocks: readonly (Block | Sheet)[]): Generator<Said> {
  for (const block of blocks) {
    if (block.kind === 'field') yield saidByField(block)
    else if (block.kind === 'table') for (const cell of block.cells) yield* saidIn(cell.blocks)
    else if (block.kind === 'paragraph') {
      const texts = block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ''))
      yield { start: startOf(block.anchor), text: texts.join('') }
      for (const inline of block.inlines) if (inline.kind === 'field') yield saidByField(inline)
      yield* saidInBoxes(block.boxes)
    }
  }
}

function* saidInBoxes(boxes: readonly TextBox[]): Generator<Said> {
  for (const { blocks } of boxes) yield* saidIn(blocks)
}

function saidByField({ anchor, value, isTicked }: Field): Said {
  return { start: startOf(anchor), text: `${isTicked ? '☒ ' : ''}${value ?? ''}` }
}

function startOf(anchor: string): number {
  return Number(anchor.split('-')[0])
}
