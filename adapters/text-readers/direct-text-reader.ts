import type { ReadText, TextReader } from '../../core/documents/ports/text-reader.ts'
import { FORMAT_NOUNS, MEDIA_TYPES, recogniseFormat, type FileFormat } from '../file-formats/recognise-format.ts'
import { unknownType, withoutText } from '../file-formats/unreadable.ts'
import { readDocxText } from './read-docx-text.ts'
import { readMarkdownText } from './read-markdown-text.ts'
import { readPdfNatively } from './read-pdf-natively.ts'
import { readPdfText } from './read-pdf-text.ts'
import { readPlainText } from './read-plain-text.ts'
import type { FormatText } from './text-blocks.ts'

type ReadFormat = (bytes: Uint8Array) => FormatText | Promise<FormatText>

const READERS: Partial<Record<FileFormat, ReadFormat>> = {
  pdf: (bytes) => readPdfText(bytes, readPdfNatively),
  docx: readDocxText,
  markdown: readMarkdownText,
  text: readPlainText,
}

/** Reads documents in the calling thread. */
export class DirectTextReader implements TextReader {
  async read({ fileName, bytes }: { fileName: string; bytes: Uint8Array }): Promise<ReadText> {
    const format = await recogniseFormat(bytes, fileName)
    const reader = READERS[format]
    if (reader === undefined) throw unknownType(null)
    const { pageCount, blocks } = await reader(bytes)
    if (blocks.length === 0) throw withoutText(FORMAT_NOUNS[format])
    return { mediaType: MEDIA_TYPES[format], pageCount, blocks }
  }
}
