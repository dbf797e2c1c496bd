import type { Page, Request } from 'playwright-core'

/** Characters of the text on the page that an error repeats. */
const SHOWN = 600

/** Notes what a page asks for, so that a story that fails can say what it was looking at. */
export class PageLog {
  private readonly waiting = new Set<Request>()
  private readonly failed: string[] = []

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.waiting.add(request))
    page.on('requestfinished', (request) => this.waiting.delete(request))
    page.on('requestfailed', (request) => {
      this.waiting.delete(request)
      this.failed.push(`${nameOf(request)} (${request.failure()?.errorText ?? 'no reason given'})`)
    })
  }

  /** What is asked for from now on is somebody else's. */
  forget(): void {
    this.waiting.clear()
    this.failed.length = 0
  }

  /** Where the page is, what it shows, and which requests got no answer; never throws. */
  async describe(complaints: readonly string[]): Promise<string> {
    const shown = await this.page
      .evaluate(() => document.body.innerText)
      .catch((error: unknown) => `can't be read: ${String(error)}`)
    return [
      `The page was ${this.page.url()}`,
      `and showed: ${shown.replace(/\s+/g, ' ').trim().slice(0, SHOWN)}`,
      ...listed('The browser complained of', complaints),
      ...listed('Requests still waiting', [...this.waiting].map(nameOf)),
      ...listed('Requests that failed', this.failed),
    ].join('\n  ')
  }
}

const nameOf = (request: Request) => `${request.method()} ${request.url()}`

function listed(what: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${what}: ${items.join(', ')}`]
}
