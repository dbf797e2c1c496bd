import { expect } from 'chai'
import { InMemoryFileStore } from '../../../adapters/memory/documents/in-memory-file-store.ts'
import { RemoveFile } from '../../../core/documents/remove-file.ts'
import { withRetriedRemovals } from '../../../core/documents/retried-removals.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { retryAt } from '../../../core/jobs/retry-schedule.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { bytesOf, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const KEY = 'account1/file1'

class StuckFileStore extends InMemoryFileStore {
  isStuck = true

  override async remove(key: string): Promise<void> {
    if (this.isStuck) throw new AppError('unavailable', 'files.unavailable')
    await super.remove(key)
  }
}

describe('a file that can not be removed with its row', () => {
  it('is removed by a job, which is tried until the file is gone', async () => {
    const world = openCoreWorld()
    const stored = new StuckFileStore()
    const log = new RecordingLog()
    const files = withRetriedRemovals(stored, world.unitOfWork, world, log)
    await files.put(KEY, bytesOf('A report'))

    await files.remove(KEY)
    const [claim] = await claimAll(world)
    const handler = delivered('remove-file', new RemoveFile(stored))
    const again = () => handler.execute({ ...claim!.job, lastAttempt: false })
    const refused = await refusalOf(again())
    stored.isStuck = false
    await again()

    expect(log.entries.map(({ level }) => level)).to.deep.equal(['warn'])
    expect(claim!.job).to.include({ name: 'remove-file', accountId: null })
    expect(refused.kind).to.equal('unavailable')
    expect((await refusalOf(files.read(KEY))).kind).to.equal('not-found')
  })

  it('is tried again for as long as it takes, after six hours in the long run', () => {
    for (const failCount of [5, 50, 5000])
      expect(retryAt('remove-file', failCount, '2026-11-28T00:00:00.000Z')).to.equal('2026-11-28T06:00:00.000Z')
  })
})
