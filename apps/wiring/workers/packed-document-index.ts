import { setImmediate as turn } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import type { PassageLine } from '../../../core/documents/passage.ts'
import type { DocumentIndex } from '../../../core/documents/ports.ts'
import type { IndexedDocument, IndexedPassage } from '../../../core/documents/ports/passage-index.ts'

/** Unpacking one takes a few milliseconds. */
const PASSAGES_AT_ONCE = 250

/** An indexed document for transfer between processes: passages in small packages of bytes. */
export interface PackedDocumentIndex extends Omit<DocumentIndex, 'indexed'> {
  readonly indexed: Omit<IndexedDocument, 'passages'> & { readonly passages: readonly Uint8Array[] }
}

/** The lines of all layouts in a row. Most are alike, so each is sent once and then referred to by index. */
interface Package {
  readonly passages: readonly Omit<IndexedPassage, 'layout'>[]
  /** Number of lines in each passage; -1 without a layout. */
  readonly counts: readonly number[]
  readonly kinds: readonly PassageLine[]
  readonly lines: Uint32Array
}

export function packDocumentIndex({ indexed, ...rest }: DocumentIndex): PackedDocumentIndex {
  const passages: Uint8Array[] = []
  for (let at = 0; at < indexed.passages.length; at += PASSAGES_AT_ONCE)
    passages.push(serialize(packageOf(indexed.passages.slice(at, at + PASSAGES_AT_ONCE))))
  return { ...rest, indexed: { ...indexed, passages } }
}

/** Yields to the event loop after each package, because a large document has a million lines. */
export async function unpackDocumentIndex({ indexed, ...rest }: PackedDocumentIndex): Promise<DocumentIndex> {
  const passages: IndexedPassage[] = []
  for (const bytes of indexed.passages) {
    for (const passage of passagesIn(deserialize(bytes) as Package)) passages.push(passage)
    await turn()
  }
  return { ...rest, indexed: { ...indexed, passages } }
}

function packageOf(passages: readonly IndexedPassage[]): Package {
  const kinds = new Map<string, { readonly place: number; readonly line: PassageLine }>()
  const places: number[] = []
  for (const line of passages.flatMap(({ layout }) => layout ?? [])) {
    const name = `${line.kind} ${line.level} ${line.page} ${line.part}`
    const known = kinds.get(name) ?? { place: kinds.size, line }
    kinds.set(name, known)
    places.push(known.place)
  }
  return {
    passages: passages.map(({ layout: _, ...passage }) => passage),
    counts: passages.map(({ layout }) => layout?.length ?? -1),
    kinds: [...kinds.values()].map(({ line }) => line),
    lines: Uint32Array.from(places),
  }
}

function passagesIn({ passages, counts, kinds, lines }: Package): IndexedPassage[] {
  let at = 0
  return passages.map((passage, index) => {
    const count = counts[index] ?? -1
    if (count < 0) return { ...passage, layout: null }
    const layout = Array.from(lines.subarray(at, at + count), (place) => kinds[place]!)
    at += count
    return { ...passage, layout }
  })
}
