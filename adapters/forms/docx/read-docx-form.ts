import type { Form, FormBlock } from '../../../core/proposals/form.ts'
import { openZip, type Zip } from '../../file-formats/open-zip.ts'
import { MEDIA_TYPES } from '../../file-formats/recognise-format.ts'
import { broken } from '../../file-formats/unreadable.ts'
import { mayAsk, aField, foldSpace, type FlowBlock } from '../form-blocks.ts'
import { child, childElements, parseXml, pathOf, type Element } from '../xml/xml-tree.ts'
import { isGallery, readContentControl } from './docx-control.ts'
import { readDocxNumbering } from './docx-numbering.ts'
import { fieldOfControl, readDocxParagraph, type DocxContext } from './docx-paragraph.ts'
import { readDocxStyles } from './docx-styles.ts'
import { cellsOfTable, isLayoutTable, readDocxTable } from './docx-table.ts'

const WHAT = 'Word document'
/** So many blank paragraphs in a row are room for an answer; fewer only set paragraphs apart. */
const ROOM_FOR_ANSWER = 3

/** Anchors are paths of element positions in word/document.xml. */
export function readDocxForm(bytes: Uint8Array): Form {
  const zip = openZip(bytes, WHAT)
  const name = zip.names.find((entry) => /^word\/document\d*\.xml$/.test(entry))
  const xml = name === undefined ? null : zip.readText(name)
  const body = xml === null ? null : child(parseXml(xml, WHAT), 'w:body')
  if (body === null) throw broken(WHAT)
  const context: DocxContext = {
    styles: readDocxStyles(partOf(zip, 'word/styles.xml')),
    numbering: readDocxNumbering(partOf(zip, 'word/numbering.xml')),
  }
  const blocks = new FlowReading(context).read(body)
  return { mediaType: MEDIA_TYPES.docx, title: titleOf(zip, blocks), blocks }
}

function partOf(zip: Zip, name: string): Element | null {
  const xml = zip.readText(name)
  return xml === null ? null : parseXml(xml, WHAT)
}

function titleOf(zip: Zip, blocks: readonly FormBlock[]): string | null {
  const printed = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 0 ? [block.text] : []))
  if (printed.length > 0) return printed.join(' ')
  const core = partOf(zip, 'docProps/core.xml')
  const title = foldSpace(child(core, 'dc:title')?.textContent ?? '')
  return title === '' ? null : title
}

class FlowReading {
  private blanks: Element[] = []
  /** Whether the text before a gap may be what the gap answers; below a title it only sets things apart. */
  private mayAsk = false

  constructor(private readonly context: DocxContext) {}

  read(parent: Element): FormBlock[] {
    const blocks = childElements(parent).flatMap((element) => this.readElement(element))
    return [...blocks, ...this.closeGap()]
  }

  private readElement(element: Element): FormBlock[] {
    switch (element.nodeName) {
      case 'w:p':
        return this.readParagraph(element)
      case 'w:tbl':
        return [...this.closeGap(), ...this.readTable(element)]
      case 'w:sdt':
        return [...this.closeGap(), ...this.readControl(element)]
      case 'w:ins':
      case 'w:moveTo':
      case 'w:customXml':
      case 'w:smartTag':
        return childElements(element).flatMap((inner) => this.readElement(inner))
      default:
        return []
    }
  }

  private readParagraph(element: Element): FormBlock[] {
    const { blocks, boxes, blank } = readDocxParagraph(element, this.context)
    if (blank) {
      this.blanks.push(element)
      return []
    }
    const gap = this.closeGap()
    this.mayAsk = mayAsk(blocks.at(-1))
    return [...gap, ...blocks, ...boxes.flatMap((box) => this.readBox(box))]
  }

  private closeGap(): FlowBlock[] {
    const gap = this.blanks
    this.blanks = []
    return gap.length >= ROOM_FOR_ANSWER && this.mayAsk ? [aField(pathOf(gap[0]!), { control: 'multiline' })] : []
  }

  /** An empty text box is drawn for an answer. */
  private readBox(box: Element): FormBlock[] {
    const blocks = this.nested(box)
    return blocks.length === 0 ? [aField(pathOf(box), { control: 'multiline' })] : blocks
  }

  private readControl(sdt: Element): FormBlock[] {
    if (isGallery(sdt)) return []
    const control = readContentControl(sdt)
    if (control !== null) return [fieldOfControl(control, control.name)]
    const content = child(sdt, 'w:sdtContent')
    return content === null ? [] : this.nested(content)
  }

  private readTable(table: Element): FormBlock[] {
    if (isLayoutTable(table)) return cellsOfTable(table).flatMap((cell) => this.nested(cell))
    return [readDocxTable(table, (cell) => this.nested(cell).flatMap(flattened))]
  }

  private nested(parent: Element): FormBlock[] {
    return new FlowReading(this.context).read(parent)
  }
}

/** Cells hold no tables: a nested one gives its cells' content, an empty cell of it a field. */
function flattened(block: FormBlock): FlowBlock[] {
  if (block.kind !== 'table') return [block]
  return block.cells.flatMap((cell) => (cell.blocks.length === 0 ? [aField(cell.anchor)] : cell.blocks))
}
