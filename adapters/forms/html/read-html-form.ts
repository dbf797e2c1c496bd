import type { Form, FormBlock, FormCell } from '../../../core/proposals/form.ts'
import { decodeText } from '../../file-formats/decode-text.ts'
import { parseHtml } from '../../file-formats/parse-html.ts'
import { MEDIA_TYPES } from '../../file-formats/recognise-format.ts'
import { foldSpace } from '../../file-formats/document/fold-space.ts'
import { blocksOfLine, headingOf, softLines, type FlowBlock } from '../../file-formats/document/form-lines.ts'
import { readHtmlControls, type HtmlControls } from './html-controls.ts'
import {
  anchorOf,
  attribute,
  BLOCKS,
  elementsIn,
  isHidden,
  isHtmlElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts'

/** Browsers nest no deeper than 512. */
const BOUNDS = { mostElements: 50_000, deepest: 500 }

/** Anchors are offset ranges of the decoded source. */
export function readHtmlForm(bytes: Uint8Array): Form {
  const document = parseHtml(decodeText(bytes), { ...BOUNDS, withPlaces: true })
  const html = document.childNodes.find(isHtmlElement)!
  const body = html.childNodes.filter(isHtmlElement).find((element) => element.tagName === 'body') ?? html
  const title = elementsIn(html, (element) => element.tagName === 'title')[0]
  const reading = new PageReading(readHtmlControls(body))
  reading.readChildren(body)
  reading.flush()
  const printed = title === undefined ? '' : foldSpace(title.childNodes.map(textOf).join(''))
  return { mediaType: MEDIA_TYPES.html, title: printed === '' ? null : printed, blocks: reading.blocks }
}

interface Inline {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

class PageReading {
  readonly blocks: FormBlock[] = []
  private inlines: Inline[] = []
  private bold = 0
  private italic = 0
  private listLevel = 0
  private marker: { number: string | null } | null = null
  private anchor = ''

  constructor(private readonly controls: HtmlControls) {}

  readChildren(element: HtmlElement): void {
    for (const node of element.childNodes) this.readNode(node)
  }

  /** Ends the paragraph under way. */
  flush(): void {
    const inlines = this.inlines
    this.inlines = []
    const text = inlines.map((inline) => inline.text).join('')
    if (foldSpace(text) === '') return
    const inked = inlines.filter((inline) => /[\p{L}\p{N}]/u.test(inline.text))
    const bold = inked.every((inline) => inline.bold)
    const italic = inked.every((inline) => inline.italic)
    const place = { anchor: this.anchor, listLevel: this.listLevel, bold, italic }
    const lines = softLines(text)
    const plain = inlines.findIndex((inline) => !inline.bold && /[\p{L}\p{N}]/u.test(inline.text))
    const lead =
      bold || plain < 1 || lines.length > 1
        ? undefined
        : inlines
            .slice(0, plain)
            .map((inline) => inline.text)
            .join('')
    const number = this.marker?.number ?? null
    const listLevel = this.marker === null && this.listLevel > 0 ? this.listLevel + 1 : this.listLevel
    this.marker = null
    lines.forEach((line, index) => {
      const own =
        index === 0
          ? { number, listLevel, lead: foldSpace(lead ?? '') === '' ? undefined : foldSpace(lead!) }
          : { listLevel }
      this.blocks.push(...blocksOfLine({ ...place, ...own, text: foldSpace(line) }))
    })
  }

  private readNode(node: HtmlNode): void {
    if ('value' in node) this.addText(node.value, node)
    else if (isHtmlElement(node)) this.readElement(node)
  }

  private addText(value: string, node: HtmlNode): void {
    const text = value.replace(/[\r\n]+/g, ' ')
    if (this.inlines.length === 0 && text.trim() === '') return
    if (this.inlines.length === 0) this.anchor = anchorOf(node)
    this.inlines.push({ text, bold: this.bold > 0, italic: this.italic > 0 })
  }

  private readElement(element: HtmlElement): void {
    const field = this.controls.fields.get(element)
    if (field !== undefined) {
      this.flush()
      this.blocks.push(field)
      return
    }
    if (this.controls.consumed.has(element)) return this.readControlsWithin(element)
    if (isHidden(element)) return
    if (element.tagName === 'br') this.inlines.push({ text: '\n', bold: false, italic: false })
    else if (BLOCKS.has(element.tagName)) this.readBlock(element)
    else this.readEmphasised(element)
  }

  /** A label that holds its control: its words are taken, the control is not yet read. */
  private readControlsWithin(element: HtmlElement): void {
    for (const inner of elementsIn(element, (one) => this.controls.fields.has(one))) this.readElement(inner)
  }

  private readEmphasised(element: HtmlElement): void {
    const bold =
      /^(b|strong)$/.test(element.tagName) ||
      /font-weight\s*:\s*(bold|[6-9]00)/i.test(attribute(element, 'style') ?? '')
    const italic = /^(i|em|cite)$/.test(element.tagName)
    this.bold += bold ? 1 : 0
    this.italic += italic ? 1 : 0
    this.readChildren(element)
    this.bold -= bold ? 1 : 0
    this.italic -= italic ? 1 : 0
  }

  private readBlock(element: HtmlElement): void {
    this.flush()
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (level !== undefined) this.readHeading(element, Number(level))
    else if (element.tagName === 'table') this.readTable(element)
    else if (/^(ul|ol)$/.test(element.tagName)) this.readList(element)
    else if (/^(legend|dt|summary|caption)$/.test(element.tagName)) this.readBold(element)
    else this.readChildren(element)
    this.flush()
  }

  private readHeading(element: HtmlElement, level: number): void {
    const text = foldSpace(textOf(element))
    if (text !== '') this.blocks.push(headingOf({ text, anchor: anchorOf(element) }, level))
    this.readControlsWithin(element)
  }

  private readBold(element: HtmlElement): void {
    const heading = elementsIn(element, (inner) => /^h[1-6]$/.test(inner.tagName)).length > 0
    this.bold += heading ? 0 : 1
    this.readChildren(element)
    this.flush()
    this.bold -= heading ? 0 : 1
  }

  private readList(list: HtmlElement): void {
    if (isContents(list)) return
    this.listLevel++
    let count = Number(attribute(list, 'start') ?? 1)
    for (const item of list.childNodes.filter(isHtmlElement)) {
      this.marker = { number: list.tagName === 'ol' ? String(count++) : null }
      this.readElement(item)
      this.flush()
      this.marker = null
    }
    this.listLevel--
  }

  private readTable(table: HtmlElement): void {
    const cells = cellsOf(table)
    const caption = table.childNodes.filter(isHtmlElement).find((element) => element.tagName === 'caption')
    if (caption !== undefined) this.readBlock(caption)
    if (isLayout(table, cells.length)) return cells.forEach((cell) => this.readBlock(cell.element))
    this.blocks.push({
      kind: 'table',
      page: null,
      anchor: anchorOf(table),
      rows: Math.max(0, ...cells.map((cell) => cell.row + cell.rowSpan)),
      columns: Math.max(0, ...cells.map((cell) => cell.column + cell.columnSpan)),
      cells: cells.map(({ element, ...place }): FormCell => ({
        ...place,
        page: null,
        anchor: anchorOf(element),
        blocks: this.readCell(element),
      })),
    })
  }

  private readCell(element: HtmlElement): FlowBlock[] {
    const inner = new PageReading(this.controls)
    inner.readChildren(element)
    inner.flush()
    return inner.blocks.flatMap((block) =>
      block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block],
    )
  }
}

/** A list of links into the page itself. */
function isContents(list: HtmlElement): boolean {
  const links = elementsIn(list, (element) => element.tagName === 'a')
  const linked = foldSpace(links.map(textOf).join('')).replace(/\s/g, '').length
  const all = foldSpace(textOf(list)).replace(/\s/g, '').length
  return (
    links.length > 1 && links.every((link) => (attribute(link, 'href') ?? '').startsWith('#')) && linked >= all * 0.9
  )
}

function isLayout(table: HtmlElement, cells: number): boolean {
  if (/^(presentation|none)$/.test(attribute(table, 'role') ?? '')) return true
  return cells <= 1 || elementsIn(table, (element) => element.tagName === 'table').length > 0
}

/** Of a table that cells of several rows and columns may take up. */
const MOST_SLOTS = 100_000

interface PlacedCell {
  readonly element: HtmlElement
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly header: boolean
}

function cellsOf(table: HtmlElement): PlacedCell[] {
  const taken = new Set<string>()
  return rowsOf(table).flatMap((tr, row) => {
    let column = 0
    return tr.childNodes
      .filter(isHtmlElement)
      .filter((element) => /^t[dh]$/.test(element.tagName))
      .map((element): PlacedCell => {
        while (taken.has(`${row}/${column}`)) column++
        const rowSpan = spanOf(element, 'rowspan')
        const columnSpan = spanOf(element, 'colspan')
        for (let r = 0; r < rowSpan && taken.size < MOST_SLOTS; r++)
          for (let c = 0; c < columnSpan; c++) taken.add(`${row + r}/${column + c}`)
        return { element, row, column, rowSpan, columnSpan, header: element.tagName === 'th' }
      })
  })
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.childNodes.filter(isHtmlElement).flatMap((element) => {
    if (element.tagName === 'tr') return [element]
    return /^t(head|body|foot)$/.test(element.tagName) ? rowsOf(element) : []
  })
}

function spanOf(element: HtmlElement, name: string): number {
  const span = Number(attribute(element, name) ?? 1)
  return Number.isInteger(span) && span > 0 && span <= 1000 ? span : 1
}
