import { once } from 'node:events'
import { pagesOf, pdfOf } from './generated-documents.ts'
import { anotherCopy, untilRead, upload } from './library.ts'
import { steadyLatencies } from './load.ts'
import { median, percentile, type Benchmark } from './measure.ts'
import { newUser } from './product-client.ts'
import { startProduct, type RunningProgram } from './running-program.ts'

const ROUNDS = 3
const PER_SECOND = 400
const SECONDS = 4
/** Documents that wait to be read, so that the reading threads are never idle. */
const IN_HAND = 6

async function longestBlock({ process: child }: RunningProgram): Promise<number> {
  child.send('loop-delay')
  const [answer] = (await once(child, 'message')) as [{ longestBlockMs: number }]
  return answer.longestBlockMs
}

/**
 * Keeps documents waiting to be read, until told to stop; then all of them are read. The bytes are made beforehand:
 * to make them meanwhile would hold up whoever measures.
 */
async function keepReading(url: string, pdf: Uint8Array): Promise<() => Promise<void>> {
  const user = await newUser(url)
  let going = true
  let number = 0
  const done = (async () => {
    while (going) {
      await upload(user, [{ name: `${number}.pdf`, bytes: anotherCopy(pdf, number++) }])
      await untilRead(user, IN_HAND - 1)
    }
    await untilRead(user)
  })()
  return async () => {
    going = false
    await done
  }
}

/** How much the reading of documents slows the projects list down. */
export const responsiveness: Benchmark = {
  name: 'responsiveness',
  async run() {
    const product = await startProduct({ probe: 'loop-delay-probe.mjs', cores: 2 })
    try {
      const user = await newUser(product.url)
      for (let count = 0; count < 100; count++) await user.post('/projects/create', { name: `Project ${count}` })
      const window = () => steadyLatencies(`${product.url}/api/projects/list`, user.cookie, PER_SECOND, SECONDS)
      const [small, large] = [await pdfOf(pagesOf(1, 16)), await pdfOf(pagesOf(2, 500))]
      const blocks: number[] = []
      const busy = async (pdf: Uint8Array) => {
        const stop = await keepReading(product.url, pdf)
        await longestBlock(product)
        const p99 = percentile(await window(), 0.99)
        blocks.push(await longestBlock(product))
        await stop()
        return p99
      }
      await window()
      await busy(small)
      blocks.length = 0
      const rounds: { idle: number; small: number; large: number }[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({ idle: percentile(await window(), 0.99), small: await busy(small), large: await busy(large) })
      const ratio = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of))
      return [
        {
          name: 'p99 of the projects list while documents are read / idle',
          value: ratio((round) => round.small / round.idle),
          unit: 'ratio',
          goal: '<= 2',
        },
        {
          name: 'busy p99, documents of 500 pages / 16 pages',
          value: ratio((round) => round.large / round.small),
          unit: 'ratio',
          goal: '<= 1.2',
        },
        { name: 'p99 of the projects list, idle', value: ratio((round) => round.idle), unit: 'ms', goal: null },
        {
          name: 'longest block of the event loop while documents are read',
          value: Math.max(...blocks),
          unit: 'ms',
          goal: '<= 50',
        },
      ]
    } finally {
      await product.stop()
    }
  },
}
