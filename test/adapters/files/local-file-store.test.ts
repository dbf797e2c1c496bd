import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { LocalFileStore } from '../../../adapters/files/local-file-store.ts'
import { bytesOf, refusalOf } from '../../support/core-world.ts'

const NOBODY = 65_534
const KEY = 'account1/file1'

/** As a user to whom the folder does not belong; others than root are kept out by its mode alone. */
async function asAnother<T>(work: () => Promise<T>): Promise<T> {
  const own = process.geteuid!()
  if (own === 0) process.seteuid!(NOBODY)
  try {
    return await work()
  } finally {
    if (own === 0) process.seteuid!(own)
  }
}

describe('Files in a folder that belongs to another user', () => {
  let folder: string
  let files: LocalFileStore

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'))
    files = new LocalFileStore(folder)
    await files.put(KEY, bytesOf('Ours'))
    await chmod(folder, 0o755)
    await chmod(join(folder, 'account1'), 0o500)
  })
  afterEach(async () => {
    await chmod(join(folder, 'account1'), 0o700)
    await rm(folder, { recursive: true })
  })

  for (const [what, ask] of [
    ['stored', () => files.put('account1/file2', bytesOf('Theirs'))],
    ['removed', () => files.remove(KEY)],
    ['removed with their account', () => files.removeAccount('account1')],
  ] as const)
    it(`can't be ${what} for now, until the operator has mended that`, async () => {
      expect((await asAnother(() => refusalOf(ask()))).kind).to.equal('unavailable')
      expect(await files.read(KEY)).to.deep.equal(new TextEncoder().encode('Ours'))
    })
})
