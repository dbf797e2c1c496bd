import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'

import { S3FileStore } from '../../adapters/files-s3/s3-file-store.ts'
import { LocalFileStore } from '../../adapters/files/local-file-store.ts'
import { InMemoryFileStore } from '../../adapters/memory/documents/in-memory-file-store.ts'
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
})

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
