import type { AccountId } from '../../../core/shared/ids.ts'
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

  const documentOf = async (accountId: AccountId, days = 3) => {
    const document = aDocument({ accountId })
    await world.unitOfWork.run(({ documents }) => documents.save(document))
    await put(document.fileKey, days)
    return document
  }

  it('are files that no row names: set aside once they are a day old, removed a week later', async () => {
    const { accountId } = await anActorIn(world)
    const { fileKey } = await documentOf(accountId)
    await put(`${accountId}/nobodys`, 2)
    await put(`${accountId}/being-uploaded`, 0.5)

    expect(await sweep()).to.equal(
      'Set 1 files aside that nothing names. Removed 0 that were aside for a week, 0 unfinished ones and 0 old messages.',
    )
    const aside = `${accountId}/set-aside/nobodys`
    expect(await stored()).to.deep.equal([fileKey, `${accountId}/being-uploaded`, aside].sort())
    expect(Buffer.from(await files.read(aside)).toString()).to.equal(`${accountId}/nobodys`)

    await utimes(join(folder, 'files', aside), daysAgo(8), daysAgo(8))
    await sweep()
    expect(await stored()).to.deep.equal([fileKey, `${accountId}/being-uploaded`].sort())
  })

  it('come back once a row names them', async () => {
    const { accountId } = await anActorIn(world)
    await documentOf(accountId)
    const { fileKey } = await documentOf(accountId)
    await files.put(fileKey.replace('/', '/set-aside/'), bytesOf('bytes'))
    await files.remove(fileKey)

    expect(await sweep()).to.contain('Brought 1 back')
    expect(Buffer.from(await files.read(fileKey)).toString()).to.equal('bytes')
  })

  it('are none where the database names no file at all, or lacks the names of many', async () => {
    const { accountId } = await anActorIn(world)
    for (let at = 0; at < 7; at += 1) await put(`${accountId}/file-${at}`, 3)

    expect(await sweep()).to.contain('Left 7 that nothing names')
    await documentOf(accountId)
    expect(await sweep()).to.contain('Left 7 that nothing names')
    expect(await stored()).to.have.length(8)
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
