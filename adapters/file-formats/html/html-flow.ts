import type { Block, Cell, ListPlace } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { tableOf } from '../document/table-of.ts'
import { raisedDigits } from '../document/raised-digits.ts'
import { TextRuns } from '../document/text-runs.ts'
import {
  anchorOf,
  attribute,
  BLOCKS,
  childElements,
  elementsIn,
  isFooter,
  isHidden,
  isHtmlElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-elements.ts'
import type { HtmlFields } from './html-fields.ts'

/** Maximum number of table slots reserved by cells that span rows and columns. */
const MAX_SLOTS = 100_000
const LONGEST_SPAN = 1000

interface PlacedCell {
  readonly element: HtmlElement
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly header: boolean
}

/** Whether the table is only used for layout. */
function isLayoutTable(table: HtmlElement, cells: number): boolean {
  if (/^(presentation|none)$/.test(attribute(table, 'role') ?? '')) return true
  return cells <= 1 || elementsIn(table, (element) => element.tagName === 'table').length > 0
}

/** Cells row by row, each in the first column that cells above leave free. */
function placedCells(table: HtmlElement): PlacedCell[] {
  const taken = new Set<string>()
  return rowsOf(table).flatMap((tr, row) => {
    let column = 0
    return childElements(tr)
      .filter((element) => /^t[dh]$/.test(element.tagName))
      .map((element): PlacedCell => {
        while (taken.has(`${row}/${column}`)) column++
        const rowSpan = spanOf(element, 'rowspan')
        const columnSpan = spanOf(element, 'colspan')
        for (let r = 0; r < rowSpan && taken.size < MAX_SLOTS; r++)
          for (let c = 0; c < columnSpan; c++) taken.add(`${row + r}/${column + c}`)
        return { element, row, column, rowSpan, columnSpan, header: element.tagName === 'th' }
      })
  })
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return childElements(table).flatMap((element) => {
    if (element.tagName === 'tr') return [element]
    return /^t(head|body|foot)$/.test(element.tagName) ? rowsOf(element) : []
  })
}

function spanOf(element: HtmlElement, name: string): number {
  const span = Number(attribute(element, name) ?? 1)
  return Number.isInteger(span) && span > 0 && span <= LONGEST_SPAN ? span : 1
}

/** Browsers nest at most 512 levels; deeper elements are read only as text. */
const DEEPEST_READ = 500

/** Style of the current text. */
interface Setting {
  readonly bold: boolean
  readonly italic: boolean
  readonly isRaised?: boolean
  readonly listLevel: number
  readonly isContents: boolean
  readonly isFooter: boolean
  readonly depth: number
}

const PLAIN: Setting = { bold: false, italic: false, listLevel: 0, isContents: false, isFooter: false, depth: 0 }

/** Reads an element's content as blocks, in document order. */
export class HtmlFlow {
  private runs = new TextRuns()
  private isEmpty = true
  private anchor = ''
  /** Marker of the current list item; null after its first paragraph. */
  private marker: ListPlace | null = null

  constructor(
    private readonly page: HtmlFields,
    private readonly blocks: Block[],
  ) {}

  readAll(element: HtmlElement, setting: Setting = PLAIN): void {
    this.readChildren(element, setting)
    this.endParagraph(setting)
  }

  private readChildren(element: HtmlElement, setting: Setting): void {
    for (const node of element.childNodes) {
      if ('value' in node) this.addText(node.value, node, setting)
      else if (isHtmlElement(node)) this.readElement(node, { ...setting, depth: setting.depth + 1 })
    }
  }

  private addText(value: string, node: HtmlNode, { bold, italic, isRaised }: Setting): void {
    const plain = value.replace(/\s+/g, ' ')
    const text = isRaised === true ? raisedDigits(plain) : plain
    if (this.isEmpty && text.trim() === '') return
    if (this.isEmpty) this.anchor = anchorOf(node)
    this.isEmpty = false
    this.runs.addText(text, bold, italic)
  }

  private endParagraph({ listLevel, isContents, isFooter: isOfFooter }: Setting, headingLevel: number | null = null) {
    const { inlines } = this.runs
    this.runs = new TextRuns()
    this.isEmpty = true
    if (inlines.length === 0) return
    const further = { level: listLevel + 1, number: null, isBulleted: false, isContinued: true }
    const list = listLevel === 0 ? null : (this.marker ?? further)
    this.marker = null
    this.blocks.push({
      kind: 'paragraph',
      page: null,
      anchor: this.anchor,
      headingLevel,
      list,
      inlines,
      isContents,
      boxes: [],
      notes: [],
      ...(isOfFooter ? { isFor: 'library' } : {}),
    })
  }

  private readElement(element: HtmlElement, setting: Setting): void {
    const field = this.page.fields.get(element)
    if (field !== undefined) {
      this.endParagraph(setting)
      if (!setting.isFooter) this.blocks.push(field)
    } else if (this.page.consumed.has(element)) this.readFieldsWithin(element, setting)
    else if (isHidden(element)) return
    else if (setting.depth > DEEPEST_READ) this.addText(textOf(element), element, setting)
    else if (element.tagName === 'br') this.runs.addText('\n', setting.bold, setting.italic)
    else if (BLOCKS.has(element.tagName)) this.readBlock(element, setting)
    else this.readChildren(element, emphasised(element, setting))
  }

  /** Reads the fields inside a label whose text is already used. */
  private readFieldsWithin(element: HtmlElement, setting: Setting): void {
    for (const inner of elementsIn(element, (one) => this.page.fields.has(one))) this.readElement(inner, setting)
  }

  private readBlock(element: HtmlElement, outer: Setting): void {
    const setting = isFooter(element) ? { ...outer, isFooter: true } : outer
    this.endParagraph(outer)
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (level !== undefined) this.readHeading(element, Number(level), setting)
    else if (element.tagName === 'table') this.readTable(element, setting)
    else if (/^(ul|ol)$/.test(element.tagName)) this.readList(element, setting)
    else if (/^(legend|dt|summary|caption)$/.test(element.tagName))
      this.readAll(element, labelSetting(element, setting))
    else this.readChildren(element, setting)
    this.endParagraph(setting)
  }

  private readHeading(element: HtmlElement, level: number, setting: Setting): void {
    this.addText(collapseWhitespace(textOf(element)), element, setting)
    this.endParagraph({ ...setting, listLevel: 0 }, level)
    this.readFieldsWithin(element, setting)
  }

  private readList(list: HtmlElement, outer: Setting): void {
    const setting = { ...outer, listLevel: outer.listLevel + 1, isContents: outer.isContents || linksWithinPage(list) }
    const isNumbered = list.tagName === 'ol'
    let count = Number(attribute(list, 'start') ?? 1)
    for (const item of childElements(list)) {
      const number = isNumbered ? String(count++) : null
      this.marker = { level: setting.listLevel, number, isBulleted: !isNumbered }
      this.readElement(item, setting)
      this.endParagraph(setting)
      this.marker = null
    }
  }

  private readTable(table: HtmlElement, setting: Setting): void {
    const cells = placedCells(table)
    const caption = childElements(table).find((element) => element.tagName === 'caption')
    if (caption !== undefined) this.readBlock(caption, setting)
    if (setting.isFooter || isLayoutTable(table, cells.length)) {
      for (const cell of cells) this.readBlock(cell.element, setting)
      return
    }
    const read = cells.map(({ element, ...place }): Cell => {
      const blocks: Block[] = []
      new HtmlFlow(this.page, blocks).readAll(element, { ...PLAIN, depth: setting.depth })
      return { ...place, page: null, anchor: anchorOf(element), blocks }
    })
    const rows = cells.reduce((most, cell) => Math.max(most, cell.row + cell.rowSpan), 0)
    this.blocks.push(tableOf(anchorOf(table), rows, read))
  }
}

function emphasised(element: HtmlElement, around: Setting): Setting {
  const setting = element.tagName === 'sup' ? { ...around, isRaised: true } : around
  const isBold =
    /^(b|strong)$/.test(element.tagName) || /font-weight\s*:\s*(bold|[6-9]00)/i.test(attribute(element, 'style') ?? '')
  const isItalic = /^(i|em|cite)$/.test(element.tagName)
  return isBold || isItalic ? { ...setting, bold: setting.bold || isBold, italic: setting.italic || isItalic } : setting
}

/** Labels are bold, unless a heading inside sets the style. */
function labelSetting(element: HtmlElement, setting: Setting): Setting {
  const headings = elementsIn(element, (inner) => /^h[1-6]$/.test(inner.tagName))
  return headings.length > 0 ? setting : { ...setting, bold: true }
}

/** Whether a list only links within the page: its table of contents. */
function linksWithinPage(list: HtmlElement): boolean {
  const links = elementsIn(list, (element) => element.tagName === 'a')
  if (links.length < 2 || !links.every((link) => (attribute(link, 'href') ?? '').startsWith('#'))) return false
  const length = (text: string) => text.replace(/\s/g, '').length
  return length(links.map(textOf).join('')) >= length(textOf(list)) * 0.9
}
