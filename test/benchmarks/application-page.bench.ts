import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../support/chromium.ts'
import { draftedApplication, uploadSampleLibrary } from './drafted-application.ts'
import { median, percentile, type Benchmark, type Figure } from './measure.ts'
import { newUser } from './product-client.ts'
import { startProduct } from './running-program.ts'

const PAIRS = 5
const ACTIONS = 20
const SCROLLS = 40
const TYPED = 'the families who come to us each week '

/** An application that is open in a window of its own, on a processor that is not slowed down. */
async function openPage(browser: Browser, address: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, extraHTTPHeaders: { cookie } })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Milliseconds from the address to the first answer with its buttons, painted. */
async function readyAfter(page: Page): Promise<number> {
  const ready = await page.waitForFunction(
    () => document.querySelector('article[data-question] button[aria-pressed]') !== null && performance.now(),
  )
  return Number(await ready.jsonValue())
}

/** Until there are cards, and all of them have their texts. */
const isComplete = (page: Page) =>
  page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('article[data-question]')]
    return cards.length > 0 && cards.every((card) => card.childElementCount > 1)
  })

/** Milliseconds of scripts, styles and layout for each key typed into a field. */
async function keysIn(page: Page, label: string): Promise<number[]> {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  await page.evaluate(() => {
    const taken: number[] = []
    let begun = 0
    Object.assign(window, { taken })
    document.addEventListener('keydown', () => (begun = performance.now()), { capture: true })
    document.addEventListener('input', () =>
      queueMicrotask(() => {
        void document.body.offsetHeight
        taken.push(performance.now() - begun)
      }),
    )
  })
  for (const key of TYPED) await page.keyboard.press(key === ' ' ? 'Space' : key)
  return page.evaluate(() => (window as unknown as { taken: number[] }).taken)
}

/** Milliseconds from an action to its result on the screen. */
async function shownAfter(page: Page, act: () => Promise<void>, isShown: string): Promise<number> {
  // Functions with names can't be sent to the page.
  await page.evaluate((shown) => {
    Object.assign(window, { shownAfter: undefined })
    document.addEventListener(
      'keydown',
      () => {
        const begun = performance.now()
        const timer = setInterval(() => {
          if (document.querySelector(shown) === null) return
          clearInterval(timer)
          requestAnimationFrame(() => Object.assign(window, { shownAfter: performance.now() - begun }))
        })
      },
      { once: true, capture: true },
    )
  }, isShown)
  await act()
  const shown = await page.waitForFunction(() => (window as unknown as { shownAfter?: number }).shownAfter)
  return Number(await shown.jsonValue())
}

async function checks(page: Page): Promise<number[]> {
  const cards = await page.locator('article[data-question]').evaluateAll((found) => found.map(({ id }) => id))
  const taken: number[] = []
  for (const id of cards.slice(0, ACTIONS)) {
    const card = page.locator(`#${id}`)
    await card.focus()
    await card.locator('button').first().waitFor()
    if ((await card.locator('button[aria-pressed=false]').count()) === 0) continue
    taken.push(await shownAfter(page, () => page.keyboard.press('c'), `#${id} button[aria-pressed=true]`))
  }
  return taken
}

/** Milliseconds of the longest frame while one scrolls through the page. */
async function longestFrame(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    new PerformanceObserver((list) => frames.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await page.mouse.move(700, 500)
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(30)
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  return Math.max(0, ...frames)
}

async function readyTimes(browser: Browser, address: string, cookie: string): Promise<number> {
  const page = await openPage(browser, address, cookie)
  const ready = await readyAfter(page)
  await page.context().close()
  return ready
}

interface Addresses {
  readonly few: string
  readonly many: string
}

async function growth(browser: Browser, { few, many }: Addresses, cookie: string): Promise<Figure[]> {
  const pairs: [number, number][] = []
  for (let pair = 0; pair < PAIRS; pair++)
    pairs.push([await readyTimes(browser, few, cookie), await readyTimes(browser, many, cookie)])
  const ratio = median(pairs.map(([least, most]) => most / least))
  const of = (nth: 0 | 1) => median(pairs.map((pair) => pair[nth]))
  return [
    { name: 'page ready, 200 / 20 questions', value: ratio, unit: 'ratio', goal: '<= 1.3' },
    { name: 'page ready, 20 questions', value: of(0), unit: 'ms', goal: null },
    { name: 'page ready, 200 questions', value: of(1), unit: 'ms', goal: null },
  ]
}

async function answering(browser: Browser, { many }: Addresses, cookie: string): Promise<Figure[]> {
  const page = await openPage(browser, many, cookie)
  await isComplete(page)
  const scrolled = await longestFrame(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const checked = await checks(page)
  const figures: Figure[] = [
    { name: 'longest task while scrolling, 200 questions', value: scrolled, unit: 'ms', goal: null },
    { name: 'check to screen, 200 questions, p95', value: percentile(checked, 0.95), unit: 'ms', goal: '<= 1000' },
  ]
  for (const label of ['New question', 'What should be changed?']) {
    if (label !== 'New question') await page.locator('article button[id^=chat]').first().click()
    const keys = await keysIn(page, label)
    figures.push({ name: `a key in “${label}”, p95`, value: percentile(keys, 0.95), unit: 'ms', goal: '<= 16' })
    await page.reload()
    await isComplete(page)
  }
  await page.context().close()
  return figures
}

/** How the page of an application opens and answers with 200 questions, beside 20. */
export const applicationPage: Benchmark = {
  name: 'application-page',
  async run() {
    const product = await startProduct({ cores: 2 })
    const browser = await launchChromium()
    try {
      const user = await newUser(product.url)
      await uploadSampleLibrary(user)
      const addressOf = async (count: number) => `${product.url}/proposals/${await draftedApplication(user, count)}`
      const addresses = { few: await addressOf(20), many: await addressOf(200) }
      return [...(await growth(browser, addresses, user.cookie)), ...(await answering(browser, addresses, user.cookie))]
    } finally {
      await browser.close()
      await product.stop()
    }
  },
}
