import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interleaved, type Benchmark } from './measure.ts'
import { memoryOf, startProduct, startYardstick, type RunningProgram } from './running-program.ts'

const PAIRS = 5
const SETTLE_MS = 8_000

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

/** SPEED.md goal 12: start-up and idle memory beside a bare Koa and TypeORM host. */
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
