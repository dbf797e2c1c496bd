import { type RichBlock, type RichRun, wordsOf } from '../../../core/texts/rich-text.ts'
import type { PdfPages } from './pdf-pages.ts'
import { PdfText, type TextLook } from './pdf-text.ts'
import type { LaidOutBlock } from '../laid-out-text.ts'
import type { FittingText } from './fitting-text.ts'
import { drawTable, heightOfRows } from './pdf-table.ts'

type Item = Extract<RichBlock, { kind: 'item' }>
type Element = PDFKit.PDFStructureElement

const BULLETS = ['•', '◦', '▪']

/** Draws lists. Consecutive items share a list; the items of a nested list are in the body of an item. */
class PdfLists {
  private readonly open: {
    readonly list: number
    readonly depth: number
    readonly element: Element
    body: Element | null
  }[] = []

  constructor(
    private readonly pages: PdfPages,
    private readonly text: PdfText,
    private readonly look: Required<Pick<TextLook, 'size' | 'indent'>>,
  ) {}

  add(item: Item): void {
    const { document } = this.pages
    const list = this.listOf(item)
    const entry = document.struct('LI')
    list.element.add(entry)
    this.pages.need(this.look.size * 1.5)
    const top = document.y
    const page = document.page
    entry.add(document.struct('Lbl', {}, () => this.drawMark(item)))
    if (document.page === page) document.y = top
    const body = document.struct('LBody')
    entry.add(body)
    body.add(document.struct('P', {}, () => this.text.draw(item.runs, this.lookOf(item.depth + 1))))
    list.body = body
  }

  /** Ends the list, so that the next item begins a new one. */
  end(): void {
    this.open.length = 0
  }

  private listOf({ list, depth }: Item) {
    while (
      (this.open.at(-1)?.depth ?? -1) > depth ||
      (this.open.at(-1)?.depth === depth && this.open.at(-1)?.list !== list)
    )
      this.open.pop()
    const known = this.open.at(-1)
    if (known?.list === list) return known
    const element = this.pages.document.struct('L')
    ;(known?.body ?? this.pages.root).add(element)
    const opened = { list, depth, element, body: null }
    this.open.push(opened)
    return opened
  }

  private drawMark({ depth, ordinal }: Item): void {
    const text = ordinal === null ? (BULLETS[depth % BULLETS.length] ?? '') : `${ordinal}.`
    this.text.draw([{ text, bold: false, italic: false }], this.lookOf(depth))
  }

  private lookOf(level: number): TextLook {
    return { size: this.look.size, indent: this.look.indent * (level + 0.5) }
  }
}

type Outline = PDFKit.PDFOutline

/** Bookmarks of a PDF, one for each heading, nested like the headings. */
class PdfBookmarks {
  private readonly open: { readonly level: number; readonly bookmark: Outline }[] = []

  constructor(private readonly document: { readonly outline: Outline }) {}

  /** Points to the current page. */
  add(text: string, level: number): void {
    while ((this.open.at(-1)?.level ?? 0) >= level) this.open.pop()
    const parent = this.open.at(-1)?.bookmark ?? this.document.outline
    this.open.push({ level, bookmark: parent.addItem(text.replace(/\s+/g, ' ')) })
  }
}

/** Points. */
const SIZES = { text: 10.5, small: 8.5, title: 20, headings: [15, 12.5, 11.5] }
const SPACE = 6
const INDENT = 16
/** Minimum lines below a heading, for a paragraph that continues on the next page. */
const LEAST_LINES = 2
/** Number of characters that always fills more than these lines. */
const CHARACTERS_OF_LEAST_LINES = 600

type Heading = Extract<LaidOutBlock, { kind: 'heading' }>

const sizeOf = (level: number) => SIZES.headings[level - 1] ?? SIZES.text

/** Draws the blocks of a text with their structure tags. */
export class PdfBlocks {
  private readonly text: PdfText
  private readonly lists: PdfLists
  private readonly tables: Parameters<typeof drawTable>[1]
  private readonly bookmarks: PdfBookmarks

  constructor(
    private readonly pages: PdfPages,
    fitting: FittingText,
  ) {
    this.text = new PdfText(pages, fitting)
    this.lists = new PdfLists(pages, this.text, { size: SIZES.text, indent: INDENT })
    this.tables = { pages, text: this.text, size: SIZES.text - 1 }
    this.bookmarks = new PdfBookmarks(pages.document)
  }

