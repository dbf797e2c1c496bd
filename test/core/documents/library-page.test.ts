import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { AnswersUsing } from '../../../core/library/answers-using.ts'
import { documentKind, fileKind } from '../../../core/documents/document-kind.ts'
import { documentYear } from '../../../core/documents/document-date.ts'
import type { Document } from '../../../core/documents/document.ts'
import { ListDocumentUses } from '../../../core/documents/list-document-uses.ts'
import { ListDocuments, type LibraryView } from '../../../core/documents/list-documents.ts'
import { RemoveDocument } from '../../../core/library/remove-document.ts'
import { RenameDocument } from '../../../core/library/rename-document.ts'
import { ReplaceDocument } from '../../../core/library/replace-document.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { anAnswer, aDocument, aProposal, aQuestion } from '../../support/builders.ts'
import {
  anActorIn,
  bytesOf,
  claimAll,
  openCoreWorld,
  refusalOf,
  simpleFormats,
  type CoreWorld,
} from '../../support/core-world.ts'

async function openLibrary(...documents: readonly Partial<Document>[]) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, documentUses, documentReader, files, ids, clock, quotas } = world
  const added = documents.map((document) => aDocument({ accountId, ...document }))
  for (const { fileKey } of added) await files.put(fileKey, bytesOf('The old text.'))
  await work.run(async (stores) => {
    for (const document of added) await stores.documents.save(document)
  })
  const formats = new StoredFormats(files, simpleFormats)
  const list = new ListDocuments(documentReader, documentUses, new StemmedTermAnalyser())
  const answers = new AnswersUsing(work, documentUses)
  const replace = new ReplaceDocument({ work, answers, files, formats, ids, clock, quotas })
  return {
    world,
    actor,
    added,
    list: (view: Partial<LibraryView> = {}) => list.execute({ actor, ...view }),
    rename: new RenameDocument(work, answers),
    remove: new RemoveDocument(work, files, { wakeAfter: async () => undefined }, answers),
    uses: new ListDocumentUses(documentReader, documentUses),
    replace: (document: Document, text: string) =>
      replace.execute({
        actor,
        documentId: document.id,
        fileName: 'New.txt',
        content: bytesOf(text),
        lastModified: null,
      }),
  }
}

async function answerUsing(document: Document, { unitOfWork }: CoreWorld, { accountId }: Actor) {
  const proposal = aProposal({ accountId })
  const [source] = anAnswer().sources
  const answer = anAnswer({ sources: [{ ...source!, documentId: document.id }] })
  const question = aQuestion({ accountId, proposalId: proposal.id, answer })
  await unitOfWork.run(async ({ proposals, questions }) => {
    await proposals.save(proposal)
    await questions.save(question)
  })
  const answerNow = async () =>
    (await unitOfWork.run(({ questions }) => questions.find(accountId, question.id)))?.answer
  return { question, answerNow }
}

const namesOf = ({ documents }: { documents: readonly { originalName: string }[] }) =>
  documents.map(({ originalName }) => originalName)

