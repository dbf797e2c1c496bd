import type { Browser } from 'playwright-core'
import { launchChromium } from '../support/chromium.ts'
import { openAntdPages } from './antd-pages.ts'
import { median, type Benchmark, type Figure } from './measure.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import { newUser, type ProductClient } from './product-client.ts'
import { startProduct } from './running-program.ts'

const PAIRS = 5

interface Goals {
  readonly kilobytes: number
  readonly requests: number
  readonly firstPaint: number
  readonly blocking: number
}

type Visit = () => Promise<PageLoad>

async function compare(page: string, ours: Visit, floor: Visit, goals: Goals): Promise<Figure[]> {
  const pairs: [PageLoad, PageLoad][] = []
  for (let pair = 0; pair < PAIRS; pair++) pairs.push([await ours(), await floor()])
  const ratio = (of: keyof PageLoad) => median(pairs.map(([own, least]) => own[of] / least[of]))
  const own = (of: keyof PageLoad) => median(pairs.map(([product]) => product[of]))
  const figure = (name: string, value: number, unit: string, goal: number | null): Figure => ({
    name: `${page}: ${name}`,
    value,
    unit,
    goal: goal === null ? null : `<= ${goal}`,
  })
  return [
    figure('scripts and styles / antd alone', ratio('kilobytes'), 'ratio', goals.kilobytes),
    figure('scripts and styles', own('kilobytes'), 'kB brotli', null),
    figure('script and style files', own('requests'), '', goals.requests),
    figure('first paint / antd alone', ratio('firstPaint'), 'ratio', goals.firstPaint),
    figure('first paint', own('firstPaint'), 'ms', null),
    figure('blocking time / antd alone', ratio('blocking'), 'ratio', goals.blocking),
    figure('blocking time', own('blocking'), 'ms', null),
  ]
}

async function addProjects(user: ProductClient, from: number, to: number): Promise<void> {
  for (let one = from; one < to; one++) await user.post('/projects/create', { name: `Project ${one}` })
}

/** First paint of the projects page with a thousand projects, beside a hundred. */
async function growth(browser: Browser, url: string): Promise<Figure> {
  const hundred = await newUser(url)
  const thousand = await newUser(url)
  await addProjects(hundred, 0, 100)
  await addProjects(thousand, 0, 1000)
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const few = await loadPage(browser, `${url}/projects`, 'Project 0', hundred.cookie)
    const many = await loadPage(browser, `${url}/projects`, 'Project 0', thousand.cookie)
    ratios.push(many.firstPaint / few.firstPaint)
  }
  return { name: 'projects: first paint, 1,000 / 100 projects', value: median(ratios), unit: 'ratio', goal: '<= 1.3' }
}

/** What a first visit to the log-in and projects pages costs, beside pages of antd alone. */
export const firstPage: Benchmark = {
  name: 'first-page',
  async run() {
    const product = await startProduct({ cores: 2 })
    const floor = await openAntdPages()
    const browser = await launchChromium()
    try {
      const user = await newUser(product.url)
      await addProjects(user, 0, 100)
      const login = await compare(
        'log-in',
        () => loadPage(browser, `${product.url}/login`, 'Submit'),
        () => loadPage(browser, `${floor.url}/login.html`, 'Submit'),
        { kilobytes: 1.05, requests: 8, firstPaint: 1.2, blocking: 1.25 },
      )
      const projects = await compare(
        'projects',
        () => loadPage(browser, `${product.url}/projects`, 'Project 0', user.cookie),
        () => loadPage(browser, `${floor.url}/projects.html`, 'Project 0'),
        { kilobytes: 1.25, requests: 8, firstPaint: 1.2, blocking: 1.25 },
      )
      return [...login, ...projects, await growth(browser, product.url)]
    } finally {
      await browser.close()
      await floor.close()
      await product.stop()
    }
  },
}
