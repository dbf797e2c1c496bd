import { mkdtemp, open as openFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'

import { S3FileStore } from '../../adapters/files-s3/s3-file-store.ts'
import { LocalFileStore } from '../../adapters/files/local-file-store.ts'
import { InMemoryFileStore } from '../../adapters/memory/documents/in-memory-file-store.ts'
import { expectError } from '../support/expect-error.ts'
import { startS3, type S3Server } from '../support/s3-server.ts'
import { fileStoreContract } from './file-store.contract.ts'

describe('The file store in memory', () => {
  fileStoreContract(async () => new InMemoryFileStore())
})

describe('The file store in a folder', () => {
  const folders: string[] = []

  async function aFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-files-'))
    folders.push(folder)
    return folder
  }

  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  fileStoreContract(async () => new LocalFileStore(join(await aFolder(), 'made', 'when', 'needed')))

  it('leaves no half of a file behind', async () => {
    const folder = await aFolder()
    const files = new LocalFileStore(folder)

    await files.put('account1/whole', (async function* () {})())
    await files
      .put(
        'account1/broken',
        (async function* () {
          yield new Uint8Array(10)
          throw new Error('Cut off')
        })(),
      )
      .catch(() => undefined)

    expect((await readdir(folder, { recursive: true })).sort()).to.deep.equal([
      '.incoming',
      'account1',
      join('account1', 'whole'),
    ])
  })

  it('removes halves of files that a killed process left, but not what is being stored', async () => {
    const folder = await aFolder()
    const files = new LocalFileStore(folder)
    await files.put('account1/whole', (async function* () {})())
    await writeFile(join(folder, '.incoming', 'old'), 'half of')
    await writeFile(join(folder, '.incoming', 'new'), 'half of')
    const longAgo = new Date('2026-01-01T00:00:00.000Z')
    await utimes(join(folder, '.incoming', 'old'), longAgo, longAgo)
    await utimes(join(folder, 'account1', 'whole'), longAgo, longAgo)

    expect(await files.removeUnfinished('2026-01-02T00:00:00.000Z')).to.equal(1)

    expect(await readdir(join(folder, '.incoming'))).to.deep.equal(['new'])
    expect(await files.read('account1/whole')).to.have.length(0)
  })

  for (const code of ['ENOSPC', 'EDQUOT'])
    it(`says that there is no space, and keeps nothing, on ${code}`, async () => {
      const folder = await aFolder()
      const full = Object.assign(new Error('write'), { code })
      const create: typeof openFile = async (path, flags) => {
        const file = await openFile(path, flags)
        return Object.assign(file, { writeFile: () => Promise.reject(full) })
      }

      await expectError(
        new LocalFileStore(folder, create).put('account1/a', aByte()),
        'unavailable',
        'shared.disk-full',
      )

      expect(await readdir(folder, { recursive: true })).to.deep.equal(['.incoming'])
    })
})

async function* aByte(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1)
}

describe('The file store on S3', () => {
  let server: S3Server
  const opened: S3FileStore[] = []

  before(async () => {
    server = await startS3()
  })

  after(async () => {
    for (const files of opened) files.close()
    await server.stop()
  })

  fileStoreContract(async () => {
    const files = new S3FileStore(await server.newBucket())
    opened.push(files)
    return files
  })
})
