import { expect } from 'chai'
import { getPriority } from 'node:os'
import { ReadingPool } from '../../../adapters/file-formats/reading-pool.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { refusal } from './refusal.ts'

const TIMEOUT_MS = 120_000
const IDLE_MS = 30_000

describe('ReadingPool', () => {
  let pool: ReadingPool<string, string>
  let timers: ManualTimers

  function open({ size = 2 } = {}): void {
    const workerUrl = new URL('./sample.worker.ts', import.meta.url)
    timers = new ManualTimers()
    pool = new ReadingPool({ workerUrl, size, timers, timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS, maxHeapMb: 64 })
  }

  afterEach(() => pool.close())

  it('answers tasks in worker threads, no more at once than its size', async () => {
    open()

    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((task) => pool.run(task)))

    expect(answers.map((answer) => answer[0])).to.deep.equal(['a', 'b', 'c', 'd', 'e'])
    expect(new Set(answers.map((answer) => answer.slice(1))).size).to.equal(2)
  })

  it('lets the thread that answers people go first, where threads have priorities of their own', async () => {
    const own = getPriority()
    open()

    const niceness = Number(await pool.run('priority'))

    expect(niceness - own).to.equal(process.platform === 'linux' ? 5 : 0)
    expect(getPriority()).to.equal(own)
  })

  it('passes an AppError on with its kind, code and sentence', async () => {
    open()

    const error = await refusal(() => pool.run('refuse'))

    expect(error).to.include({ kind: 'unsupported', code: 'file.without-text', message: 'The PDF holds no text.' })
  })

  it('passes any other error on as an error that is none for the user', async () => {
    open()

    const error = await pool.run('fail').catch((caught: unknown) => caught)

    expect(error).to.be.instanceOf(Error).with.property('message').that.contains('TypeError: a bug')
  })

  it('goes by the outcome of a reading, whatever else failed beside it', async () => {
    open()

    expect(await pool.run('stray')).to.match(/^stray by/)
  })

  it('ends a task that takes too long and goes on with a new worker', async () => {
    open({ size: 1 })
    const hanging = new BroadcastChannel('hanging')
    const hangs = new Promise((resolve) => (hanging.onmessage = resolve))

    const answers = [refusal(() => pool.run('hang')), pool.run('next')] as const
    await hangs
    hanging.close()
    await timers.goOff(TIMEOUT_MS)

    const [hung, next] = await Promise.all(answers)
    expect(hung.code).to.equal('file.too-slow')
    expect(next).to.match(/^next by/)
  })

  it('refuses a task that takes too much memory and goes on', async () => {
    open({ size: 1 })

    const error = await refusal(() => pool.run('swell'))

    expect(error).to.include({ kind: 'unsupported', code: 'file.too-large-inside' })
    expect(await pool.run('next')).to.match(/^next by/)
  })

  it('goes on after a worker that ended unasked', async () => {
    open({ size: 1 })

    const error = await refusal(() => pool.run('exit'))

    expect(error.kind).to.equal('unavailable')
    expect(await pool.run('next')).to.match(/^next by/)
  })

  it('ends idle workers and starts new ones when needed', async () => {
    open({ size: 1 })

    const first = await pool.run('a')
    await timers.goOff(IDLE_MS)
    const second = await pool.run('a')

    expect(second).not.to.equal(first)
  })

  it('refuses what is under way, queued or new when it is closed', async () => {
    open({ size: 1 })
    const waiting = ['a', 'b'].map((task) => refusal(() => pool.run(task)))

    await pool.close()

    for (const error of await Promise.all(waiting)) expect(error.kind).to.equal('unavailable')
    expect((await refusal(() => pool.run('c'))).kind).to.equal('unavailable')
  })
})
