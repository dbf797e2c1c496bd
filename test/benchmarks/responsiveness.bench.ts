import { once } from 'node:events'
import { pagesOf, pdfOf } from './generated-documents.ts'
import { steadyLatencies } from './load.ts'
import { median, percentile, type Benchmark } from './measure.ts'
import { newUser, type ProductClient } from './product-client.ts'
import { startProduct, type RunningProgram } from './running-program.ts'

const ROUNDS = 3
const PER_SECOND = 400
const SECONDS = 4

async function longestBlock({ process: child }: RunningProgram): Promise<number> {
  child.send('loop-delay')
  const [answer] = (await once(child, 'message')) as [{ longestBlockMs: number }]
  return answer.longestBlockMs
}

/** Uploads documents one after another until told to stop. */
function keepUploading(user: ProductClient, pages: number) {
  let going = true
  let seed = 1
  const done = (async () => {
    while (going) {
      const bytes = await pdfOf(pagesOf(seed++, pages))
      await user.upload('/documentLibrary/uploadSharedDocument', `${seed}.pdf`, bytes)
    }
  })()
  return async () => {
    going = false
    await done
  }
}

/** SPEED.md goal 5: how much the reading of documents slows the projects list down. */
export const responsiveness: Benchmark = {
  name: 'responsiveness',
  async run() {
    const product = await startProduct({ probe: 'loop-delay-probe.mjs', cores: 2 })
    try {
      const user = await newUser(product.url)
      for (let count = 0; count < 100; count++) await user.post('/projects/create', { name: `Project ${count}` })
      const url = `${product.url}/api/projects/list`
      const window = () => steadyLatencies(url, user.cookie, PER_SECOND, SECONDS)
      await window()
      const ratios: number[] = []
      const blocks: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const idle = percentile(await window(), 0.99)
        await longestBlock(product)
        const stop = keepUploading(user, 16)
        const busy = percentile(await window(), 0.99)
        await stop()
        blocks.push(await longestBlock(product))
        ratios.push(busy / idle)
      }
      return [
        { name: 'p99 of the projects list while reading / idle', value: median(ratios), unit: 'ratio', goal: '<= 2' },
        {
          name: 'longest block of the event loop while reading',
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
