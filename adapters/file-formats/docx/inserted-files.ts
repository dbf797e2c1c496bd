import { isAppError } from '../../../core/shared/app-error.ts'
import { decodeText } from '../decode-text.ts'
import type { Block, Sheet } from '../document/document.ts'
import { parseHtml } from '../html/parse-html.ts'
import { openMessage } from '../mime/open-message.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { recogniseFormat } from '../recognise-format.ts'
import { parseRtf } from '../rtf/parse-rtf.ts'
import { tooLarge } from '../unreadable.ts'
import { XmlPackage } from '../xml/xml-package.ts'

/** Content of whole files inserted in a Word document (w:altChunk), by relation; null for an unreadable file. */
export type InsertedFiles = ReadonlyMap<string, readonly (Block | Sheet)[] | null>

export const NO_FILES: InsertedFiles = new Map()

type ParseWord = (bytes: Uint8Array, bounds: ParseBounds, depth: number) => Promise<readonly (Block | Sheet)[]>

const WHAT = 'Word document'
const MOST_FILES = 100
const DEEPEST = 3

/** Reads inserted files: Word shows their text in place, but the document itself does not contain it. */
export async function readInsertedFiles(
  bytes: Uint8Array,
  bounds: ParseBounds,
  { parseWord, depth }: { readonly parseWord: ParseWord; readonly depth: number },
): Promise<InsertedFiles> {
  const file = new XmlPackage(bytes, WHAT, bounds)
  const inserted = file.relationsOf(file.mainPart('word/document.xml')).filter(({ type }) => type === 'aFChunk')
  if (inserted.length > MOST_FILES) throw tooLarge(WHAT, MOST_FILES, 'parts')
  const read = new Map<string, readonly (Block | Sheet)[] | null>()
  for (const { id, target } of inserted) {
    const part = file.bytes(target)
    read.set(
      id,
      part === null || depth >= DEEPEST
        ? null
        : await blocksOf(part, target, (one) => parseWord(one, bounds, depth + 1), bounds),
    )
  }
  return read
}

async function blocksOf(
  bytes: Uint8Array,
  name: string,
  parseWord: (bytes: Uint8Array) => Promise<readonly (Block | Sheet)[]>,
  bounds: ParseBounds,
): Promise<readonly (Block | Sheet)[] | null> {
  try {
    const format = await recogniseFormat(bytes, name)
    if (format === 'docx') return await parseWord(bytes)
    if (format === 'html') return parseHtml(bytes, bounds).blocks
    if (format === 'rtf') return parseRtf(bytes).blocks
    if (format === 'web-archive' || format === 'e-mail') {
      const { html, text } = await openMessage(bytes, { what: WHAT })
      return html === null ? linesOf(text ?? '') : parseHtml(new TextEncoder().encode(html), bounds).blocks
    }
    return format === 'text' || format === 'markdown' ? linesOf(decodeText(bytes)) : null
  } catch (error) {
    if (isAppError(error, 'unsupported') && error.code !== 'file.too-large-inside') return null
    throw error
  }
}

function linesOf(text: string): Block[] {
  return text.split(/\r\n|[\n\r]/).map((line, at): Block => {
    const run = { kind: 'text', text: line, bold: false, italic: false, isRule: false } as const
    return {
      kind: 'paragraph',
      page: null,
      anchor: `${at}`,
      headingLevel: null,
      list: null,
      inlines: line.trim() === '' ? [] : [run],
      isContents: false,
      boxes: [],
      notes: [],
    }
  })
}