describe('what a document is', () => {
  for (const [name, opening, kind] of [
    ['Annual report 2025.pdf', '', 'annual-report'],
    ['scan0012.pdf', 'Safeguarding Policy\nApproved by the trustees', 'policy'],
    ['big-lottery-application.docx', '', 'application'],
    ['AnnualAccounts_2023-24.pdf', '', 'accounts'],
    ['notes.txt', 'We met on Tuesday and spoke about many things.', null],
  ] as const)
    it(`is told by its name, else its title: ${name}`, () => {
      expect(documentKind(name, opening)).to.equal(kind)
    })

  it('is its kind of file where nothing says more', () => {
    expect(fileKind('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).to.equal('spreadsheet')
    expect(fileKind('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).to.equal('word')
    expect(fileKind('application/x-something')).to.equal('other-file')
  })

  it('is of a year only where it says so', () => {
    expect(documentYear('Accounts 2023-24.pdf', '', 2026)).to.equal(2024)
    expect(documentYear('scan.pdf', 'Annual report\nfor the year ended 31 March 2025', 2026)).to.equal(2025)
    expect(documentYear('Equality policy.pdf', 'We follow the Equality Act 2010 in all we do.', 2026)).to.equal(null)
  })
})

describe('the page of the library', () => {
  it('finds a document by every word of its name and description as it is printed', async () => {
    const { list, added } = await openLibrary(
      { originalName: 'Café “Łódź” – Über­sicht 2024–25 (final).pdf', description: 'Costs of £12,500.50 in 2,5 years' },
      { originalName: 'Safeguarding_policy_v2.1-signed.docx', description: 'St Mary’s after-school club, İstanbul' },
      { originalName: '日本の助成金.pdf', description: 'नीति और बजट' },
      { originalName: 'Förderrichtlinie Straße 7a.odt', description: null },
    )

    for (const { originalName, description } of added)
      for (const word of `${originalName} ${description ?? ''}`.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [])
        expect(namesOf(await list({ search: word })), word).to.include(originalName)
    expect(namesOf(await list({ search: 'safeguarding policy' }))).to.deep.equal([
      'Safeguarding_policy_v2.1-signed.docx',
    ])
    expect(namesOf(await list({ search: 'foerderrichtlinie strasse' }))).to.have.length(1)
  })

  it('begins with the documents that most answers use, on every page', async () => {
    const { list, added, world, actor } = await openLibrary(
      { originalName: 'unused.pdf' },
      { originalName: 'once.pdf' },
      { originalName: 'twice.pdf' },
    )
    for (const at of [1, 2, 2]) await answerUsing(added[at]!, world, actor)

    const first = await list({ order: '-uses', page: { page: 1, pageSize: 2 } })
    const second = await list({ order: '-uses', page: { page: 2, pageSize: 2 } })

    expect([namesOf(first), namesOf(second)]).to.deep.equal([['twice.pdf', 'once.pdf'], ['unused.pdf']])
    expect(first.documents.map(({ id }) => first.uses.get(id))).to.deep.equal([2, 1])
  })

  it('takes words in quotes as they stand, and leaves out what has a word with a minus, also where that is all', async () => {
    const { list } = await openLibrary(
      { originalName: 'Policy on safeguarding.pdf' },
      { originalName: 'Safeguarding policy.pdf' },
      { originalName: 'Budget.csv' },
    )

    expect(namesOf(await list({ search: '"safeguarding policy"' }))).to.deep.equal(['Safeguarding policy.pdf'])
    expect(namesOf(await list({ search: 'policy -on' }))).to.deep.equal(['Safeguarding policy.pdf'])
    expect(namesOf(await list({ search: '-policy' }))).to.deep.equal(['Budget.csv'])
  })

  it('shows a part of the library by words, kind and year, in the order asked for', async () => {
    const { list } = await openLibrary(
      { originalName: 'Zoë’s policy.pdf', kind: 'policy', year: 2024, sizeBytes: 3 },
      { originalName: 'annual report.pdf', kind: 'annual-report', year: 2025, sizeBytes: 2 },
      {
        originalName: 'Budget.csv',
        kind: null,
        mediaType: 'text/csv',
        year: null,
        sizeBytes: 1,
        description: 'Of a café',
      },
    )

    expect(namesOf(await list({ order: 'name' }))).to.deep.equal([
      'annual report.pdf',
      'Budget.csv',
      'Zoë’s policy.pdf',
    ])
    expect(namesOf(await list({ order: '-size' }))).to.deep.equal([
      'Zoë’s policy.pdf',
      'annual report.pdf',
      'Budget.csv',
    ])
    expect(namesOf(await list({ search: 'zoe pol' }))).to.deep.equal(['Zoë’s policy.pdf'])
    expect(namesOf(await list({ search: 'cafe' }))).to.deep.equal(['Budget.csv'])
    expect(namesOf(await list({ year: 2025 }))).to.deep.equal(['annual report.pdf'])
    const second = await list({ order: 'name', page: { page: 2, pageSize: 2 }, kind: null })
    expect([namesOf(second), second.total, second.size]).to.deep.equal([['Zoë’s policy.pdf'], 3, 3])
    const sheets = await list({ kind: 'spreadsheet' })
    expect([namesOf(sheets), sheets.total, sheets.size]).to.deep.equal([['Budget.csv'], 1, 3])
    expect(sheets.kinds).to.deep.equal(['annual-report', 'policy', 'spreadsheet'])
    expect(sheets.years).to.deep.equal([2025, 2024])
  })

  it('renames a document, which keeps its ending', async () => {
    const { actor, added, rename, list } = await openLibrary({ originalName: 'scan.pdf' })
    const { id: documentId } = added[0]!

    await rename.execute({ actor, documentId, name: ' Our  policy ' })

    expect(namesOf(await list())).to.deep.equal(['Our policy.pdf'])
    expect(await refusalOf(rename.execute({ actor, documentId, name: ' ' }))).to.include({ kind: 'invalid' })
  })

  it('renames a file in the answers that use it, and they say that it was removed', async () => {
    const { world, actor, added, rename, remove } = await openLibrary({ originalName: 'Old.txt' })
    const [document] = added
    const { answerNow } = await answerUsing(document!, world, actor)

    await rename.execute({ actor, documentId: document!.id, name: 'New' })

    expect((await answerNow())?.sources.map(({ fileName }) => fileName)).to.deep.equal(['New.txt'])

    await remove.execute({ actor, documentId: document!.id })

    const left = await answerNow()
    expect(left?.sources.map(({ fileName }) => fileName)).to.deep.equal(['New.txt'])
    expect(left?.warnings).to.deep.equal([{ kind: 'source-removed', documentId: document!.id, fileName: 'New.txt' }])
  })

  it('replaces a file: it is read again, and the answers that use it say so', async () => {
    const { world, actor, added, list, replace, uses } = await openLibrary({ originalName: 'Old.txt' })
    const [document] = added
    const { question, answerNow } = await answerUsing(document!, world, actor)

    const replaced = await replace(document!, 'The new text.')

    expect(replaced).to.include({ id: document!.id, originalName: 'New.txt', status: 'processing' })
    expect(replaced.replacedAt).to.equal(world.clock.now())
    expect((await list()).uses.get(document!.id)).to.equal(1)
    const { items } = await uses.execute({ actor, documentId: document!.id, page: 1, pageSize: 9 })
    expect(items.map(({ questionId }) => questionId)).to.deep.equal([question.id])
    expect((await answerNow())?.warnings).to.deep.equal([
      { kind: 'source-replaced', documentId: document!.id, fileName: 'Old.txt' },
    ])
    expect((await claimAll(world)).map(({ job }) => job.name)).to.deep.equal(['read-document'])
    await refusalOf(world.files.read(document!.fileKey))
    expect(new TextDecoder().decode(await world.files.read(replaced.fileKey))).to.equal('The new text.')
  })

  it('changes nothing by the same bytes again, nor by a file that can’t be read', async () => {
    const { world, added, list, replace } = await openLibrary({ originalName: 'Old.txt' })
    const first = await replace(added[0]!, 'The new text.')
    await claimAll(world)

    const again = await replace(first, 'The new text.')
    expect(await refusalOf(replace(first, 'MZ'))).to.include({ kind: 'unsupported' })

    expect(again.version).to.equal(first.version)
    expect(namesOf(await list())).to.deep.equal(['New.txt'])
    expect(new TextDecoder().decode(await world.files.read(first.fileKey))).to.equal('The new text.')
  })

  it('keeps the documents of others as they are', async () => {
    const { world, added, uses, rename } = await openLibrary({})
    const actor = await anActorIn(world)
    const { id: documentId } = added[0]!

    for (const refused of [
      rename.execute({ actor, documentId, name: 'Mine' }),
      uses.execute({ actor, documentId, page: 1, pageSize: 1 }),
    ])
      expect(await refusalOf(refused)).to.include({ kind: 'not-found' })
  })
})
