import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { LocalFileStore } from '../../../adapters/files/local-file-store.ts'
import { TemporaryFolders } from '../../../adapters/files/temporary-folders.ts'
import { NO_SENT_MAILS } from '../../../adapters/mail/no-sent-mails.ts'
import { RemoveLeftovers } from '../../../core/maintenance/remove-leftovers.ts'
import { aDocument } from '../../support/builders.ts'
import { anActorIn, bytesOf, openCoreWorld, type CoreWorld } from '../../support/core-world.ts'

describe('leftovers of killed processes', () => {
  let world: CoreWorld
  let folder: string
  let files: LocalFileStore

  beforeEach(async () => {
    world = openCoreWorld()
    folder = await mkdtemp(join(tmpdir(), 'leftovers-'))
    files = new LocalFileStore(join(folder, 'files'))
    await mkdir(join(folder, 'temporary'))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  const sweep = (places: Partial<ConstructorParameters<typeof RemoveLeftovers>[0]> = {}) => {
    const { namedFiles: named, storageMaintenance: storage } = world
    const temporary = new TemporaryFolders(join(folder, 'temporary'))
    return new RemoveLeftovers(
      { files, named, temporary, mails: NO_SENT_MAILS, storage, ...places },
      world.clock,
    ).execute()
  }
  const daysAgo = (days: number) => new Date(Date.parse(world.clock.now()) - days * 24 * 3600 * 1000)
  const put = async (key: string, days: number) => {
    await files.put(key, bytesOf(key))
    await utimes(join(folder, 'files', key), daysAgo(days), daysAgo(days))
  }
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of files.list()) keys.push(key)
    return keys.sort()
  }

  it('are files that no row names, once they are a day old', async () => {
    const { accountId } = await anActorIn(world)
    const document = aDocument({ accountId })
    await world.unitOfWork.run(({ documents }) => documents.save(document))
    await put(document.fileKey, 3)
    await put(`${accountId}/nobodys`, 2)
    await put(`${accountId}/being-uploaded`, 0.5)
    await put('funder-imports/cut-off', 2)

    const result = await sweep()

    expect(await stored()).to.deep.equal([document.fileKey, `${accountId}/being-uploaded`].sort())
    expect(result).to.equal('Removed 2 files that nothing names, 0 unfinished ones and 0 old messages.')
  })

  it('are not what lies under accounts that this database does not know', async () => {
    await put('another-databases-account/a', 30)
    await put('readiness/probe', 30)

    await sweep()

    expect(await stored()).to.deep.equal(['another-databases-account/a', 'readiness/probe'])
  })

  it('are folders of uploads and exports, but of no other program', async () => {
    const names = ['grantwright-upload-abc123', 'grantwright-export-abc123', 'grantwright-upload-new', 'other-program']
    for (const name of names) {
      const path = join(folder, 'temporary', name)
      await mkdir(path)
      await writeFile(join(path, 'file'), 'half')
      const changed = name.endsWith('new') ? daysAgo(0) : daysAgo(2)
      await utimes(path, changed, changed)
    }

    expect(await sweep()).to.contain('2 unfinished')

    expect(await readdir(join(folder, 'temporary'))).to.have.members(['grantwright-upload-new', 'other-program'])
  })

  it('are messages whose links have run out, and what the database writes ahead', async () => {
    const asked: string[] = []
    const removeSentBefore = async (moment: string) => (asked.push(moment), 4)
    const trimLog = async () => void asked.push('trimmed')

    const result = await sweep({
      mails: { ...NO_SENT_MAILS, removeSentBefore },
      storage: { ...world.storageMaintenance, trimLog },
    })

    expect(asked).to.deep.equal([daysAgo(8).toISOString(), 'trimmed'])
    expect(result).to.contain('4 old messages')
  })
})
