import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadingPool } from '../../../adapters/file-formats/reading-pool.ts'
import { argumentsFor, compiledProgram } from '../../support/compiled-program.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { eventually } from '../../support/waiting.ts'
import { refusal } from './refusal.ts'

const TIMEOUT_MS = 120_000
const IDLE_MS = 30_000
const LOOK_MS = 100

describe('ReadingPool', () => {
  let pool: ReadingPool<string, string>
  let timers: ManualTimers
  let folder: string
  let memoryMb: number

  function open({ size = 2, memory = 256 } = {}): void {
    const workerUrl = compiledProgram('test/adapters/file-formats/sample.worker.ts')
    timers = new ManualTimers()
    memoryMb = memory
    const bounds = {
      timeoutMs: TIMEOUT_MS,
      idleMs: IDLE_MS,
      get memoryMb() {
        return memoryMb
      },
    }
    pool = new ReadingPool(Object.assign(bounds, { workerUrl, size, timers }))
  }

  /** Elsewhere the system neither bounds memory nor tells of it. */
  const onLinux = process.platform === 'linux' ? it : () => undefined
  const run = (input: string, account?: string) => pool.run({ input, account })
  /** A task that ends only with its process, once it has begun; and that process. */
  const begun = async (kind: 'hang' | 'wait', account = 'a') => {
    const file = join(folder, `${Math.random()}`)
    const outcome = refusal(() => run(`${kind} ${file}`, account))
    const pid = await eventually(() => Number(readFileSync(file, 'utf8') || expect.fail('It has not begun.')))
    return { outcome, pid }
  }

  before(() => (folder = mkdtempSync(join(tmpdir(), 'reading-pool-'))))
  after(() => rmSync(folder, { recursive: true }))

  describe('that goes on', () => {
    before(() => open({ size: 1 }))
    after(() => pool.close())

    it('hands the bytes of a file over, and leaves those of the caller alone', async () => {
      const whole = new Uint8Array(3_000_000).fill(1)

      const sums = [whole, whole.subarray(1, 4), new Uint8Array(0)].map((bytes) => pool.run({ input: 'sum', bytes }))

      expect(await Promise.all(sums)).to.deep.equal(['3000000', '3', '0'])
      expect(whole.byteLength).to.equal(3_000_000)
    })

    it('lets the process that answers people go first', async () => {
      const own = getPriority()
      expect(Number(await run('priority')) - own).to.equal(5)
      expect(getPriority()).to.equal(own)
    })

    it('tells the readers no settings', async () => {
      expect(await run('environment')).not.to.match(/PATH|HOME|SECRET|NODE_ENV/)
    })

    it('passes an AppError on with its kind, code and values', async () => {
      const error = await refusal(() => run('refuse'))

      expect(error).to.deep.include({
        kind: 'unsupported',
        code: 'file.without-text',
        details: { values: { what: 'PDF' } },
      })
    })

    it('passes any other error on as an error that is none for the user', async () => {
      const error = await run('fail').catch((caught: unknown) => caught)

      expect(error).to.be.instanceOf(Error).with.property('message').that.contains('TypeError: a bug')
    })

    it('fails a task whose answer can’t be sent', async () => {
      const error = await run('uncloneable').catch((caught: unknown) => caught)

      expect(error).to.be.instanceOf(Error).with.property('message').that.contains('could not be cloned')
    })

    it('goes by the outcome of a reading, whatever else failed beside it', async () => {
      expect(await run('stray')).to.match(/^stray by/)
    })
  })

  describe('that is closed', () => {
    afterEach(() => pool.close())

    it('answers tasks in processes of their own, no more at once than its size', async () => {
      open()

      const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((task) => run(task)))

      const processes = answers.map((answer) => /by (\d+)/.exec(answer)?.[1])
      expect(answers.map((answer) => answer[0])).to.deep.equal(['a', 'b', 'c', 'd', 'e'])
      expect(new Set(processes).size).to.equal(2)
      expect(processes).not.to.include(String(process.pid))
    })

    it('ends a task that takes too long and goes on with a new process', async () => {
      open({ size: 1 })

      const { outcome } = await begun('hang')
      const next = run('next')
      await timers.goOff(TIMEOUT_MS)

      expect((await outcome).code).to.equal('file.too-slow')
      expect(sentenceOfError(await outcome)).to.contain('120 seconds')
      expect(await next).to.match(/^next by/)
    })

    it('refuses a task that takes too much of the heap, after a second try, and goes on', async () => {
      open({ size: 1, memory: 160 })

      const error = await refusal(() => run('swell'))

      expect(error).to.include({ kind: 'unsupported', code: 'file.too-large-inside' })
      expect(await run('next')).to.match(/^next by/)
    })

    onLinux('bounds memory outside of the heap by the operating system', async () => {
      open({ size: 1 })

      const error = await run('swell outside of the heap').catch((caught: unknown) => caught)

      expect(error).to.be.instanceOf(Error).with.property('message').that.contains('allocation failed')
      expect(await run('next')).to.match(/^next by/)
    })

    onLinux('ends a process that takes more memory than it may by what the system tells', async () => {
      open({ size: 1 })
      const first = await begun('wait')
      memoryMb = -1_000

      await timers.goOff(LOOK_MS)
      await eventually(() => expect(() => process.kill(first.pid, 0)).to.throw())
      await timers.goOff(LOOK_MS)

      expect(await first.outcome).to.include({ kind: 'unsupported', code: 'file.too-large-inside' })
    })

    it('tries a task whose process ended again in a fresh one, and disturbs no other', async () => {
      open({ size: 2 })
      await run('first')

      const [again, other] = await Promise.all([run('exit when used'), run('other')])

      expect(again).to.match(/ as task 1$/)
      expect(other).to.match(/^other by/)
    })

    it('refuses a task that ended its process twice', async () => {
      open({ size: 1 })

      const error = await refusal(() => run('exit'))

      expect(error).to.include({ kind: 'unsupported', code: 'file.ends-its-reader' })
      expect(await run('next')).to.match(/^next by/)
    })

    it('blames no file where a process can’t start', async () => {
      timers = new ManualTimers()
      const workerUrl = new URL('./no-such.worker.ts', import.meta.url)
      pool = new ReadingPool({ workerUrl, size: 1, timers, timeoutMs: TIMEOUT_MS, memoryMb: 256 })

      expect(await refusal(() => run('a'))).to.include({ kind: 'unavailable', code: 'reading.failed' })
    })

    it('ends idle processes and starts new ones when needed', async () => {
      open({ size: 1 })

      const first = await run('a')
      await timers.goOff(IDLE_MS)
      const second = await run('a')

      expect(second).not.to.equal(first)
    })

    it('refuses what is under way, queued or new when it is closed, and leaves no process behind', async () => {
      open({ size: 1 })
      const { outcome, pid } = await begun('hang')
      const waiting = [outcome, refusal(() => run('b', 'a'))]

      await pool.close()

      for (const error of await Promise.all(waiting)) expect(error.kind).to.equal('unavailable')
      expect((await refusal(() => run('c'))).kind).to.equal('unavailable')
      expect(() => process.kill(pid, 0)).to.throw('ESRCH')
    })

    it('leaves no process behind when the program is killed, however busy', async () => {
      open()
      const file = join(folder, 'left-behind')
      const parent = spawn(process.execPath, [...argumentsFor('test/adapters/file-formats/killed-parent.ts'), file])
      const pid = await eventually(() => Number(readFileSync(file, 'utf8') || expect.fail('It has not begun.')))

      parent.kill('SIGKILL')
      await once(parent, 'exit')

      await eventually(() => expect(() => process.kill(pid, 0)).to.throw('ESRCH'))
    })

    describe('among accounts', () => {
      it('begins a task of another account while one account holds every place', async () => {
        open({ size: 2 })
        await Promise.all([begun('wait', 'a'), begun('wait', 'a')])
        const third = refusal(() => run('third', 'a'))

        expect(await run('small', 'b')).to.match(/^small by/)
        await pool.close()

        expect((await third).kind).to.equal('unavailable')
      })
    })
  })
})
