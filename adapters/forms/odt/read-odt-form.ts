import type { Form, FormBlock, FormCell, FormTable } from '../../../core/proposals/form.ts'
import { openZip } from '../../file-formats/open-zip.ts'
import { MEDIA_TYPES } from '../../file-formats/recognise-format.ts'
import { broken } from '../../file-formats/unreadable.ts'
import { emphasisOf } from '../../file-formats/document/emphasis.ts'
import { foldSpace } from '../../file-formats/document/fold-space.ts'
import {
  mayAsk,
  aField,
  blocksOfLine,
  headingOf,
  softLines,
  type FlowBlock,
  type TextLine,
} from '../../file-formats/document/form-lines.ts'
import { at, childElements, parseXml, pathOf, type Element } from '../xml/xml-tree.ts'
import { OdtStyles, type OdtStyle } from './odt-styles.ts'
import { readOdtText, type OdtControl } from './odt-text.ts'

const WHAT = 'OpenDocument text'
const ROOM_FOR_ANSWER = 3
const MAX_REPEATED = 50

/** Anchors are paths of element positions in content.xml. */
export function readOdtForm(bytes: Uint8Array): Form {
  const zip = openZip(bytes, WHAT)
  const part = (name: string) => {
    const xml = zip.readText(name)
    return xml === null ? null : parseXml(xml, WHAT)
  }
  const content = part('content.xml')
  const text = at(content, 'office:body', 'office:text')
  if (content === null || text === null) throw broken(WHAT)
  const stylesPart = part('styles.xml')
  const styles = new OdtStyles(stylesPart === null ? [content] : [stylesPart, content])
  const blocks = new FlowReading(styles).read(text)
  return { mediaType: MEDIA_TYPES.odt, title: titleOf(blocks, part('meta.xml')), blocks }
}

function titleOf(blocks: readonly FormBlock[], meta: Element | null): string | null {
  const printed = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 0 ? [block.text] : []))
  if (printed.length > 0) return printed.join(' ')
  const title = foldSpace(at(meta, 'office:meta', 'dc:title')?.textContent ?? '')
  return title === '' ? null : title
}

interface Item {
  readonly number: string | null
  readonly level: number
}

class FlowReading {
  private readonly counters = new Map<string, number[]>()
  private blanks: Element[] = []
  /** Whether the text before a gap may be what the gap answers; below a title it only sets things apart. */
  private mayAsk = false

  constructor(private readonly styles: OdtStyles) {}

  read(parent: Element): FormBlock[] {
    const blocks = childElements(parent).flatMap((element) => this.readElement(element))
    return [...blocks, ...this.closeGap()]
  }

  private readElement(element: Element): FormBlock[] {
    switch (element.nodeName) {
      case 'text:p':
      case 'text:h':
        return this.readParagraph(element, null)
      case 'text:list':
        return this.readList(element, null, 1)
      case 'table:table':
        return [...this.closeGap(), ...this.readTable(element)]
      case 'text:section':
        return element.getAttribute('text:display') === 'none'
          ? []
          : childElements(element).flatMap((one) => this.readElement(one))
      case 'text:numbered-paragraph':
        return childElements(element).flatMap((one) => this.readElement(one))
      case 'draw:frame':
        return childElements(element).flatMap((one) => (one.nodeName === 'draw:text-box' ? this.readBox(one) : []))
      default:
        return []
    }
  }

  private readParagraph(element: Element, item: Item | null): FormBlock[] {
    const style = this.styles.paragraph(element.getAttribute('text:style-name'))
    const { runs, controls, boxes } = readOdtText(element, style, this.styles)
    const text = runs.map((run) => run.text).join('')
    const boxed = boxes.flatMap((box) => this.readBox(box))
    if (foldSpace(text) === '') {
      if (boxed.length === 0) this.blanks.push(element)
      return boxed
    }
    const place = item === null ? {} : { number: item.number, listLevel: item.level }
    const line: TextLine = { text, anchor: pathOf(element), ...emphasisOf(runs), ...place }
    const gap = this.closeGap()
    const blocks = withControls(this.linesOf(element, line, style), controls)
    this.mayAsk = mayAsk(blocks.at(-1))
    return [...gap, ...blocks, ...boxed]
  }

  private linesOf(element: Element, line: TextLine, style: OdtStyle): FlowBlock[] {
    const level = levelOf(element, style)
    const lines = softLines(line.text)
    if (level !== null) {
      const heading = headingOf({ ...line, text: lines[0]! }, level)
      const rest = lines.slice(1).flatMap((text) => blocksOfLine({ text, anchor: line.anchor, bold: true }))
      return heading.text === '' ? [] : [heading, ...rest]
    }
    if (lines.length === 1) return blocksOfLine(line)
    const { lead: _, ...plain } = line
    return lines.flatMap((text, index) => blocksOfLine({ ...plain, text, number: index === 0 ? line.number : null }))
  }

  private closeGap(): FlowBlock[] {
    const gap = this.blanks
    this.blanks = []
    return gap.length >= ROOM_FOR_ANSWER && this.mayAsk ? [aField(pathOf(gap[0]!), { control: 'multiline' })] : []
  }

