import type { ProjectId } from '../../../core/shared/ids.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import { WaitingJobs } from '../../../core/documents/waiting-jobs.ts'
import { ListDocuments } from '../../../core/documents/list-documents.ts'
import type { DescribedDocument, DocumentIndexer } from '../../../core/documents/ports.ts'
import { ReadDocument } from '../../../core/library/read-document.ts'
import { AnswersUsing } from '../../../core/library/answers-using.ts'
import { RemoveDocument } from '../../../core/library/remove-document.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { UploadDocument } from '../../../core/library/upload-document.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { aJob, aPassage } from '../../support/builders.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { anActorIn, bytesOf, claimAll, openCoreWorld, refusalOf, simpleFormats } from '../../support/core-world.ts'

const SHARED: DocumentScope = { kind: 'shared' }

/** Makes one passage of any text; "broken" can't be read. */
const onePassage: DocumentIndexer = {
  async index({ bytes, uploadedAt, ...document }) {
    const text = new TextDecoder().decode(bytes)
    if (text === 'broken') throw new AppError('unsupported', 'file.empty')
    const passage = {
      ...aPassage({ documentId: document.documentId, ordinal: 0, text }),
      layout: [],
    }
    return {
      pageCount: 1,
      opening: text,
      indexed: {
        ...document,
        language: 'en',
        datedAt: uploadedAt,
        passages: [passage],
        lengths: [1],
        postings: ['\nword\t0,1\n'],
      },
    }
  },
}

async function openLibrary() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, files, ids, clock, documentReader, passageReader } = world
  const upload = new UploadDocument(work, files, new StoredFormats(files, simpleFormats), ids, clock, world.quotas)
  const waiting = new WaitingJobs(work, documentReader)
  const describer = { describe: async ({ opening }: DescribedDocument) => `About ${opening}` }
  const reading = new ReadDocument(work, files, onePassage, describer, waiting, world.sources)
  const list = new ListDocuments(documentReader, world.documentUses, new StemmedTermAnalyser())
  return {
    world,
    actor,
    passageReader,
    upload: (text: string, scope: DocumentScope = SHARED, by: Actor = actor) =>
      upload.execute({ actor: by, scope, fileName: 'a.txt', content: bytesOf(text), lastModified: null }),
    read: delivered('read-document', reading),
    remove: new RemoveDocument(work, files, waiting, new AnswersUsing(work, world.documentUses)),
    shared: async (by: Actor = actor) => (await list.execute({ actor: by })).documents,
  }
}

const asJob = (actor: Actor, documentId: string, lastAttempt = false) => ({
  data: { documentId },
  accountId: actor.accountId,
  lastAttempt,
})

describe('documents of the library', () => {
  it('stores an upload as processing and queues its reading', async () => {
    const { world, upload, shared } = await openLibrary()

    const document = await upload('some text')

    expect(document).to.include({ status: 'processing', mediaType: 'text/plain', sizeBytes: 9 })
    expect((await shared()).map((one) => one.id)).to.deep.equal([document.id])
    expect((await claimAll(world)).map(({ job }) => [job.name, job.data['documentId']])).to.deep.equal([
      ['read-document', document.id],
    ])
  })

  it('takes the same bytes twice in one scope for one document, and keeps one copy of them', async () => {
    const { world, upload, shared } = await openLibrary()

    const [first, second] = [await upload('same'), await upload('same')]

    expect(second.id).to.equal(first.id)
    expect(await shared()).to.have.length(1)
    expect((await world.files.read(first.fileKey)).length).to.equal(4)
    expect(await claimAll(world)).to.have.length(1)
  })

  it('refuses a type that cannot be read, and keeps nothing of it', async () => {
    const { upload, shared } = await openLibrary()

    const refusal = await refusalOf(upload('MZ program'))

    expect([refusal.kind, refusal.code]).to.deep.equal(['unsupported', 'file.unknown-type'])
    expect(await shared()).to.deep.equal([])
  })

  it('refuses the project of nobody, as it does another account’s', async () => {
    const { world, upload } = await openLibrary()
    const projectId = world.ids.next<'project'>() as ProjectId

    const refusal = await refusalOf(upload('text', { kind: 'project', projectId, section: 'grants' }))

    expect(refusal.kind).to.equal('not-found')
  })

  it('makes a document active once read, and reading it again changes nothing', async () => {
    const { actor, upload, read, shared, passageReader } = await openLibrary()
    const { id } = await upload('some text')

    await read.execute(asJob(actor, id))
    await read.execute(asJob(actor, id))

    expect((await shared())[0]).to.include({ status: 'active', description: 'About some text', pageCount: 1 })
    expect(await passageReader.passagesOf(actor.accountId, id)).to.have.length(1)
  })

  it('wakes what waits for documents once the last of them was read, given up or removed', async () => {
    const { world, actor, upload, read, remove } = await openLibrary()
    const [first, second] = [await upload('one'), await upload('two')]
    await claimAll(world)
    const job = aJob({ accountId: actor.accountId })
    await world.unitOfWork.run(({ jobs }) => jobs.add(job))
    /** Has everything that is due wait for documents, and says what that was. */
    const letWait = async () => {
      const claims = await claimAll(world)
      for (const claim of claims) await world.jobQueue.postpone(claim, '2999-01-01T00:00:00.000Z')
      return claims.map((claim) => claim.job.id)
    }
    /** Whether the job is woken by that. */
    const wakes = async (end: () => Promise<unknown>) => {
      await letWait()
      await end()
      return (await letWait()).includes(job.id)
    }
    const given = { data: { documentId: second.id }, accountId: actor.accountId, detail: 'Ended.' }

    expect(await wakes(() => read.execute(asJob(actor, first.id)))).to.equal(false)
    expect(await wakes(() => read.giveUp({ ...given, reason: 'ended-process' }))).to.equal(true)
    const third = await upload('three')
    expect(await wakes(() => remove.execute({ actor, documentId: third.id }))).to.equal(true)
  })

  it('says why a file could not be read, and reads it again when it is uploaded again', async () => {
    const { world, actor, upload, read, shared } = await openLibrary()
    const { id } = await upload('broken')
    await claimAll(world)

    await read.execute(asJob(actor, id))
    const refused = (await shared())[0]
    await upload('broken')

    expect(refused).to.deep.include({ status: 'error', processingError: { code: 'file.empty' } })
    expect((await shared())[0]?.status).to.equal('processing')
    expect(await claimAll(world)).to.have.length(1)
  })

  it('removes a document with its bytes and passages, for its own account alone', async () => {
    const { world, actor, upload, read, remove, shared, passageReader } = await openLibrary()
    const stranger = await anActorIn(world)
    const document = await upload('some text')
    await read.execute(asJob(actor, document.id))

    const refusal = await refusalOf(remove.execute({ actor: stranger, documentId: document.id }))
    await remove.execute({ actor, documentId: document.id })

    expect(refusal.kind).to.equal('not-found')
    expect(await shared()).to.deep.equal([])
    expect(await passageReader.passagesOf(actor.accountId, document.id)).to.deep.equal([])
    expect((await refusalOf(world.files.read(document.fileKey))).kind).to.equal('not-found')
  })

  it('does nothing for a document that was removed before its turn came', async () => {
    const { actor, upload, read, remove, passageReader } = await openLibrary()
    const { id } = await upload('some text')
    await remove.execute({ actor, documentId: id })

    expect(await read.execute(asJob(actor, id))).to.equal(null)
    expect(await passageReader.passagesOf(actor.accountId, id)).to.deep.equal([])
  })
})
