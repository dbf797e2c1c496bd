import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { INTRICATE_SHAPES, REPEATED_SHAPES } from '../support/intricate-shapes.ts'
import { typedCalls, typedReads, type TypedPlaces } from '../support/typed-calls.ts'
import { timed, type Benchmark } from './measure.ts'
import { newUser, type ProductClient } from './product-client.ts'
import { startProduct, type RunningProgram } from './running-program.ts'

const GOAL_MS = 100
/** The longest blocks that are printed beside the longest. */
const PRINTED = 12
/** Long enough for the job that a change has queued to begin. */
const AFTER_CHANGE_MS = 60
const AFTER_READ_MS = 10
/** Who sent the text waits no longer here; the call goes on. */
const AWAITED_MS = 15_000
/** What takes longer has stopped the server for everybody. */
const STOPPED_MS = 60_000

interface Block {
  readonly what: string
  readonly ms: number
  /** Until the call was answered, for the sender alone. */
  readonly answeredMs: number
}

async function longestBlock({ process: child }: RunningProgram, afterMs = AFTER_CHANGE_MS): Promise<number> {
  await pause(afterMs)
  child.send('loop-delay')
  const answered = (await Promise.race([once(child, 'message'), pause(STOPPED_MS)])) as
    | [{ longestRunMs: number }]
    | undefined
  return answered?.[0].longestRunMs ?? STOPPED_MS
}

async function placesOf(user: ProductClient): Promise<TypedPlaces> {
  const { id: project } = (await user.post('/projects/create', { name: 'Gardens' })) as { id: string }
  const { id } = (await user.post('/proposals/createManualGrant', { name: 'Gardens', projectId: project })) as {
    id: string
  }
  const { proposal } = (await user.post(`/proposals/${id}/newQuestion`, { questionText: 'Who are you?' })) as {
    proposal: { questions: { id: string }[] }
  }
  return { proposal: id, question: proposal.questions[0]!.id, project }
}

/** Blocks of each call that takes the shape at its largest, and of each that reads it again. Refused texts count as well. */
async function blocksOf(product: RunningProgram, shape: string, text: (length: number) => string): Promise<Block[]> {
  const user = await newUser(product.url)
  const places = await placesOf(user)
  const blocks: Block[] = []
  const measure = async (what: string, afterMs: number, call: () => Promise<unknown>) => {
    const answeredMs = await timed(() => Promise.race([call().catch(() => undefined), pause(AWAITED_MS)]))
    blocks.push({ what: `${shape}: ${what}`, answeredMs, ms: await longestBlock(product, afterMs) })
  }
  await longestBlock(product)
  const { proposal, question, project } = places
  const named = (path: string) =>
    path.replaceAll(proposal, ':id').replaceAll(question, ':question').replaceAll(project, ':project')
  for (const { path, longest, body } of typedCalls(places))
    await measure(`POST ${named(path)}`, AFTER_CHANGE_MS, () => user.post(path, body(text(longest))))
  for (const path of typedReads(places, text(200)))
    await measure(`GET ${named(path).replace(/=%.*/, '=…')}`, AFTER_READ_MS, () =>
      fetch(`${product.url}/api${path}`, { headers: { cookie: user.cookie } }).then((answer) => answer.arrayBuffer()),
    )
  return blocks
}

/**
 * How long everybody waits for one user's text, in time of a processor: every shape, at the largest size that each call
 * takes.
 */
export const typedTexts: Benchmark = {
  name: 'typed-texts',
  async run() {
    const product = await startProduct({ probe: 'loop-delay-probe.mjs', cores: 2 })
    try {
      const blocks: Block[] = []
      for (const [name, shape] of Object.entries({ ...INTRICATE_SHAPES, ...REPEATED_SHAPES }))
        blocks.push(...(await blocksOf(product, name, shape)))
      blocks.sort((a, b) => b.ms - a.ms)
      const slowest = blocks.reduce((one, other) => (other.answeredMs > one.answeredMs ? other : one))
      const longest = { name: 'the longest block of the event loop by a text', unit: 'ms', goal: `<= ${GOAL_MS}` }
      return [
        { ...longest, value: blocks[0]?.ms ?? 0 },
        ...blocks.slice(0, PRINTED).map(({ what, ms }) => ({ name: what, value: ms, unit: 'ms', goal: null })),
        { name: `the longest answer: ${slowest.what}`, value: slowest.answeredMs, unit: 'ms', goal: null },
      ]
    } finally {
      await product.stop()
    }
  },
}
