import type { SourceText } from './package/source-text.ts'
import type { Splice } from './package/splice.ts'
import { characterReference } from './package/xml-text.ts'

interface Change {
  readonly start: number
  readonly end: number
  /** By how much what follows moves. */
  readonly by: number
}

/** Where what stood at an offset of a source stands once splices are made in it. */
export class MovedOffsets {
  private readonly changes: readonly Change[]

  /** `encode` writes characters that the source's encoding lacks in more than one. */
  constructor(splices: readonly Splice[], encode?: SourceText['encode']) {
    this.changes = splices.map(({ start, end, text }) => {
      return { start, end, by: lengthOf(text, encode) - (end - start) }
    })
  }

  /** Of what begins at an offset; what is inserted there belongs to it. */
  startOf(offset: number): number {
    return this.moved(offset, ({ start, end }) => end <= offset && (start < end || start < offset))
  }

  /** Of what ends at an offset and began at `from`; what is inserted there belongs to it. */
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