  private readBox(box: Element): FormBlock[] {
    const blocks = new FlowReading(this.styles).read(box)
    return blocks.length === 0 ? [aField(pathOf(box), { control: 'multiline' })] : blocks
  }

  private readList(list: Element, inherited: string | null, level: number): FormBlock[] {
    const style = list.getAttribute('text:style-name') ?? inherited
    const counters = this.countersOf(list, style, level)
    return childElements(list).flatMap((item) => {
      if (item.nodeName !== 'text:list-item') return childElements(item).flatMap((one) => this.readElement(one))
      const start = Number(item.getAttribute('text:start-value') || NaN)
      counters[level - 1] = Number.isInteger(start)
        ? start
        : (counters[level - 1] ?? this.styles.startOf(style, level) - 1) + 1
      counters.length = level
      return this.readItem(item, style, level, [...counters])
    })
  }

  /** Numbers go on in a list that says so, and below the item that holds it. */
  private countersOf(list: Element, style: string | null, level: number): number[] {
    const known = this.counters.get(style ?? '') ?? []
    const goesOn =
      list.getAttribute('text:continue-numbering') === 'true' || list.getAttribute('text:continue-list') !== null
    const counters = level > 1 ? known : goesOn ? known : []
    if (level === 1) this.counters.set(style ?? '', counters)
    return counters
  }

  private readItem(item: Element, style: string | null, level: number, counters: readonly number[]): FormBlock[] {
    let first = true
    return childElements(item).flatMap((element) => {
      if (element.nodeName === 'text:list') return this.readList(element, style, level + 1)
      if (!/^text:[ph]$/.test(element.nodeName)) return this.readElement(element)
      const own = this.styles.paragraph(element.getAttribute('text:style-name')).listStyle ?? style
      const number = first ? this.styles.ordinal(own ?? style, level, counters) : null
      const blocks = this.readParagraph(element, { number, level: first ? level : level + 1 })
      first = false
      return blocks
    })
  }

  private readTable(table: Element): FormBlock[] {
    const rows = rowsOf(table)
    const cells = placeCells(rows)
    const nested = cells.some(({ element }) => childElements(element).some((one) => one.nodeName === 'table:table'))
    if (nested && cells.length <= 4) return cells.flatMap(({ element }) => new FlowReading(this.styles).read(element))
    const block: FormTable = {
      kind: 'table',
      page: null,
      anchor: pathOf(table),
      rows: rows.length,
      columns: Math.max(0, ...cells.map((cell) => cell.column + cell.columnSpan)),
      cells: cells.map(({ element, ...place }): FormCell => ({
        ...place,
        page: null,
        anchor: pathOf(element),
        blocks: this.readCell(element),
      })),
    }
    return [block]
  }

  private readCell(element: Element): FlowBlock[] {
    return new FlowReading(this.styles).read(element).flatMap((block) => {
      if (block.kind !== 'table') return [block]
      return block.cells.flatMap((cell) => (cell.blocks.length === 0 ? [aField(cell.anchor)] : cell.blocks))
    })
  }
}

function levelOf(element: Element, style: OdtStyle): number | null {
  if (element.nodeName === 'text:h') return Number(element.getAttribute('text:outline-level') || 1)
  return style.headingLevel
}

function withControls(blocks: FlowBlock[], controls: readonly OdtControl[]): FlowBlock[] {
  const left = [...controls]
  return blocks.map((block): FlowBlock => {
    const control = block.kind === 'field' && block.control === 'text' ? left.shift() : undefined
    if (control === undefined || block.kind !== 'field') return block
    const { element, ...known } = control
    return { ...block, ...known, anchor: pathOf(element) }
  })
}

interface PlacedCell {
  readonly element: Element
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly header: boolean
}

interface Row {
  readonly element: Element
  readonly header: boolean
}

function rowsOf(table: Element, header = false): Row[] {
  return childElements(table).flatMap((element): Row[] => {
    if (element.nodeName === 'table:table-row') return [{ element, header }]
    if (element.nodeName === 'table:table-header-rows') return rowsOf(element, true)
    return /^table:table-(rows|row-group)$/.test(element.nodeName) ? rowsOf(element, header) : []
  })
}

function placeCells(rows: readonly Row[]): PlacedCell[] {
  return rows.flatMap(({ element: tr, header }, row) => {
    let column = 0
    return childElements(tr).flatMap((element): PlacedCell[] => {
      const repeated = Math.min(MAX_REPEATED, Number(element.getAttribute('table:number-columns-repeated') || 1))
      const start = column
      column += repeated
      if (element.nodeName !== 'table:table-cell') return []
      const rowSpan = Number(element.getAttribute('table:number-rows-spanned') || 1)
      const columnSpan = Number(element.getAttribute('table:number-columns-spanned') || 1)
      return Array.from({ length: repeated }, (_, index) => ({
        element,
        row,
        column: start + index,
        rowSpan,
        columnSpan,
        header,
      }))
    })
  })
}
