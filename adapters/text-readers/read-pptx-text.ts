import { openZip, type Zip } from '../file-formats/open-zip.ts'
import { broken } from '../file-formats/unreadable.ts'
import { relationsOf, type Relation } from './package-relations.ts'
import { attributeOf, scanXml } from './scan-xml.ts'
import { TextBlocks, type FormatText } from '../file-formats/document/text-blocks.ts'

const WHAT = 'PowerPoint presentation'

/** Reads slides in their order: a slide is a page, its title a heading; notes follow the slide. */
export function readPptxText(bytes: Uint8Array): FormatText {
  const zip = openZip(bytes, WHAT)
  const main = relationsOf(zip, '').find((relation) => relation.type === 'officeDocument')?.target
  const slides = slidesOf(zip, main ?? 'ppt/presentation.xml')
  if (slides.length === 0) throw broken(WHAT)
  const blocks = new TextBlocks(WHAT)
  const read = new Set<string>()
  slides.forEach((slide, i) => {
    blocks.page = i + 1
    writeSlide(blocks, zip, slide, read)
  })
  return { pageCount: slides.length, blocks: blocks.list() }
}

function slidesOf(zip: Zip, main: string): string[] {
  const targets = new Map(relationsOf(zip, main).map((relation) => [relation.id, relation.target]))
  const slides = new Set<string>()
  scanXml(zip.readText(main) ?? '', {
    open(name, tag) {
      const target = name === 'sldId' ? targets.get(relationId(tag) ?? '') : undefined
      if (target !== undefined) slides.add(target)
    },
    close() {},
    text() {},
  })
  return [...slides]
}

/** "r:id", beside which the tag has a plain "id". */
function relationId(tag: string): string | null {
  return /\s\w+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? null
}

/** Parts that several slides name are `read` with the first of them. */
function writeSlide(blocks: TextBlocks, zip: Zip, slide: string, read: Set<string>): void {
  const shapes = shapesOf(zip.readText(slide) ?? '')
  const titles = new Set(shapes.filter((shape) => /^(title|ctrTitle)$/.test(shape.placeholder ?? '')))
  for (const title of titles) blocks.heading(1, title.paragraphs.map(({ text }) => text).join(' '))
  for (const shape of shapes) if (!titles.has(shape)) writeShape(blocks, shape)
  for (const relation of relationsOf(zip, slide)) {
    if (read.has(relation.target)) continue
    read.add(relation.target)
    writeRelated(blocks, zip, relation)
  }
}

/** Text of diagrams, and the speaker's notes without what else stands on the notes page. */
function writeRelated(blocks: TextBlocks, zip: Zip, { type, target }: Relation): void {
  if (type !== 'notesSlide' && type !== 'diagramData') return
  for (const shape of shapesOf(zip.readText(target) ?? '')) {
    if (type === 'diagramData' || shape.placeholder === 'body') writeShape(blocks, { ...shape, placeholder: null })
  }
}

function writeShape(blocks: TextBlocks, { placeholder, paragraphs, rows }: Shape): void {
  if (placeholder !== null && /^(sldNum|dt|ftr|hdr)$/.test(placeholder)) return
  for (const row of rows) blocks.tableRow(row)
  const listed = placeholder !== null && !/^subTitle$/.test(placeholder) && paragraphs.length > 1
  for (const { text, depth } of paragraphs) {
    if (listed) blocks.listItem(depth, text)
    else blocks.paragraph(text)
  }
}

interface Shape {
  /** Its part in the layout, such as "title" or "body"; null for a shape of its own. */
  placeholder: string | null
  readonly paragraphs: { text: string; depth: number }[]
  readonly rows: string[][]
}

function shapesOf(xml: string): Shape[] {
  const scan = new ShapeScan()
  scanXml(xml, scan)
  return scan.shapes.filter((shape) => shape.paragraphs.length + shape.rows.length > 0)
}

class ShapeScan {
  readonly shapes: Shape[] = []
  private paragraph: { text: string; depth: number } | null = null
  private cell: string | null = null
  private inText = false
  private skipDepth = 0

  open(name: string, tag: string): void {
    if (name === 'Fallback') this.skipDepth += 1
    if (this.skipDepth > 0) return
    if (name === 'sp' || name === 'graphicFrame' || name === 'pt') this.startShape()
    else if (name === 'ph') this.shape().placeholder = attributeOf(tag, 'type') ?? 'body'
    else if (name === 'p') this.paragraph = { text: '', depth: 1 }
    else if (name === 'pPr' && this.paragraph) this.paragraph.depth = Number(attributeOf(tag, 'lvl') ?? 0) + 1
    else if (name === 't') this.inText = true
    else if (name === 'br' && this.paragraph) this.paragraph.text += ' '
    else if (name === 'tr') this.shape().rows.push([])
    else if (name === 'tc') this.cell = ''
  }

  close(name: string): void {
    if (name === 'Fallback') this.skipDepth -= 1
    if (this.skipDepth > 0) return
    if (name === 't') this.inText = false
    else if (name === 'p') this.endParagraph()
    else if (name === 'tc') this.endCell()
  }

  text(text: string): void {
    if (this.inText && this.paragraph && this.skipDepth === 0) this.paragraph.text += text
  }

  private startShape(): void {
    this.shapes.push({ placeholder: null, paragraphs: [], rows: [] })
  }

  private shape(): Shape {
    if (this.shapes.length === 0) this.startShape()
    return this.shapes.at(-1)!
  }

  private endParagraph(): void {
    const { paragraph } = this
    this.paragraph = null
    if (paragraph === null || paragraph.text.trim() === '') return
    if (this.cell !== null) this.cell += ` ${paragraph.text}`
    else this.shape().paragraphs.push(paragraph)
  }

  private endCell(): void {
    this.shape()
      .rows.at(-1)
      ?.push(this.cell ?? '')
    this.cell = null
  }
}
