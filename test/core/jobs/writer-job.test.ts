import { expect } from 'chai'
import { writerJob, type Written } from '../../../core/jobs/writer-job.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { stale } from '../../../core/shared/stale.ts'
import { anId, SOME_ACCOUNT } from '../../support/builders.ts'
import { silentLog } from '../../support/core-world.ts'

const PASSING = {
  'what somebody changed at the same moment': stale(),
  'a database that is busy': new AppError('unavailable', 'shared.database-busy'),
}

describe('A job that calls a writer', () => {
  const run = async (error: Error, lastAttempt: boolean) => {
    const saved: Written<string>[] = []
    const job = writerJob(
      {
        name: 'answer-question',
        find: async () => 'found',
        write: () => Promise.reject(error),
        save: async (_job, written: Written<string>) => {
          saved.push(written)
          return null
        },
      },
      silentLog,
    )
    const data = { questionId: anId<'question'>() }
    const outcome = await job.execute({ accountId: SOME_ACCOUNT, data, lastAttempt } as never).catch((thrown) => thrown)
    return { outcome, saved: saved.map((written) => written.outcome) }
  }

  for (const [what, error] of Object.entries(PASSING))
    it(`leaves ${what} to the queue, and ends with it at the last attempt alone`, async () => {
      expect(await run(error, false)).to.deep.equal({ outcome: error, saved: [] })
      expect(await run(error, true)).to.deep.equal({ outcome: null, saved: ['failed'] })
    })

  it('ends at once with what trying again does not mend', async () => {
    expect(await run(new AppError('invalid', 'model.unavailable'), false))
      .to.have.property('saved')
      .deep.equal(['failed'])
  })
})
