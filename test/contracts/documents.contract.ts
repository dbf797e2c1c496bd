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

export function documentsContract(backend: Backend): void {
  versionedContract<Document>(backend, {
    entities: () => [
      aDocument(),
      aDocument({
        scope: { kind: 'project', projectId: anId(), section: 'reports' },
        originalName: UNICODE,
        description: LONG,
        processingError: null,
        lastModified: '2025-12-31T23:59:59.999Z',
      }),
      aDocument({ status: 'error', processingError: UNICODE, description: null, language: null, pageCount: null }),
    ],
    changed: (document) => ({ ...document, status: 'processing', description: 'Other', pageCount: 0 }),
    find: ({ documents }, { accountId, id }) => documents.find(accountId, id),
    save: ({ documents }, document) => documents.save(document),
    taken: (document) => ({ ...document, accountId: OTHER_ACCOUNT }),
  })

  describe('with the same bytes', () => {
    const store = openFresh(backend, 'once')
    const save = (document: Document) => store.run(({ documents }) => documents.save(document))

    it('are one in an account and scope', async () => {
      const document = await save(aDocument())
      const { contentHash } = document

      await expectError(save(aDocument({ contentHash })), 'conflict', 'documents.stored-already')

      expect((await save(aDocument({ contentHash, accountId: OTHER_ACCOUNT }))).version).to.equal(1)
      const scope: DocumentScope = { kind: 'project', projectId: anId(), section: 'grants' }
      expect((await save(aDocument({ contentHash, scope }))).version).to.equal(1)
      expect((await save(aDocument({ contentHash, scope: { ...scope, section: 'reports' } }))).version).to.equal(1)
    })

    it('are found in their account and scope alone', async () => {
      const document = await save(aDocument())
      const { accountId, contentHash } = document
      const find = (account: AccountId, scope: DocumentScope, hash: string) =>
        store.run(({ documents }) => documents.withContent(account, scope, hash))

      expect(await find(accountId, SHARED, contentHash)).to.deep.equal(document)
      expect(await find(OTHER_ACCOUNT, SHARED, contentHash)).to.equal(null)
      expect(await find(accountId, SHARED, 'f'.repeat(64))).to.equal(null)
      expect(await find(accountId, { kind: 'project', projectId: anId(), section: 'grants' }, contentHash)).to.equal(
        null,
      )
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
  const ofAProject = (): DocumentScope => ({ kind: 'project', projectId: anId(), section: 'grants' })

  it('lists the shared library of one account, newest first', async () => {
    const old = await save({ uploadedAt: '2026-01-01T00:00:00.000Z', originalName: UNICODE, pageCount: null })
    const young = await save({ uploadedAt: '2026-02-01T00:00:00.000Z' })
    const twin = await save({ uploadedAt: '2026-02-01T00:00:00.000Z' })
    await save({ scope: ofAProject() })
    await save({ accountId: OTHER_ACCOUNT })

    const listed = await reader().shared(accountId)

    expect(listed.map(({ id }) => id)).to.deep.equal([twin.id, young.id, old.id])
    const { id, originalName, description, status, scope, processingError } = old
    const { lastModified, uploadedAt, sizeBytes, pageCount } = old
    const sizes = { lastModified, uploadedAt, sizeBytes, pageCount }
    const { mediaType, kind, year, replacedAt } = old
    const described = { id, originalName, description, status, scope, processingError, mediaType, kind, year }
    expect(listed[2]).to.deep.equal({ ...described, ...sizes, replacedAt })
  })

  it('finds one document of the account', async () => {
    const { id } = await save({ originalName: UNICODE, scope: ofAProject(), status: 'processing' })

    expect(await reader().find(accountId, id)).to.include({ id, originalName: UNICODE, status: 'processing' })
    expect(await reader().find(OTHER_ACCOUNT, id)).to.equal(null)
    expect(await reader().find(accountId, anId())).to.equal(null)
  })

  it('tells whether any project has a document of its own', async () => {
    await save({})
    await save({ accountId: OTHER_ACCOUNT, scope: ofAProject() })
    expect(await reader().projectsLibraryIsEmpty(accountId)).to.equal(true)

    await save({ scope: ofAProject() })

    expect(await reader().projectsLibraryIsEmpty(accountId)).to.equal(false)
  })

  it('tells whether a document in one of the scopes is being read', async () => {
    const scope = ofAProject()
    await save({ status: 'active' })
    await save({ scope, status: 'processing' })
    await save({ accountId: OTHER_ACCOUNT, status: 'processing' })

    expect(await reader().isBeingRead(accountId, [{ kind: 'shared' }])).to.equal(false)
    expect(await reader().isBeingRead(accountId, [{ kind: 'shared' }, scope])).to.equal(true)
    expect(await reader().isBeingRead(accountId, [])).to.equal(false)
  })
}
