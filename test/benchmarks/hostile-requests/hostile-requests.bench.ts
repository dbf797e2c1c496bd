import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { untilRead } from '../library.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { newUser } from '../product-client.ts'
import { startProduct, type RunningProgram } from '../running-program.ts'
import { ATTACKS, type Attack } from './attacks.ts'
import { sendRaw } from './raw-request.ts'

/** Other work on the machine counts as a block as well, so the least of some tries is the one that counts. */
const TRIES = 3
const GOAL_MS = 50
/** No other work holds up a process for so long. */
const CLEARLY_BLOCKED_MS = 500
/** The probe looks every 5 ms, and sees nothing in the first look after it was asked. */
const LOOKS_MS = 25

interface Attacked {
  /** For how long the attack kept the server from answering anybody, in ms. */
  readonly block: number
  readonly status: number
  readonly seconds: number
}

async function longestBlock({ process: child }: RunningProgram): Promise<number> {
  await pause(LOOKS_MS)
  child.send('loop-delay')
  const [answer] = (await once(child, 'message')) as [{ longestBlockMs: number }]
  await pause(LOOKS_MS)
  return answer.longestBlockMs
}

async function attacked(product: RunningProgram, attack: Attack): Promise<Attacked> {
  const user = await newUser(product.url)
  const request = attack.request(user.cookie)
  await longestBlock(product)
  const start = performance.now()
  const status = await sendRaw(product.url, request)
  if (attack.isRead && status === 201) await untilRead(user)
  const seconds = (performance.now() - start) / 1000
  return { block: await longestBlock(product), status, seconds }
}

async function leastOf(product: RunningProgram, attack: Attack): Promise<Figure> {
  let least = await attacked(product, attack)
  for (let tries = 1; tries < TRIES && least.block > GOAL_MS && least.block < CLEARLY_BLOCKED_MS; tries++) {
    const again = await attacked(product, attack)
    if (again.block < least.block) least = again
  }
  const { block, status, seconds } = least
  return { name: `${attack.name}: ${status}, ${seconds.toFixed(1)} s`, value: block, unit: 'ms', goal: `<= ${GOAL_MS}` }
}

/** The longest block of the event loop that a request from outside can cause. */
export const hostileRequests: Benchmark = {
  name: 'hostile-requests',
  async run() {
    const product = await startProduct({ probe: 'loop-delay-probe.mjs', cores: 2 })
    try {
      const figures: Figure[] = []
      for (const attack of ATTACKS) figures.push(await leastOf(product, attack))
      return figures
    } finally {
      await product.stop()
    }
  },
}
