import { PLAIN, type ParagraphStyle } from './docx-styles.ts'
import { attributeOf, scanXml } from './scan-xml.ts'

/** A paragraph of a Word document's story, in the order in which paragraphs end. */
export interface DocxParagraph {
  text: string
  style: ParagraphStyle
  /** Depth in a list, from 1; 0 outside of lists. */
  listDepth: number
  /** Every visible run is bold. */
  bold: boolean
  readonly noteIds: string[]
}

export interface DocxStoryEvents {
  paragraph(paragraph: DocxParagraph): void
  tableStart(): void
  rowStart(): void
  cellStart(): void
  rowEnd(): void
  tableEnd(): void
  noteStart(id: string): void
}

/** What is deleted, moved away, a field's code or a fallback for old readers is no text. */
const SKIPPED = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText', 'rubyPr', 'sectPr', 'tblPr', 'tcPr'])

/** Scans a WordprocessingML story (body, footnotes) once for its paragraphs and tables. */
export function scanDocxStory(xml: string, styles: ReadonlyMap<string, ParagraphStyle>, events: DocxStoryEvents): void {
  const story = new Story(styles, events)
  scanXml(xml, story)
}

class Story {
  private readonly hosts: DocxParagraph[] = []
  private paragraph: DocxParagraph | null = null
  private skipping = ''
  private skipDepth = 0
  private inText = false
  private inRun = false
  private inRunProperties = false
  private runBold = false
  private runHidden = false

  constructor(
    private readonly styles: ReadonlyMap<string, ParagraphStyle>,
    private readonly events: DocxStoryEvents,
  ) {}

  open(name: string, tag: string): void {
    if (this.skipDepth > 0) {
      if (name === this.skipping) this.skipDepth += 1
      return
    }
    if (name === 't') this.inText = true
    else if (name === 'r') this.startRun()
    else if (name === 'rPr') this.inRunProperties = this.inRun
    else if (name === 'p') this.startParagraph()
    else if (SKIPPED.has(name)) this.skip(name)
    else if (this.inRunProperties) this.readRunProperty(name, tag)
    else if (this.inRun) this.readRunPart(name, tag)
    else this.readStructure(name, tag)
  }

  close(name: string): void {
    if (this.skipDepth > 0) {
      if (name === this.skipping) this.skipDepth -= 1
      return
    }
    if (name === 't') this.inText = false
    else if (name === 'r') this.inRun = false
    else if (name === 'rPr') this.inRunProperties = false
    else if (name === 'p') this.endParagraph()
    else if (name === 'tr') this.events.rowEnd()
    else if (name === 'tbl') this.events.tableEnd()
  }

  text(text: string): void {
    if (!this.inText || this.skipDepth > 0 || this.paragraph === null || this.runHidden) return
    this.paragraph.text += text
    if (!this.runBold && text.trim() !== '') this.paragraph.bold = false
  }

  private skip(name: string): void {
    this.skipping = name
    this.skipDepth = 1
  }

  private startRun(): void {
    this.inRun = true
    this.runBold = false
    this.runHidden = false
  }

  /** A paragraph within a paragraph stands in a text box; it ends, and is told, before its host. */
  private startParagraph(): void {
    if (this.paragraph !== null) this.hosts.push(this.paragraph)
    this.paragraph = { text: '', style: PLAIN, listDepth: 0, bold: true, noteIds: [] }
    this.inRun = false
  }

  private endParagraph(): void {
    if (this.paragraph === null) return
    this.events.paragraph(this.paragraph)
    this.paragraph = this.hosts.pop() ?? null
    this.inRun = this.paragraph !== null
  }

  private readRunProperty(name: string, tag: string): void {
    if (name === 'b') this.runBold = isOn(tag)
    else if (name === 'vanish') this.runHidden = isOn(tag)
  }

  private readRunPart(name: string, tag: string): void {
    if (this.paragraph === null) return
    if (name === 'tab' || name === 'br' || name === 'cr') this.paragraph.text += name === 'tab' ? '\t' : '\n'
    else if (name === 'noBreakHyphen') this.paragraph.text += '-'
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      this.paragraph.noteIds.push(`${name.slice(0, -9)} ${attributeOf(tag, 'id') ?? ''}`)
    }
  }

  private readStructure(name: string, tag: string): void {
    if (name === 'tr') this.events.rowStart()
    else if (name === 'tc') this.events.cellStart()
    else if (name === 'tbl') this.events.tableStart()
    else if (name === 'footnote' || name === 'endnote') this.startNote(name, tag)
    else if (this.paragraph !== null) this.readParagraphProperty(this.paragraph, name, tag)
  }

  private startNote(name: string, tag: string): void {
    const isSeparator = attributeOf(tag, 'type') !== null
    this.events.noteStart(isSeparator ? '' : `${name} ${attributeOf(tag, 'id') ?? ''}`)
  }

  private readParagraphProperty(paragraph: DocxParagraph, name: string, tag: string): void {
    if (name === 'pStyle') {
      paragraph.style = this.styles.get(attributeOf(tag, 'val') ?? '') ?? PLAIN
      if (paragraph.style.inList) paragraph.listDepth = Math.max(paragraph.listDepth, 1)
    } else if (name === 'outlineLvl') {
      const level = Number(attributeOf(tag, 'val'))
      if (level < 9) paragraph.style = { headingLevel: level + 1, inList: false }
    } else if (name === 'ilvl') {
      paragraph.listDepth = Number(attributeOf(tag, 'val')) + 1
    } else if (name === 'numId') {
      paragraph.listDepth = attributeOf(tag, 'val') === '0' ? 0 : Math.max(paragraph.listDepth, 1)
    }
  }
}

function isOn(tag: string): boolean {
  const value = attributeOf(tag, 'val')
  return value === null || !/^(0|false|off|none)$/.test(value)
}
