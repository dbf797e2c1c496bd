import { spawnSync } from 'node:child_process'
import { untilRead, type LibraryFile } from '../library.ts'
import { timed, type Benchmark, type Figure } from '../measure.ts'
import { newUser, type ProductClient } from '../product-client.ts'
import { startProduct } from '../running-program.ts'
import { hostileFiles } from './hostile-files.ts'
import { treeMemoryOf, watchTree } from './process-tree.ts'
import { asDocuments, asForms, type UploadTarget } from './upload-target.ts'

const MAX_MB = 2_000
const UPLOAD_EVERY_MS = 3_000
/** Minutes after which it looks at what came of the files, done or not. */
const LONGEST_RUN = Number(process.env['BENCH_MINUTES'] ?? 30)

/** Sends every file; how many were refused at once. */
async function attack(target: UploadTarget, files: readonly LibraryFile[]): Promise<number> {
  let refused = 0
  for (const { name, bytes } of files) {
    await target.send(name, bytes).catch((error: Error) => {
      refused += 1
      console.log(`  refused at once: ${name}: ${error.message.slice(0, 160)}`)
    })
  }
  return refused
}

/** Uploads a text of 50 bytes every few seconds until told to stop; milliseconds until each could be searched. */
async function uploadSmallTexts(user: ProductClient, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = []
  while (!isOver()) {
    const bytes = Buffer.from(`Note ${String(waits.length).padStart(4, '0')}: lunch for 400 people every week.\n`)
    const read = async () => {
      await user.upload('/documentLibrary/uploadSharedDocument', `${waits.length}.txt`, bytes)
      await untilRead(user)
    }
    waits.push(await timed(read))
    await new Promise((resolve) => setTimeout(resolve, UPLOAD_EVERY_MS))
  }
  return waits
}

async function untilOver(target: UploadTarget): Promise<void> {
  const until = performance.now() + LONGEST_RUN * 60_000
  while (performance.now() < until) {
    if ((await target.outcomes()).every(({ isOver }) => isOver)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function printOutcomes(target: UploadTarget): Promise<Figure[]> {
  const outcomes = await target.outcomes()
  for (const { name, state, reason } of outcomes)
    console.log(`  ${state.padEnd(10)} ${name.padEnd(24)} ${reason ?? ''}`)
  const figure = (name: string, value: number, goal: string | null) => ({ name, value, unit: 'files', goal })
  const failed = outcomes.filter(({ state }) => state === 'error')
  const left = outcomes.filter(({ isOver }) => !isOver)
  return [
    figure('hostile files read', outcomes.length - failed.length - left.length, null),
    figure('hostile files refused by a sentence', failed.length, null),
    figure('hostile files still in work', left.length, '= 0'),
  ]
}

/** Ends the server, as the kernel does in a container, when the whole tree takes more than it may. */
function boundTree(pid: number): () => void {
  const timer = setInterval(() => {
    if (treeMemoryOf(pid) > MAX_MB) process.kill(pid, 'SIGKILL')
  }, 50)
  return () => clearInterval(timer)
}

/** Fifty files made to take memory or time, from one account, while another uploads texts of 50 bytes. */
export const hostileFilesBenchmark: Benchmark = { name: 'hostile-files', run: () => attackWith(asDocuments) }

/** The same files as forms of applications. */
export const hostileForms: Benchmark = { name: 'hostile-forms', run: () => attackWith(asForms) }

async function attackWith(targetOf: (attacker: ProductClient) => UploadTarget): Promise<Figure[]> {
  if (spawnSync('test', ['-r', '/proc/self/statm']).status !== 0) throw new Error('It needs the /proc of Linux.')
  const files = await hostileFiles()
  const product = await startProduct({ cores: 2 })
  const pid = product.process.pid!
  const unbound = boundTree(pid)
  const tree = watchTree(pid)
  try {
    const [target, other] = [targetOf(await newUser(product.url)), await newUser(product.url)]
    let isOver = false
    const small = uploadSmallTexts(other, () => isOver)
    small.catch(() => undefined)
    const lasted = await timed(async () => {
      const refused = await attack(target, files)
      console.log(`  ${files.length} hostile files, ${refused} refused at once`)
      await untilOver(target)
    })
    isOver = true
    const waits = await small
    return [
      { name: 'ends of the server', value: product.process.exitCode === null ? 0 : 1, unit: '', goal: '= 0' },
      ...(await printOutcomes(target)),
      { name: 'texts of the other account', value: waits.length, unit: 'files', goal: null },
      { name: 'greatest wait of the other account', value: Math.max(...waits), unit: 'ms', goal: '< 5000' },
      { name: 'most memory of all processes together', value: tree.peak, unit: 'MB', goal: `<= ${MAX_MB}` },
      { name: 'until the last hostile file was done', value: lasted / 1000, unit: 's', goal: null },
    ]
  } catch (error) {
    const wasKilled = product.process.signalCode === 'SIGKILL'
    throw wasKilled ? new Error(`The server was ended at ${Math.round(tree.peak)} MB.`, { cause: error }) : error
  } finally {
    unbound()
    tree.stop()
    await product.stop()
  }
}
