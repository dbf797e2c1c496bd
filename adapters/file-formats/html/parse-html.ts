import { isUtf8 } from 'node:buffer'
import { decodeText } from '../decode-text.ts'
import type { Block, ParsedDocument } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { FORM_PAGE, type ParseBounds } from '../parse-bounds.ts'
import { childElements, elementsIn, isHtmlElement, textOf } from './html-elements.ts'
import { NO_FIELDS, readHtmlFields } from './html-fields.ts'
import { HtmlFlow } from './html-flow.ts'
import { parsePage } from './parse-page.ts'

/**
 * Parses a web page without running or fetching anything. Anchors are offsets "start-end" in the decoded source. Throws
 * `unsupported` if it is larger than `bounds`.
 */
export function parseHtml(bytes: Uint8Array, bounds: ParseBounds): ParsedDocument {
  const { page, elements, depth } = parsePage(decodeHtml(bytes), bounds.page ?? FORM_PAGE)
  const html = page.childNodes.find(isHtmlElement)!
  const body = childElements(html).find((element) => element.tagName === 'body') ?? html
  const title = elementsIn(html, (element) => element.tagName === 'title')[0]
  const blocks: Block[] = []
  // To look for the labels of fields takes longer than the size of the page, and such a page is no form.
  const isForm = elements <= FORM_PAGE.mostElements && depth <= FORM_PAGE.deepest
  new HtmlFlow(isForm ? readHtmlFields(body) : NO_FIELDS, blocks).readAll(body)
  return { title: collapseWhitespace(title?.childNodes.map(textOf).join('') ?? '') || null, pageCount: null, blocks }
}

/** Decodes by byte order mark or as valid UTF-8; otherwise as the page declares, or as Windows-1252. */
export function decodeHtml(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(text.slice(0, 2048))?.[1]?.toLowerCase()
  if (declared === undefined || /^(utf-?8|utf-?16.*|windows-1252|iso-8859-1|us-ascii)$/.test(declared)) return text
  if (isUtf8(bytes)) return text
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    return text
  }
}
