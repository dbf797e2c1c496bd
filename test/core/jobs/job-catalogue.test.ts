import { expect } from 'chai'
import { firstLaneOf } from '../../../core/jobs/job-lane.ts'
import { delivered, type GivenUpJob, type HandlerOf } from '../../../core/jobs/job-handler.ts'
import type { PayloadOf } from '../../../core/jobs/job-catalogue.ts'
import type { JobData } from '../../../core/jobs/job.ts'
import { anId } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'

type Payload = PayloadOf<'improve-answer'>

const questionId = anId<'question'>()

describe('The data of a job', () => {
  let done: Payload[]
  let givenUp: Payload[]

  beforeEach(() => {
    done = []
    givenUp = []
  })

  const handler: HandlerOf<'improve-answer'> = {
    execute: async ({ data }) => (done.push(data), 'Done.'),
    giveUp: async ({ data }) => void givenUp.push(data),
  }
  const job = delivered('improve-answer', handler)
  const run = (data: JobData) => job.execute({ data, accountId: null, lastAttempt: false })
  const giveUp = (data: JobData) => {
    const failed: GivenUpJob = { data, accountId: null, reason: 'failed', detail: 'It failed.' }
    return job.giveUp(failed)
  }

  it('reaches the work as the catalogue says, with nothing else and null for what is left out', async () => {
    expect(await run({ questionId, turn: 2, requestId: 'a request' })).to.equal('Done.')
    await giveUp({ questionId, turn: 4 })

    expect(done).to.deep.equal([{ proposalId: null, questionId, turn: 2 }])
    expect(givenUp).to.deep.equal([{ proposalId: null, questionId, turn: 4 }])
  })

  it('that can’t be read fails the job for good, and tells nobody', async () => {
    const unreadable: JobData[] = [{}, { questionId }, { questionId, turn: '2' }, { questionId: 'x', turn: 2 }]
    for (const data of unreadable) {
      expect(await refusalOf(run(data))).to.include({ kind: 'invalid', code: 'jobs.invalid-payload' })
      await giveUp(data)
    }

    expect([done, givenUp]).to.deep.equal([[], []])
  })
})

describe('The lane of a job', () => {
  it('is small for what is over in a moment, and ordinary for all else, known or not', () => {
    const lanes = ['send-password-reset', 'retry-stuck-work', 'write-report', 'toString'].map((name) =>
      firstLaneOf({ name }),
    )

    expect(lanes).to.deep.equal(['small', 'small', 'ordinary', 'ordinary'])
  })
})
