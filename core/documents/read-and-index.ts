import { indexDocument } from './index-document.ts'
import type { DocumentIndex, DocumentIndexer } from './ports.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'
import type { TextBlock, TextReader } from './ports/text-reader.ts'

const OPENING_CHARACTERS = 6_000

/** Implements `DocumentIndexer` in the calling thread. */
export async function readAndIndex(
  { bytes, ...known }: Parameters<DocumentIndexer['index']>[0],
  { texts, analyser }: { readonly texts: TextReader; readonly analyser: TermAnalyser },
): Promise<DocumentIndex> {
  const { pageCount, blocks } = await texts.read({ fileName: known.fileName, bytes })
  return { pageCount, opening: openingOf(blocks), indexed: indexDocument({ ...known, blocks }, analyser) }
}

function openingOf(blocks: readonly TextBlock[]): string {
  const lines: string[] = []
  let length = 0
  for (const block of blocks) {
    if (length > OPENING_CHARACTERS) break
    lines.push(block.text)
    length += block.text.length + 1
  }
  return lines.join('\n').slice(0, OPENING_CHARACTERS)
}
