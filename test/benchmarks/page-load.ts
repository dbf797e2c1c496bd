import type { Browser } from 'playwright-core'

/** A first visit to a page, on a processor slowed down fourfold. */
export interface PageLoad {
  /** Scripts and styles as they came over the wire, in kB. */
  readonly kilobytes: number
  /** Requests for scripts and styles. */
  readonly requests: number
  /** Milliseconds to the first contentful paint. */
  readonly firstPaint: number
  /** Milliseconds by which tasks went beyond 50 ms, in all. */
  readonly blocking: number
}

const SLOWED = 4
const SETTLE_MS = 600

/** Opens the page with an empty cache and waits until the text `shown` is in it. */
export async function loadPage(browser: Browser, url: string, shown: string, cookie?: string): Promise<PageLoad> {
  const context = await browser.newContext()
  try {
    if (cookie) await context.setExtraHTTPHeaders({ cookie })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.goto(url)
    await page.getByText(shown, { exact: true }).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate(readTimings)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
async function readTimings() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = resources.filter(({ name }) => /\.(js|css)$/.test(name))
  const tasks = await new Promise<PerformanceEntry[]>((resolve) => {
    const seen: PerformanceEntry[] = []
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
    setTimeout(() => resolve(seen), 100)
  })
  return {
    kilobytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    requests: files.length,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}
