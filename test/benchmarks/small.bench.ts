import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { copyAccounts } from './copied-accounts.ts'
import { interleaved, type Benchmark } from './measure.ts'
import { newUser } from './product-client.ts'
import { memoryOf, startProduct, startYardstick, type RunningProgram } from './running-program.ts'

const PAIRS = 5
const SETTLE_MS = 8_000
const MANY_ACCOUNTS = 100_000

async function startTime(program: Promise<RunningProgram>): Promise<number> {
  const running = await program
  await running.stop()
  return running.startMs
}

async function idleMemory(program: Promise<RunningProgram>): Promise<number> {
  const running = await program
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const megabytes = memoryOf(running.process.pid!)
  await running.stop()
  return megabytes
}

/** Start-up and idle memory beside a bare Koa and TypeORM host. */
export const smallAndTidy: Benchmark = {
  name: 'small-and-tidy',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-small-'))
    try {
      await startTime(startProduct({ dataDir }))
      const start = await interleaved(
        PAIRS,
        () => startTime(startProduct({ dataDir })),
        () => startTime(startYardstick('koa-typeorm')),
      )
      const memory = await interleaved(
        3,
        () => idleMemory(startProduct({ dataDir })),
        () => idleMemory(startYardstick('koa-typeorm')),
      )
      return [
        { name: 'start to first answer / bare Koa and TypeORM', value: start.ratio, unit: 'ratio', goal: '<= 3' },
        { name: 'start to first answer', value: start.ours, unit: 'ms', goal: null },
        { name: 'idle memory / bare Koa and TypeORM', value: memory.ratio, unit: 'ratio', goal: '<= 2' },
        { name: 'idle memory', value: memory.ours, unit: 'MB', goal: null },
      ]
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

/** A folder with one account in it, and one with that and very many more. */
async function foldersOf(parent: string): Promise<{ one: string; many: string }> {
  const [one, many] = [join(parent, 'one'), join(parent, 'many')]
  const product = await startProduct({ dataDir: one })
  const user = await newUser(product.url)
  await user.post('/projects/create', { name: 'Garden' })
  await product.stop()
  await cp(one, many, { recursive: true })
  const database = new BetterSqlite3(join(many, 'grantwright.sqlite'))
  copyAccounts(database, { from: 1, to: MANY_ACCOUNTS, withProjects: MANY_ACCOUNTS, withSession: MANY_ACCOUNTS })
  database.close()
  return { one, many }
}

/** Start-up and idle memory as the accounts become more. */
export const smallAndTidyGrowth: Benchmark = {
  name: 'small-and-tidy-growth',
  async run() {
    const parent = await mkdtemp(join(tmpdir(), 'bench-small-growth-'))
    try {
      const { one, many } = await foldersOf(parent)
      await startTime(startProduct({ dataDir: many }))
      const start = await interleaved(
        PAIRS,
        () => startTime(startProduct({ dataDir: many })),
        () => startTime(startProduct({ dataDir: one })),
      )
      const memory = await interleaved(
        3,
        () => idleMemory(startProduct({ dataDir: many })),
        () => idleMemory(startProduct({ dataDir: one })),
      )
      const name = `with ${MANY_ACCOUNTS} accounts over one`
      return [
        { name: `start to first answer ${name}`, value: start.ratio, unit: 'ratio', goal: '<= 1.1' },
        { name: `idle memory ${name}`, value: memory.ratio, unit: 'ratio', goal: '<= 1.1' },
      ]
    } finally {
      await rm(parent, { recursive: true, force: true })
    }
  },
}
