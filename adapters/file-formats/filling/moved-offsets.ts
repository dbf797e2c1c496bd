import type { SourceText } from './package/source-text.ts'
import type { Splice } from './package/splice.ts'
import { characterReference } from './package/xml-text.ts'

interface Change {
  readonly start: number
  readonly end: number
  /** Distance by which later text moves. */
  readonly by: number
}

/** Maps offsets of a source to their positions after its splices. */
export class MovedOffsets {
  private readonly changes: readonly Change[]

  /** `encode` may write several characters for one that the source's encoding lacks. */
  constructor(splices: readonly Splice[], encode?: SourceText['encode']) {
    this.changes = splices.map(({ start, end, text }) => {
      return { start, end, by: lengthOf(text, encode) - (end - start) }
    })
  }

  /** New start of a range; text inserted there is included. */
  startOf(offset: number): number {
    return this.moved(offset, ({ start, end }) => end <= offset && (start < end || start < offset))
  }

  /** New end of a range that began at `from`; text inserted there is included. */
  endOf(offset: number, from: number): number {
    return this.moved(
      offset,
      ({ start, end }) => start < offset || (start === offset && (end === offset || start === from)),
    )
  }

  private moved(offset: number, isBefore: (change: Change) => boolean): number {
    return this.changes.reduce((at, change) => (isBefore(change) ? at + change.by : at), offset)
  }
}

function lengthOf(text: string, encode?: SourceText['encode']): number {
  let more = 0
  encode?.(text, (character) => {
    const written = characterReference(character)
    more += written.length - character.length
    return written
  })
  return text.length + more
}
