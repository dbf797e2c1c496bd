import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import type { DocumentFacts, StoredFact } from '../../core/profile/profile-fact.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aDocument, anId, OTHER_ACCOUNT } from '../support/builders.ts'
import { aFoundFact, aStoredFact } from '../support/profile-builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

export function profileFactsContract(backend: Backend): void {
  const store = versionedContract<StoredFact>(backend, {
    entities: () => [
      aStoredFact({ key: `own${anId()}` }),
      aStoredFact({
        key: `own${anId()}`,
        label: UNICODE,
        value: LONG,
        confirmedBy: { id: anId(), name: UNICODE },
        validUntil: '2027-03-31T23:59:59.999Z',
        rejected: [UNICODE, ''],
      }),
    ],
    changed: (fact) => ({ ...fact, value: null, confirmedBy: null, confirmedAt: null, rejected: ['no'] }),
    find: ({ profileFacts }, { accountId, key }) => profileFacts.find(accountId, key),
    save: ({ profileFacts }, fact) => profileFacts.save(fact),
    taken: (fact) => ({ ...fact, accountId: OTHER_ACCOUNT }),
  })

  it('are one for each key of an account, listed by key', async () => {
    const accountId = anId<'account'>()
    const save = (of: Partial<StoredFact>) =>
      store.run(({ profileFacts }) => profileFacts.save(aStoredFact({ accountId, ...of })))
    const website = await save({ key: 'website' })
    const founded = await save({ key: 'founded' })
    await save({ key: 'founded', accountId: anId() })

    await expectError(save({ key: 'founded' }), 'conflict')

    const listed = () => store.run(({ profileFacts }) => profileFacts.ofAccount(accountId))
    expect(await listed()).to.deep.equal([founded, website])
    await store.run(({ profileFacts }) => profileFacts.remove(OTHER_ACCOUNT, 'website'))
    await store.run(({ profileFacts }) => profileFacts.remove(accountId, 'founded'))
    expect(await listed()).to.deep.equal([website])
  })
}

export function documentFactsContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  let account: AccountId

  beforeEach(() => {
    account = anId()
  })

  /** A document that was read, with what a finder of release 2 found in it. */
  async function found(fileName: string, datedAt: string, status: 'active' | 'processing' = 'active') {
    const document = aDocument({ accountId: account, originalName: fileName, contentHash: fileName, status })
    const { accountId, id: documentId } = document
    const facts = { accountId, documentId, finder: 2, datedAt, found: [aFoundFact({ value: UNICODE, page: null })] }
    await store.run(async ({ documents, documentFacts }) => {
      await documents.save(document)
      await documentFacts.put(facts)
    })
    return facts
  }
  const listed = (accountId = account) => store.run(({ documentFacts }) => documentFacts.ofAccount(accountId))
  const unread = (finder: number) => store.run(({ documentFacts }) => documentFacts.unread(account, finder))

  it('are listed with the name of their document, newest first, and replaced by the next reading', async () => {
    const old = await found('old.pdf', '2020-12-31T00:00:00.000Z')
    const young = await found('new.pdf', '2025-12-31T00:00:00.000Z')

    const both = [
      { ...young, fileName: 'new.pdf' },
      { ...old, fileName: 'old.pdf' },
    ]
    expect(await listed()).to.deep.equal(both)
    expect(await listed(OTHER_ACCOUNT)).to.deep.equal([])

    await store.run(({ documentFacts }) => documentFacts.put({ ...old, accountId: OTHER_ACCOUNT, found: [] }))
    expect(await listed()).to.deep.equal(both)
    await store.run(({ documentFacts }) => documentFacts.put({ ...old, finder: 3, found: [] }))
    expect((await listed())[1]).to.deep.equal({ ...old, finder: 3, found: [], fileName: 'old.pdf' })
  })

  it('have a version that differs whenever they or the name of their document do, and not otherwise', async () => {
    const version = (of = account) => store.run(({ documentFacts }) => documentFacts.version(of))
    const old = await found('a.pdf', '2020-12-31T00:00:00.000Z')
    const { documentId } = old
    const put = (of: Partial<DocumentFacts>) => store.run(({ documentFacts }) => documentFacts.put({ ...old, ...of }))
    const rename = () =>
      store.run(async ({ documents }) => {
        await documents.save({ ...(await documents.find(account, documentId))!, originalName: 'b.pdf' })
      })
    const changes = [
      () => put({ found: [aFoundFact({ value: 'other' })] }),
      () => put({ datedAt: '2021-12-31T00:00:00.000Z' }),
      rename,
      () => store.run(({ documentFacts }) => documentFacts.lookAgain(account)),
      () => found('c.pdf', old.datedAt),
      () => store.run(({ documents }) => documents.remove(account, documentId)),
    ]
    const seen = [await version(OTHER_ACCOUNT), await version()]
    expect(await version()).to.equal(seen[1])

    for (const change of changes) {
      await change()
      seen.push(await version())
    }

    expect(new Set(seen)).to.have.lengthOf(8)
  })

  it('tell which documents that are read were not looked through by a release', async () => {
    const read = await found('a.pdf', '2020-12-31T00:00:00.000Z')
    await found('b.pdf', '2020-12-31T00:00:00.000Z', 'processing')

    expect(await unread(2)).to.deep.equal([])
    expect(await unread(3)).to.deep.equal([read.documentId])
    await store.run(({ documentFacts }) => documentFacts.lookAgain(OTHER_ACCOUNT))
    expect(await unread(2)).to.deep.equal([])
    await store.run(({ documentFacts }) => documentFacts.lookAgain(account))
    expect([await unread(2), (await listed()).length]).to.deep.equal([[read.documentId], 2])
    await store.run(({ documentFacts }) => documentFacts.put(read))
    await store.run(({ documentFacts }) => documentFacts.forget(OTHER_ACCOUNT, read.documentId))
    expect(await unread(2)).to.deep.equal([])
    await store.run(({ documentFacts }) => documentFacts.forget(account, read.documentId))
    expect(await unread(2)).to.deep.equal([read.documentId])
  })

  it('go with their document', async () => {
    const { documentId } = await found('a.pdf', '2020-12-31T00:00:00.000Z')

    await store.run(({ documents }) => documents.remove(account, documentId))

    expect(await listed()).to.deep.equal([])
  })
}
