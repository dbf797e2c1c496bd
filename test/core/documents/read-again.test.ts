import { expect } from 'chai'
import type { Document } from '../../../core/documents/document.ts'
import type { DocumentIndex } from '../../../core/documents/ports.ts'
import { ReadDocument } from '../../../core/library/read-document.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { WaitingJobs } from '../../../core/documents/waiting-jobs.ts'
import { aDocument, anIndexedDocument } from '../../support/builders.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { bytesOf, openCoreWorld, refusalOf, type CoreWorld } from '../../support/core-world.ts'

describe('Reading a document again', () => {
  let world: CoreWorld
  let readings: number

  beforeEach(() => {
    world = openCoreWorld()
    readings = 0
  })

  async function stored(of: Partial<Document>): Promise<Document> {
    const document = aDocument(of)
    await world.files.put(document.fileKey, bytesOf('text'))
    return world.unitOfWork.run(({ documents }) => documents.save(document))
  }

  function read(document: Document, more: object, fails?: AppError) {
    const { accountId, id: documentId } = document
    const index = async (): Promise<DocumentIndex> => {
      readings += 1
      if (fails) throw fails
      return { pageCount: 3, opening: '', indexed: anIndexedDocument({ accountId, documentId, texts: ['a harbour'] }) }
    }
    const describer = { describe: async () => 'A report.' }
    const waiting = new WaitingJobs(world.unitOfWork, world.documentReader)
    const reading = new ReadDocument(world.unitOfWork, world.files, { index }, describer, waiting, world.sources)
    return delivered('read-document', reading).execute({ data: { documentId, ...more }, accountId, lastAttempt: true })
  }
  const find = ({ accountId, id }: Document) => world.unitOfWork.run(({ documents }) => documents.find(accountId, id))

  it('happens only where that is asked for', async () => {
    const document = await stored({ status: 'active' })

    expect(await read(document, {})).to.equal(null)
    expect(readings).to.equal(0)
    expect(await read(document, { again: true })).to.deep.equal({
      code: 'documents.passages-kept',
      values: { count: 1 },
    })
    expect(await find(document)).to.deep.include({ status: 'active', description: 'A report.', pageCount: 3 })
  })

  it('makes a document readable that could not be read before', async () => {
    const document = await stored({ status: 'error', processingError: 'Broken' })

    await read(document, { again: true })

    expect(await find(document)).to.deep.include({ status: 'active', processingError: null })
  })

  it('leaves it as it was where it can’t be read any more', async () => {
    const document = await stored({ status: 'active' })
    const broken = new AppError('unsupported', 'file.empty')

    expect((await refusalOf(read(document, { again: true }, broken))).code).to.equal('file.empty')

    expect(await find(document)).to.deep.equal(document)
  })
})
