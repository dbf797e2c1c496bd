import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import type { Document, DocumentScope } from '../../core/documents/document.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aDocument, anId, OTHER_ACCOUNT } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

const SHARED: DocumentScope = { kind: 'shared' }
const ANOTHER: DocumentScope = { kind: 'project', projectId: anId(), section: 'grants' }

function ofAProject(): DocumentScope {
  return { kind: 'project', projectId: anId(), section: 'grants' }
}

export function documentsContract(backend: Backend): void {
  versionedContract<Document>(backend, {
    entities: () => [
      aDocument(),
      aDocument({
        scopes: [{ kind: 'project', projectId: anId(), section: 'reports' }, SHARED],
        originalName: UNICODE,
        description: LONG,
        processingError: null,
        lastModified: '2025-12-31T23:59:59.999Z',
      }),
      aDocument({ status: 'error', processingError: UNICODE, description: null, language: null, pageCount: null }),
    ],
    changed: (document) => ({
      ...document,
      scopes: [...document.scopes, ANOTHER],
      status: 'processing',
      description: 'Other',
      pageCount: 0,
    }),
    find: ({ documents }, { accountId, id }) => documents.find(accountId, id),
    save: ({ documents }, document) => documents.save(document),
    taken: (document) => ({ ...document, accountId: OTHER_ACCOUNT }),
  })

  describe('with the same bytes', () => {
    const store = openFresh(backend, 'once')
    const save = (document: Document) => store.run(({ documents }) => documents.save(document))

    it('are one in an account and first scope', async () => {
      const document = await save(aDocument())
      const { contentHash } = document

      await expectError(save(aDocument({ contentHash })), 'conflict', 'documents.stored-already')

      expect((await save(aDocument({ contentHash, accountId: OTHER_ACCOUNT }))).version).to.equal(1)
      expect((await save(aDocument({ contentHash, scopes: [ofAProject(), SHARED] }))).version).to.equal(1)
    })

    it('are found in their account alone, the oldest first', async () => {
      const document = await save(aDocument())
      const { accountId, contentHash } = document
      const younger = await save(aDocument({ contentHash, scopes: [ofAProject()] }))
      const find = (account: AccountId, hash: string) =>
        store.run(({ documents }) => documents.withContent(account, hash))

      expect(await find(accountId, contentHash)).to.deep.equal([document, younger])
      expect(await find(OTHER_ACCOUNT, contentHash)).to.deep.equal([])
      expect(await find(accountId, 'f'.repeat(64))).to.deep.equal([])
    })

    it('can be stored again once the document was removed by its own account', async () => {
      const document = await save(aDocument())
      const { accountId, id, contentHash } = document

      await store.run(({ documents }) => documents.remove(OTHER_ACCOUNT, id))
      const kept = await store.run(({ documents }) => documents.find(accountId, id))
      await store.run(({ documents }) => documents.remove(accountId, id))

      expect(kept).to.deep.equal(document)
      expect((await save(aDocument({ contentHash }))).version).to.equal(1)
    })
  })
}

export function documentReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  let accountId: AccountId

  beforeEach(() => {
    accountId = anId()
  })

  const reader = () => store.persistence.documentReader
  const save = (of: Partial<Document>) => store.run(({ documents }) => documents.save(aDocument({ accountId, ...of })))
  it('lists the documents with one of several scopes, or all, newest first', async () => {
    const old = await save({ uploadedAt: '2026-01-01T00:00:00.000Z', originalName: UNICODE, pageCount: null })
    const young = await save({ uploadedAt: '2026-02-01T00:00:00.000Z' })
    const twin = await save({ uploadedAt: '2026-02-01T00:00:00.000Z' })
    const [project, another] = [ofAProject(), ofAProject()]
    const labelled = await save({ scopes: [project, another, SHARED], uploadedAt: '2025-01-01T00:00:00.000Z' })
    const own = await save({ scopes: [project], uploadedAt: '2024-01-01T00:00:00.000Z' })
    await save({ accountId: OTHER_ACCOUNT })
    const idsOf = async (scopes: readonly DocumentScope[] | 'all') =>
      (await reader().ofScopes(accountId, scopes)).map((document) => document.id)

    const listed = await reader().ofScopes(accountId, [SHARED])

    expect(listed.map((document) => document.id)).to.deep.equal([twin.id, young.id, old.id, labelled.id])
    expect(await idsOf([project])).to.deep.equal([labelled.id, own.id])
    expect(await idsOf([another])).to.deep.equal([labelled.id])
    expect(await idsOf([another, SHARED])).to.deep.equal([twin.id, young.id, old.id, labelled.id])
    expect(await idsOf('all')).to.deep.equal([twin.id, young.id, old.id, labelled.id, own.id])
    expect(await idsOf([ofAProject()])).to.deep.equal([])
    expect(await idsOf([])).to.deep.equal([])
    const { id, originalName, description, status, scopes, processingError } = old
    const { lastModified, uploadedAt, sizeBytes, pageCount } = old
    const sizes = { lastModified, uploadedAt, sizeBytes, pageCount }
    const { mediaType, kind, year, replacedAt } = old
    const described = { id, originalName, description, status, scopes, processingError, mediaType, kind, year }
    expect(listed[2]).to.deep.equal({ ...described, ...sizes, replacedAt })
  })

  it('finds one document of the account', async () => {
    const { id } = await save({ originalName: UNICODE, scopes: [ofAProject()], status: 'processing' })

    expect(await reader().find(accountId, id)).to.include({ id, originalName: UNICODE, status: 'processing' })
    expect(await reader().find(OTHER_ACCOUNT, id)).to.equal(null)
    expect(await reader().find(accountId, anId())).to.equal(null)
  })

  it('tells whether a document in one of the scopes is being read', async () => {
    const scope = ofAProject()
    await save({ status: 'active' })
    await save({ scopes: [ofAProject(), scope], status: 'processing' })
    await save({ accountId: OTHER_ACCOUNT, status: 'processing' })

    expect(await reader().isBeingRead(accountId, [{ kind: 'shared' }])).to.equal(false)
    expect(await reader().isBeingRead(accountId, [{ kind: 'shared' }, scope])).to.equal(true)
    expect(await reader().isBeingRead(accountId, [])).to.equal(false)
  })
}
