import { join } from 'node:path'
import { load } from './load.ts'
import { interleaved, median, type Benchmark } from './measure.ts'
import { answeredApplication } from './answered-application.ts'
import { newUser } from './product-client.ts'
import { startProduct, startYardstick } from './running-program.ts'

const PAIRS = 5

/** 100 projects of a logged-in user, beside a bare Koa server. */
export const projectList: Benchmark = {
  name: 'project-list',
  async run() {
    const product = await startProduct()
    const hello = await startYardstick('koa-hello')
    try {
      const user = await newUser(product.url)
      for (let count = 0; count < 100; count++) await user.post('/projects/create', { name: `Project ${count}` })
      const spread: number[] = []
      const { ratio, ours } = await interleaved(
        PAIRS,
        async () => {
          const result = await load(`${product.url}/api/projects/list`, { Cookie: user.cookie })
          spread.push(result.p99 / result.p50)
          return result.requestsPerSecond
        },
        async () => (await load(hello.url)).requestsPerSecond,
      )
      return [
        { name: 'list of 100 projects / bare Koa', value: ratio, unit: 'ratio', goal: '>= 0.07 (stretch 0.4)' },
        { name: 'requests per second', value: ours, unit: '1/s', goal: null },
        { name: 'p99 / p50 of the list', value: median(spread), unit: 'ratio', goal: '<= 4' },
      ]
    } finally {
      await product.stop()
      await hello.stop()
    }
  },
}

/** Polling an application of 40 questions that has not changed, and reading it whole. */
export const unchangedPoll: Benchmark = {
  name: 'unchanged-poll',
  async run() {
    const product = await startProduct()
    const user = await newUser(product.url)
    const id = await answeredApplication(user, 40)
    const file = join(product.dataDir, 'grantwright.sqlite')
    const byHand = await startYardstick('koa-sql-application', { DATABASE_FILE: file, PROPOSAL_ID: id })
    try {
      const url = `${product.url}/api/proposals/${id}`
      const whole = await fetch(url, { headers: { cookie: user.cookie } })
      const etag = whole.headers.get('etag') ?? ''
      const bytes = (await whole.arrayBuffer()).byteLength
      const unchanged = await fetch(url, { headers: { cookie: user.cookie, 'if-none-match': etag } })
      const headers = { Cookie: user.cookie }
      const full = async () => (await load(url, headers)).requestsPerSecond
      const poll = async () => (await load(url, { ...headers, 'If-None-Match': etag })).requestsPerSecond
      const hand = async () => (await load(byHand.url, headers)).requestsPerSecond
      const polled = await interleaved(PAIRS, poll, full)
      const written = await interleaved(PAIRS, full, hand)
      return [
        { name: 'status of an unchanged poll', value: unchanged.status, unit: '', goal: '304' },
        {
          name: 'bytes of body of an unchanged poll',
          value: (await unchanged.arrayBuffer()).byteLength,
          unit: 'bytes',
          goal: '<= 300',
        },
        { name: 'bytes of the whole answer', value: bytes, unit: 'bytes', goal: null },
        { name: 'unchanged poll / whole answer', value: polled.ratio, unit: 'ratio', goal: '>= 5' },
        { name: 'whole answer / hand-written SQL', value: written.ratio, unit: 'ratio', goal: '>= 0.7' },
      ]
    } finally {
      await byHand.stop()
      await product.stop()
    }
  },
}
