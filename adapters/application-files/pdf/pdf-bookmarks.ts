type Outline = PDFKit.PDFOutline

/** The bookmarks of a PDF, one for each heading, below that of the heading above it. */
export class PdfBookmarks {
  private readonly open: { readonly level: number; readonly bookmark: Outline }[] = []

  constructor(private readonly document: { readonly outline: Outline }) {}

  /** Leads to the present page. */
  add(text: string, level: number): void {
    while ((this.open.at(-1)?.level ?? 0) >= level) this.open.pop()
    const parent = this.open.at(-1)?.bookmark ?? this.document.outline
    this.open.push({ level, bookmark: parent.addItem(text.replace(/\s+/g, ' ')) })
  }
}
