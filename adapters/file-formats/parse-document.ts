import type { ParsedDocument } from './document/document.ts'
import { parseWholeDocx } from './docx/parse-docx.ts'
import { parseHtml } from './html/parse-html.ts'
import { parseMarkdown } from './markdown/parse-markdown.ts'
import { parseOdt } from './odt/parse-odt.ts'
import type { ParseBounds } from './parse-bounds.ts'
import { parsePptx } from './pptx/parse-pptx.ts'
import type { FileFormat } from './recognise-format.ts'
import { parseRtf } from './rtf/parse-rtf.ts'
import { parseXlsx } from './xlsx/parse-xlsx.ts'

type ParseFormat = (bytes: Uint8Array, bounds: ParseBounds) => ParsedDocument | Promise<ParsedDocument>

/** Parsers by format. They throw `unsupported` with a sentence for the user. */
export const PARSERS: Partial<Record<FileFormat, ParseFormat>> = {
  docx: parseWholeDocx,
  odt: parseOdt,
  xlsx: parseXlsx,
  pptx: parsePptx,
  html: parseHtml,
  markdown: parseMarkdown,
  rtf: parseRtf,
}
