import { indexDocument } from './index-document.ts'
import type { DigestedDocument, DocumentDigester } from './ports/document-digester.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'
import type { TextBlock, TextReader } from './ports/text-reader.ts'

const OPENING_CHARACTERS = 6_000

/** Digests in the thread it is called in. */
export class DigestDocument implements DocumentDigester {
  constructor(
    private readonly texts: TextReader,
    private readonly analyser: TermAnalyser,
  ) {}

  async digest(document: Parameters<DocumentDigester['digest']>[0]): Promise<DigestedDocument> {
    const { bytes, ...known } = document
    const text = await this.texts.read({ fileName: document.fileName, bytes })
    return {
      pageCount: text.pageCount,
      opening: openingOf(text.blocks),
      indexed: indexDocument({ ...known, blocks: text.blocks }, this.analyser),
    }
  }
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
