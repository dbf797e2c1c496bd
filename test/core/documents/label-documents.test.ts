import { expect } from 'chai'
import { SHARED_LIBRARY, type DocumentScope } from '../../../core/documents/document.ts'
import { ListDocuments } from '../../../core/documents/list-documents.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { LabelDocuments } from '../../../core/library/label-documents.ts'
import { UploadDocument } from '../../../core/library/upload-document.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { aDocument, anId, anIndexedDocument, aProject } from '../../support/builders.ts'
import { anActorIn, bytesOf, openCoreWorld, refusalOf, simpleFormats } from '../../support/core-world.ts'

const [SHARED] = SHARED_LIBRARY as readonly [DocumentScope]

async function openLibrary() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, files, ids, clock, documentReader, passageReader } = world
  const project = await work.run(({ projects }) => projects.save(aProject({ accountId })))
  const grants: DocumentScope = { kind: 'project', projectId: project.id, section: 'grants' }
  const upload = new UploadDocument(work, files, new StoredFormats(files, simpleFormats), ids, clock, world.quotas)
  const list = new ListDocuments(documentReader, world.documentUses, new StemmedTermAnalyser())
  return {
    world,
    actor,
    grants,
    reports: { ...grants, section: 'reports' } as DocumentScope,
    upload: (text: string, scope: DocumentScope, by = actor) =>
      upload.execute({ actor: by, scope, fileName: 'a.txt', content: bytesOf(text), lastModified: null }),
    label: new LabelDocuments(work),
    listed: async (scope: DocumentScope | null) => (await list.execute({ actor, scope })).documents,
    found: async (scope: DocumentScope) => (await passageReader.statistics(accountId, [scope])).length,
  }
}

describe('labels of documents', () => {
  it('are added where a document is uploaded again for another use, and it stays one', async () => {
    const { upload, listed, grants, world } = await openLibrary()
    const first = await upload('same', SHARED)

    const second = await upload('same', grants)

    expect(second.id).to.equal(first.id)
    expect(second.scopes).to.deep.equal([SHARED, grants])
    expect(await listed(null)).to.have.length(1)
    expect((await listed(grants)).map(({ id }) => id)).to.deep.equal([first.id])
    const keys: string[] = []
    for await (const { key } of world.files.list()) keys.push(key)
    expect(keys).to.deep.equal([first.fileKey])
  })

  it('are given and taken off as people tick, and searches go by them at once', async () => {
    const { world, actor, label, listed, found, grants } = await openLibrary()
    const { accountId } = actor
    const document = await world.unitOfWork.run(async ({ documents, passages }) => {
      const saved = await documents.save(aDocument({ accountId }))
      await passages.put(anIndexedDocument({ accountId, documentId: saved.id }))
      return saved
    })
    const ticked = { actor, documentIds: [document.id, document.id], scope: grants }

    await label.execute({ ...ticked, isSet: true })
    await label.execute({ ...ticked, isSet: true })

    expect((await listed(null)).map(({ scopes }) => scopes)).to.deep.equal([[SHARED, grants]])
    expect([await found(SHARED), await found(grants)]).to.deep.equal([1, 1])

    await label.execute({ ...ticked, scope: SHARED, isSet: false })

    expect([await found(SHARED), await found(grants)]).to.deep.equal([0, 1])
    expect((await refusalOf(label.execute({ ...ticked, isSet: false }))).code).to.equal('documents.last-label')
    expect((await listed(grants)).map(({ id }) => id)).to.deep.equal([document.id])
  })

  it('are given to all documents or to none, and to none of another account', async () => {
    const { world, actor, label, listed, upload, grants } = await openLibrary()
    const own = await upload('ours', SHARED)
    const stranger = await anActorIn(world)
    const foreign = await upload('theirs', SHARED, stranger)
    const tick = (documentIds: readonly (typeof own.id)[], scope = grants, by = actor) =>
      label.execute({ actor: by, documentIds, scope, isSet: true })

    expect((await refusalOf(tick([own.id, foreign.id]))).code).to.equal('documents.not-found')
    expect((await refusalOf(tick([own.id, anId()]))).code).to.equal('documents.not-found')
    expect((await refusalOf(tick([foreign.id], grants, stranger))).code).to.equal('projects.not-found')

    expect(await listed(grants)).to.deep.equal([])
  })

  it('join no two documents of the same bytes that an older release kept', async () => {
    const { world, actor, label, grants } = await openLibrary()
    const { accountId } = actor
    const [shared, ofProject] = await world.unitOfWork.run(async ({ documents }) => {
      const first = await documents.save(aDocument({ accountId }))
      const copy = aDocument({ accountId, contentHash: first.contentHash, scopes: [grants] })
      return [first, await documents.save(copy)] as const
    })

    const refusal = await refusalOf(
      label.execute({ actor, documentIds: [ofProject.id], scope: shared.scopes[0]!, isSet: true }),
    )

    expect([refusal.kind, refusal.code]).to.deep.equal(['conflict', 'documents.stored-already'])
  })
})
