import { dom } from './dom.ts'

/** The plain text that a page copies and pastes. */
export class PageClipboard {
  text = ''
  private isRefused = false

  constructor() {
    const refusable = <T>(act: () => T) =>
      this.isRefused ? Promise.reject(new DOMException('No.', 'NotAllowedError')) : Promise.resolve(act())
    const value = {
      readText: () => refusable(() => this.text),
      writeText: (text: string) => refusable(() => void (this.text = text)),
    }
    Object.defineProperty(dom.navigator, 'clipboard', { configurable: true, value })
  }

  /** As a browser in which the user does not allow it. */
  refuse(): void {
    this.isRefused = true
  }
}
