import { expect } from 'chai'
import { createHash } from 'node:crypto'

import type { FileStore } from '../../core/shared/ports.ts'
import { expectError } from '../support/expect-error.ts'

const encode = (text: string) => new TextEncoder().encode(text)

async function* chunks(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield part
}

async function* cutOff(): AsyncGenerator<Uint8Array> {
  yield encode('half')
  throw new Error('The connection was lost')
}

async function joined(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

async function first(files: FileStore): Promise<Uint8Array | undefined> {
  for await (const chunk of await files.open('account1/file1')) return chunk
  return undefined
}

/** The contract of `FileStore`, for any implementation; `fresh` gives an empty store each time. */
export function fileStoreContract(fresh: () => Promise<FileStore>): void {
  let files: FileStore

  beforeEach(async () => {
    files = await fresh()
  })

  it('gives back the bytes that were put, with their size and hash', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256)

    const stored = await files.put('account1/file1', chunks(bytes.subarray(0, 1), bytes.subarray(1)))

    expect(stored).to.deep.equal({
      sizeBytes: 300_000,
      contentHash: createHash('sha256').update(bytes).digest('hex'),
    })
    expect(Buffer.from(await files.read('account1/file1')).equals(bytes)).to.equal(true)
  })

  it('keeps an empty file', async () => {
    expect((await files.put('account1/empty', chunks())).sizeBytes).to.equal(0)

    expect(await files.read('account1/empty')).to.have.length(0)
  })

  it('knows no file that was never put, also below one that was', async () => {
    await files.put('account1/file1', chunks(encode('x')))

    await expectError(files.read('account1/file2'), 'not-found')
    await expectError(files.read('account1/file1/below'), 'not-found')
  })

  it('replaces what a key held', async () => {
    await files.put('account1/file1', chunks(encode('a longer first text')))

    await files.put('account1/file1', chunks(encode('second')))

    expect(new TextDecoder().decode(await files.read('account1/file1'))).to.equal('second')
  })

  it('stores nothing of a file that breaks off, and leaves what was there', async () => {
    await files.put('account1/kept', chunks(encode('kept')))

    const outcomes = await Promise.allSettled([
      files.put('account1/new', cutOff()),
      files.put('account1/kept', cutOff()),
    ])

    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected'])
    await expectError(files.read('account1/new'), 'not-found')
    expect(new TextDecoder().decode(await files.read('account1/kept'))).to.equal('kept')
  })

  it('hands out copies', async () => {
    await files.put('account1/file1', chunks(encode('text')))

    ;(await files.read('account1/file1')).fill(0)

    expect(new TextDecoder().decode(await files.read('account1/file1'))).to.equal('text')
  })

  it('hands out a file as a stream, which may be left before its end, to many at once', async () => {
    const bytes = Uint8Array.from({ length: 900_000 }, (_, index) => (index * 11) % 256)
    await files.put('account1/file1', chunks(bytes))

    const [whole, part] = await Promise.all([joined(await files.open('account1/file1')), first(files)])

    expect(whole.equals(bytes)).to.equal(true)
    expect(part?.byteLength).to.be.greaterThan(0)
  })

  it('says before any byte is taken that there is no such file', async () => {
    await expectError(files.open('account1/none'), 'not-found')
  })

  it('keeps a file of many megabytes as it came', async () => {
    const part = Uint8Array.from({ length: 700_001 }, (_, index) => (index * 13) % 251)
    const hash = createHash('sha256')
    for (let count = 0; count < 20; count++) hash.update(part)

    const stored = await files.put('account1/large', chunks(...Array.from({ length: 20 }, () => part)))

    const found = createHash('sha256')
    for await (const chunk of await files.open('account1/large')) found.update(chunk)
    expect(stored).to.deep.equal({ sizeBytes: 14_000_020, contentHash: hash.digest('hex') })
    expect(found.digest('hex')).to.equal(stored.contentHash)
  })

  it('removes a file, once and again', async () => {
    await files.put('account1/file1', chunks(encode('x')))
    await files.put('account1/file2', chunks(encode('y')))

    await files.remove('account1/file1')
    await files.remove('account1/file1')

    await expectError(files.read('account1/file1'), 'not-found')
    expect(await files.read('account1/file2')).to.have.length(1)
  })

  it('removes all files of one account and none of another', async () => {
    for (const key of ['account1/a', 'account1/b/c', 'account10/a']) await files.put(key, chunks(encode(key)))

    await files.removeAccount('account1')
    await files.removeAccount('account2')

    await expectError(files.read('account1/a'), 'not-found')
    await expectError(files.read('account1/b/c'), 'not-found')
    expect(await files.read('account10/a')).to.have.length('account10/a'.length)
  })

  for (const key of ['', 'alone', '../escape', 'a/../../b', '/etc/passwd', 'a//b', 'a/', 'a\\..\\b', 'a/.', 'a/b\0c']) {
    it(`refuses ${JSON.stringify(key)} as a key`, async () => {
      const outcomes = await Promise.allSettled([
        files.put(key, chunks(encode('x'))),
        files.read(key),
        files.open(key),
        files.remove(key),
      ])

      expect(new Set(outcomes.map(({ status }) => status))).to.deep.equal(new Set(['rejected']))
    })
  }

  it('lists all that is stored with when that was, account by account', async () => {
    const before = new Date(Date.now() - 60_000).toISOString()
    for (const key of ['account1/a', 'account2/a', 'account1/b/c']) await files.put(key, chunks(encode(key)))

    const listed = []
    for await (const file of files.list()) listed.push(file)
    const accounts = listed.map(({ key }) => key.split('/')[0])

    expect(listed.map(({ key }) => key)).to.have.members(['account1/a', 'account1/b/c', 'account2/a'])
    expect(accounts.filter((account, index) => account !== accounts[index - 1])).to.have.length(2)
    for (const { storedAt } of listed) expect(storedAt > before, storedAt).to.equal(true)
    expect(await files.removeUnfinished(before)).to.equal(0)
  })

  it('lists nothing where nothing is stored', async () => {
    for await (const file of files.list()) expect(file).to.equal(null)
  })

  it('refuses an account that is a path', async () => {
    const outcomes = await Promise.allSettled(['', '..', '.', 'a/b'].map((account) => files.removeAccount(account)))

    expect(new Set(outcomes.map(({ status }) => status))).to.deep.equal(new Set(['rejected']))
  })
}
