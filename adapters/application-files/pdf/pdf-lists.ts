import type { RichBlock } from '../../../core/texts/rich-text.ts'
import type { PdfPages } from './pdf-pages.ts'
import type { PdfText, TextLook } from './pdf-text.ts'

type Item = Extract<RichBlock, { kind: 'item' }>
type Element = PDFKit.PDFStructureElement

const BULLETS = ['•', '◦', '▪']

/** Draws lists. Items that follow each other are in one; those of a list within an item are in its body. */
export class PdfLists {
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

  /** The next item begins a list of its own. */
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