  /** The main heading. */
  title(text: string): void {
    this.element('H1', () => this.text.draw([{ ...plain(text), bold: true }], { size: SIZES.title }))
    this.pages.document.y += 2 * SPACE
  }

  /** Draws the blocks in order. No heading is separated from its content by a page break. */
  addAll(blocks: readonly LaidOutBlock[]): void {
    const starts = this.heightsOfStarts(blocks)
    for (const [at, block] of blocks.entries()) {
      if (block.kind !== 'item') this.lists.end()
      if (block.kind === 'heading') this.heading(block, starts[at + 1]!)
      else if (block.kind === 'table') drawTable(block.rows, this.tables)
      else this.draw(block)
      this.pages.document.y += block.kind === 'item' ? SPACE / 2 : SPACE
    }
  }

  pageNumber(number: number): void {
    const { document } = this.pages
    document.y = this.pages.bottom + 24
    const width = 20
    this.text.draw([plain(String(number))], {
      size: SIZES.small,
      indent: (this.pages.width - width) / 2,
      width,
      isQuiet: true,
    })
  }

  private draw(block: Exclude<LaidOutBlock, { kind: 'heading' | 'table' }>): void {
    switch (block.kind) {
      case 'guidance':
        return this.element('P', () =>
          this.text.draw([{ ...plain(block.text), italic: true }], { size: SIZES.text, isQuiet: true }),
        )
      case 'paragraph':
        return this.element('P', () =>
          this.text.draw(block.runs, { size: SIZES.text, indent: block.depth === 0 ? 0 : INDENT * (block.depth + 1) }),
        )
      case 'item':
        return this.lists.add(block)
    }
  }

  /** `next` is the height needed below the heading on its page. */
  private heading({ level, runs, startsPage }: Heading, next: number): void {
    const size = sizeOf(level)
    const bold = runs.map((run) => ({ ...run, bold: true }))
    this.pages.document.y += 2 * SPACE
    const needed = startsPage ? Infinity : this.heightOfHeading(runs, level) + SPACE + next
    this.pages.need(Math.min(needed, this.pages.height))
    this.bookmarks.add(wordsOf(runs), level)
    this.element(`H${Math.min(level + 1, 6)}`, () => this.text.draw(bold, { size }))
  }

  /** Height of each block needed on the page of a heading above it, in points; 0 without a heading. */
  private heightsOfStarts(blocks: readonly LaidOutBlock[]): number[] {
    const heights = new Array<number>(blocks.length + 1).fill(0)
    for (let at = blocks.length - 1; at > 0; at--)
      if (leads(blocks[at - 1]!)) heights[at] = this.heightOfStart(blocks[at]!, heights[at + 1]!)
    return heights
  }

  /** `next` is the height needed by the block after it. */
  private heightOfStart(block: LaidOutBlock, next: number): number {
    if (block.kind === 'heading') return 3 * SPACE + this.heightOfHeading(block.runs, block.level) + next
    if (block.kind === 'table') return heightOfRows(block.rows, 2, this.tables) + (block.rows.length > 2 ? 0 : SPACE)
    const look = { size: SIZES.text, ...('depth' in block && { indent: INDENT * (block.depth + 1.5) }) }
    if (block.kind === 'guidance') return this.text.heightOf(block.text, look) + SPACE + next
    const height = this.text.heightOf(wordsOf(block.runs).slice(0, CHARACTERS_OF_LEAST_LINES), look)
    return Math.min(height, LEAST_LINES * this.text.heightOf('x', look))
  }

  private heightOfHeading(runs: readonly RichRun[], level: number): number {
    return this.text.heightOf(wordsOf(runs), { size: sizeOf(level), isBold: true })
  }

  private element(tag: string, draw: () => void): void {
    const { root, document } = this.pages
    root.add(document.struct(tag, {}, draw))
  }
}

/** Whether it must stay with the block below it. */
function leads({ kind }: LaidOutBlock): boolean {
  return kind === 'heading' || kind === 'guidance'
}

function plain(text: string): RichRun {
  return { text, bold: false, italic: false }
}
