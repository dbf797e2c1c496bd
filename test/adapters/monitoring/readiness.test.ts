import { expect } from 'chai'
import { Readiness, type ReadinessCheck } from '../../../adapters/monitoring/readiness.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const KEPT_MS = 1_000
const LONGEST_CHECK_MS = 3_000
const REASON = 'The database does not answer.'

describe('readiness', () => {
  const log = () => new RecordingLog()
  const check = (holds: ReadinessCheck['holds'], name = 'database'): ReadinessCheck => ({ name, reason: REASON, holds })

  it('names each check that fails with its reason, and keeps why for the log', async () => {
    const lines = log()
    const failing = () => Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432'))
    const readiness = new Readiness(
      [check(failing), check(async () => false, 'queue'), check(async () => true, 'files')],
      lines,
      new ManualTimers(),
    )

    expect(await readiness.unready()).to.deep.equal({ database: REASON, queue: REASON })
    expect(lines.entries.map(({ level, details }) => [level, details['check']])).to.deep.equal([
      ['error', 'database'],
      ['error', 'queue'],
    ])
  })

  it('is there in spite of what is but a remark', async () => {
    const remark: ReadinessCheck = { ...check(async () => false, 'clock'), isRemark: true }
    const readiness = new Readiness([remark, check(async () => true)], log(), new ManualTimers())

    expect(await readiness.unready()).to.deep.equal({})
    expect(readiness.remarks()).to.deep.equal({ clock: REASON })
  })

  it('takes a check that never ends for failed', async () => {
    const timers = new ManualTimers()
    const readiness = new Readiness([check(() => new Promise(() => undefined))], log(), timers)

    const unready = readiness.unready()
    await timers.goOff(LONGEST_CHECK_MS)

    expect(await unready).to.deep.equal({ database: REASON })
  })

  it('looks once however many ask, and says once that it failed and once that it is over', async () => {
    const lines = log()
    const timers = new ManualTimers()
    let looks = 0
    const readiness = new Readiness([check(async () => ++looks > 2)], lines, timers)
    const ask = async () => {
      const [answer] = await Promise.all([readiness.unready(), readiness.unready(), readiness.unready()])
      await timers.goOff(KEPT_MS)
      return answer
    }

    expect([await ask(), await ask(), await ask()]).to.deep.equal([{ database: REASON }, { database: REASON }, {}])
    expect(looks).to.equal(3)
    expect(lines.entries.map(({ message }) => message)).to.deep.equal(['Not ready', 'Ready again'])
  })
})
