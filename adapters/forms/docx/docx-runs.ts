import { child, childElements, descendants, type Element } from '../xml/xml-tree.ts'
import { readContentControl, readLegacyField, type DocxControl } from './docx-control.ts'
import { toggle, type DocxStyle, type DocxStyles } from './docx-styles.ts'

export interface DocxRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

export interface DocxRuns {
  readonly runs: DocxRun[]
  /** In the order of the blanks that stand for them in the text. */
  readonly controls: DocxControl[]
  readonly boxes: Element[]
}

const BLANK = '_____'
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:pPr',
  'w:rPr',
  'mc:Fallback',
  'w:proofErr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
])
/** Boxes of the Wingdings fonts, by the low byte of their code. */
const TICKED_SYMBOLS = new Set([0xfd, 0xfe, 0x78, 0x54, 0x52, 0x53])
const EMPTY_SYMBOLS = new Set([0x6f, 0x71, 0x72, 0x70, 0xa8, 0xa3, 0x30, 0x2a])

/** Text of a paragraph as it prints: tracked deletions and hidden text left out, tabs kept, controls as blanks. */
export function readDocxRuns(paragraph: Element, style: DocxStyle, styles: DocxStyles, leaderTabs: boolean): DocxRuns {
  const reading = new RunReading(style, styles, leaderTabs)
  reading.readChildren(paragraph)
  return { runs: reading.runs, controls: reading.controls, boxes: reading.boxes }
}

interface OpenField {
  readonly control: DocxControl | null
  inResult: boolean
  value: string
}

class RunReading {
  readonly runs: DocxRun[] = []
  readonly controls: DocxControl[] = []
  readonly boxes: Element[] = []
  private readonly open: OpenField[] = []

  constructor(
    private readonly style: DocxStyle,
    private readonly styles: DocxStyles,
    private readonly leaderTabs: boolean,
  ) {}

  readChildren(parent: Element): void {
    for (const element of childElements(parent)) {
      if (SKIPPED.has(element.nodeName)) continue
      if (element.nodeName === 'w:r') this.readRun(element)
      else if (element.nodeName === 'w:sdt') this.readControl(element)
      else if (element.nodeName === 'w:txbxContent') this.boxes.push(element)
      else this.readChildren(element)
    }
  }

  private readControl(sdt: Element): void {
    const control = readContentControl(sdt)
    const content = child(sdt, 'w:sdtContent')
    if (control !== null) this.addControl(control, {})
    else if (content !== null) this.readChildren(content)
  }

  private addControl(control: DocxControl, emphasis: Partial<DocxRun>): void {
    const tick = control.control === 'tick'
    if (!tick) this.controls.push(control)
    this.runs.push({
      text: tick ? (control.ticked ? '☒' : '☐') : ` ${BLANK} `,
      bold: false,
      italic: false,
      ...emphasis,
    })
  }

  private readRun(run: Element): void {
    const properties = child(run, 'w:rPr')
    const runStyle = this.styles.run(child(properties, 'w:rStyle')?.getAttribute('w:val') ?? null)
    if (toggle(properties, 'w:vanish') ?? (runStyle.hidden || this.style.hidden)) return
    const bold = toggle(properties, 'w:b') ?? (runStyle.bold || this.style.bold)
    const italic = toggle(properties, 'w:i') ?? (runStyle.italic || this.style.italic)
    let text = ''
    for (const element of childElements(run)) {
      if (element.nodeName === 'w:fldChar') this.readFieldMark(element)
      else if (!/^w:(drawing|pict|object)$|^mc:/.test(element.nodeName)) text += this.textOf(element)
      else this.readBoxes(element)
    }
    if (isUnderlined(properties) && /^[\s\u00a0]{3,}$|^\t+$/u.test(text)) text = BLANK
    this.addText(text, bold, italic)
  }

  private addText(text: string, bold: boolean, italic: boolean): void {
    if (text === '') return
    const field = this.open.at(-1)
    if (field === undefined) this.runs.push({ text, bold, italic })
    else if (field.inResult && field.control !== null) field.value += text
    else if (this.open.every((one) => one.inResult && one.control === null)) this.runs.push({ text, bold, italic })
  }

  private readFieldMark(mark: Element): void {
    const type = mark.getAttribute('w:fldCharType')
    if (type === 'begin') this.open.push({ control: readLegacyField(mark), inResult: false, value: '' })
    const field = this.open.at(-1)
    if (type === 'separate' && field !== undefined) field.inResult = true
    if (type !== 'end' || field === undefined) return
    this.open.pop()
    if (field.control === null) return
    const value = field.value.replace(/[\s\u2002]+/gu, ' ').trim()
    this.addControl({ ...field.control, value: value === '' ? null : value }, {})
  }

  private textOf(element: Element): string {
    switch (element.nodeName) {
      case 'w:t':
        return element.textContent ?? ''
      case 'w:tab':
      case 'w:ptab':
        return this.leaderTabs ? ` ${BLANK} ` : '\t'
      case 'w:br':
      case 'w:cr':
        return '\n'
      case 'w:noBreakHyphen':
        return '-'
      case 'w:sym':
        return symbolOf(element)
      default:
        return ''
    }
  }

  private readBoxes(element: Element): void {
    for (const box of descendants(element, 'w:txbxContent')) {
      if (!isWithin(box, element, /^(mc:Fallback|w:txbxContent)$/)) this.boxes.push(box)
    }
  }
}

function isWithin(element: Element, root: Element, names: RegExp): boolean {
  for (let node = element.parentNode; node !== null && node !== root; node = node.parentNode) {
    if (names.test(node.nodeName)) return true
  }
  return false
}

function isUnderlined(properties: Element | null): boolean {
  const underline = child(properties, 'w:u')
  return underline !== null && underline.getAttribute('w:val') !== 'none'
}

function symbolOf(element: Element): string {
  const code = parseInt(element.getAttribute('w:char') ?? '', 16) & 0xff
  if (TICKED_SYMBOLS.has(code)) return '☒'
  return EMPTY_SYMBOLS.has(code) ? '☐' : ''
}
