import { isUtf8 } from 'node:buffer'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { parseHtml } from '../file-formats/parse-html.ts'
import { decodeBounded } from './read-plain-text.ts'
import { writeRow } from '../file-formats/document/table-shape.ts'
import { TextBlocks, type FormatText } from '../file-formats/document/text-blocks.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const SKIPPED = new Set(
  'head script style template noscript svg math nav iframe object video audio canvas select datalist'.split(' '),
)
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark meter output q ' +
    'ruby rb rt rtc rp s samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
)

const BOUNDS = { mostElements: 2_000_000, deepest: 25_000 }

/** Reads a web page's headings, paragraphs, lists and tables; nothing in it is run or fetched. */
export function readHtmlText(bytes: Uint8Array): FormatText {
  const writer = new HtmlWriter()
  walk(parseHtml(decodeHtml(bytes), BOUNDS).childNodes, writer)
  writer.flush()
  return { pageCount: null, blocks: writer.blocks.list() }
}

/** By byte order mark or valid UTF-8, else as the page declares, else Windows-1252. */
function decodeHtml(bytes: Uint8Array): string {
  const text = decodeBounded(bytes, 'web page')
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(text.slice(0, 2048))?.[1]?.toLowerCase()
  if (declared === undefined || /^(utf-?8|utf-?16.*|windows-1252|iso-8859-1|us-ascii)$/.test(declared)) return text
  if (isUtf8(bytes)) return text
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    return text
  }
}

/** Without recursion: pages may be nested as deep as they like. */
function walk(nodes: readonly Node[], writer: HtmlWriter): void {
  const open: { nodes: readonly Node[]; at: number; element: Element | null }[] = [{ nodes, at: 0, element: null }]
  while (open.length > 0) {
    const level = open.at(-1)!
    const node = level.nodes[level.at++]
    if (node === undefined) {
      open.pop()
      if (level.element !== null) writer.leave(level.element.tagName)
    } else if (node.nodeName === '#text') {
      writer.text((node as DefaultTreeAdapterTypes.TextNode).value)
    } else if ('tagName' in node && !SKIPPED.has(node.tagName) && !isHidden(node)) {
      writer.enter(node.tagName)
      open.push({ nodes: node.childNodes, at: 0, element: node })
    }
  }
}

function isHidden({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === 'hidden' || (name === 'style' && /display\s*:\s*none/i.test(value)))
}

class HtmlWriter {
  readonly blocks = new TextBlocks('web page')
  private line = ''
  private headingLevel = 0
  private listDepth = 0
  private inItem = 0
  private preformatted = 0
  /** Cells of the rows that are open, the outermost row first. */
  private readonly rows: string[][][] = []

  text(text: string): void {
    this.line += this.preformatted > 0 ? text : text.replace(/\s+/g, ' ')
  }

  enter(tag: string): void {
    if (INLINE.has(tag)) return
    if (tag === 'br') {
      this.line += ' '
      return
    }
    this.flush()
    if (/^h[1-6]$/.test(tag)) this.headingLevel = Number(tag[1])
    else if (tag === 'ul' || tag === 'ol') this.listDepth += 1
    else if (tag === 'li') this.inItem += 1
    else if (tag === 'pre') this.preformatted += 1
    else if (tag === 'tr') this.rows.push([])
    else if (tag === 'td' || tag === 'th') this.rows.at(-1)?.push([])
  }

  leave(tag: string): void {
    if (INLINE.has(tag) || tag === 'br') return
    this.flush()
    if (/^h[1-6]$/.test(tag)) this.headingLevel = 0
    else if (tag === 'ul' || tag === 'ol') this.listDepth -= 1
    else if (tag === 'li') this.inItem -= 1
    else if (tag === 'pre') this.preformatted -= 1
    else if (tag === 'tr') this.endRow()
  }

  flush(): void {
    const { line } = this
    this.line = ''
    if (line.trim() === '') return
    const cell = this.rows.at(-1)?.at(-1)
    if (cell !== undefined) cell.push(line)
    else if (this.headingLevel > 0) this.blocks.heading(this.headingLevel, line)
    else if (this.inItem > 0) this.blocks.listItem(this.listDepth, line)
    else this.blocks.paragraph(line)
  }

  private endRow(): void {
    const cells = this.rows.pop() ?? []
    const outer = this.rows.at(-1)?.at(-1)
    if (outer === undefined) writeRow(this.blocks, cells)
    else outer.push(cells.map((cell) => cell.join(' ')).join(' | '))
  }
}
