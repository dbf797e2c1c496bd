import { openZip, type Zip } from '../file-formats/open-zip.ts'
import { broken } from '../file-formats/unreadable.ts'
import { BOLD_HEADING_LEVEL, isTitleLike } from './bold-heading.ts'
import { scanDocxStory, type DocxParagraph, type DocxStoryEvents } from './docx-story.ts'
import { readDocxStyles, type ParagraphStyle } from './docx-styles.ts'
import { attributeOf, scanXml } from './scan-xml.ts'
import { writeRow } from './table-shape.ts'
import { TextBlocks, type FormatText } from './text-blocks.ts'

const WHAT = 'Word document'

/** Reads a Word document by one scan of its runs: headings, lists, tables, text boxes, footnotes after their paragraph. */
export function readDocxText(bytes: Uint8Array): FormatText {
  const zip = openZip(bytes, WHAT)
  const main = mainPart(zip)
  const xml = zip.readText(main)
  if (xml === null) throw broken(WHAT)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const styles = readDocxStyles(zip.readText(`${folder}styles.xml`))
  const writer = new DocxWriter(readNotes(zip, folder, styles))
  scanDocxStory(xml, styles, writer)
  return { pageCount: null, blocks: writer.blocks.list() }
}

/** "word/document.xml" nearly always; the package's relations know. */
function mainPart(zip: Zip): string {
  let target = 'word/document.xml'
  if (zip.names.includes(target)) return target
  scanXml(zip.readText('_rels/.rels') ?? '', {
    open(name, tag) {
      if (name !== 'Relationship' || !attributeOf(tag, 'Type')?.endsWith('/officeDocument')) return
      target = (attributeOf(tag, 'Target') ?? target).replace(/^\//, '')
    },
    close() {},
    text() {},
  })
  return target
}

type Notes = ReadonlyMap<string, readonly string[]>

function readNotes(zip: Zip, folder: string, styles: ReadonlyMap<string, ParagraphStyle>): Notes {
  const notes = new Map<string, string[]>()
  let current: string[] = []
  const nothing = () => {}
  for (const part of ['footnotes.xml', 'endnotes.xml']) {
    const xml = zip.readText(folder + part)
    if (xml === null) continue
    scanDocxStory(xml, styles, {
      noteStart(id) {
        current = []
        notes.set(id, current)
      },
      paragraph: ({ text }) => current.push(text),
      tableStart: nothing,
      rowStart: nothing,
      cellStart: nothing,
      rowEnd: nothing,
      tableEnd: nothing,
    })
  }
  notes.delete('')
  return notes
}

interface Row {
  cells: string[][]
}

class DocxWriter implements DocxStoryEvents {
  readonly blocks = new TextBlocks(WHAT)
  private readonly rows: Row[] = []
  private pendingNotes: string[] = []

  constructor(private readonly notes: Notes) {}

  paragraph(paragraph: DocxParagraph): void {
    this.pendingNotes.push(...paragraph.noteIds)
    const cell = this.rows.at(-1)?.cells.at(-1)
    if (cell !== undefined) {
      if (paragraph.text.trim() !== '') cell.push(paragraph.text)
      return
    }
    this.write(paragraph)
    this.writeNotes()
  }

  tableStart(): void {}

  tableEnd(): void {}

  rowStart(): void {
    this.rows.push({ cells: [] })
  }

  cellStart(): void {
    this.rows.at(-1)?.cells.push([])
  }

  /** The row of a table within a cell becomes a paragraph of that cell. */
  rowEnd(): void {
    const row = this.rows.pop()
    if (row === undefined) return
    const outer = this.rows.at(-1)?.cells.at(-1)
    if (outer !== undefined) {
      outer.push(row.cells.map((cell) => cell.join(' ')).join(' | '))
      return
    }
    writeRow(this.blocks, row.cells)
    this.writeNotes()
  }

  noteStart(): void {}

  private write({ text, style, listDepth, bold }: DocxParagraph): void {
    if (style.headingLevel > 0) this.blocks.heading(style.headingLevel, text)
    else if (bold && isTitleLike(text)) this.blocks.heading(BOLD_HEADING_LEVEL, text)
    else if (listDepth > 0) this.blocks.listItem(listDepth, text)
    else this.blocks.paragraph(text)
  }

  private writeNotes(): void {
    for (const id of this.pendingNotes) for (const text of this.notes.get(id) ?? []) this.blocks.paragraph(text)
    this.pendingNotes = []
  }
}
