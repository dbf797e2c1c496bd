import { dom } from './dom.ts'

/** What a page copies with its formats. */
class CopiedItem {
  constructor(readonly formats: Readonly<Record<string, Blob>>) {}
}

Object.defineProperty(globalThis, 'ClipboardItem', { configurable: true, value: CopiedItem })

/** What a page copies and pastes. */
export class PageClipboard {
  text = ''
  /** Empty unless rich text was copied. */
  html = ''
  private isRefused = false

  constructor() {
    const refusable = <T>(act: () => T) =>
      this.isRefused ? Promise.reject(new DOMException('No.', 'NotAllowedError')) : Promise.resolve(act())
    const value = {
      readText: () => refusable(() => this.text),
      writeText: (text: string) => refusable(() => void (this.text = text)),
      write: ([item]: readonly CopiedItem[]) => refusable(() => this.take(item!)),
    }
    Object.defineProperty(dom.navigator, 'clipboard', { configurable: true, value })
  }

  private async take({ formats }: CopiedItem): Promise<void> {
    this.text = (await formats['text/plain']?.text()) ?? ''
    this.html = (await formats['text/html']?.text()) ?? ''
  }

  /** As a browser in which the user does not allow it. */
  refuse(): void {
    this.isRefused = true
  }
}
