import { expect } from 'chai'

import type { AccountId } from '../../core/accounts/account.ts'
import type { DocumentId, DocumentScope } from '../../core/documents/document.ts'
import type { Passage } from '../../core/documents/passage.ts'
import type { IndexedDocument, Posting } from '../../core/documents/ports/passage-index.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { anId, anIndexedDocument, OTHER_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

const SHARED: DocumentScope = { kind: 'shared' }

export function passageIndexContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  let accountId: AccountId

  beforeEach(() => {
    accountId = anId()
  })

  const reader = () => store.persistence.passageReader
  const put = async (of: Parameters<typeof anIndexedDocument>[0] = {}): Promise<IndexedDocument> => {
    const document = anIndexedDocument({ accountId, ...of })
    await store.run(({ passages }) => passages.put(document))
    return document
  }

  it('answers nothing for an account without documents', async () => {
    expect(await reader().statistics(accountId, [SHARED])).to.deep.equal([])
    expect(await reader().postings(accountId, ['club'])).to.deep.equal([])
    expect(await reader().passages(accountId, [{ documentId: anId(), ordinal: 0 }])).to.deep.equal([])
    expect(await reader().passages(accountId, [])).to.deep.equal([])
    expect(await reader().passagesOf(accountId, anId())).to.deep.equal([])
  })

  it('gives the passages of a document in order, whatever they hold', async () => {
    const { documentId, passages } = anIndexedDocument({ accountId, texts: ['one', 'two', LONG] })
    const first = { page: null, headings: [], question: UNICODE, text: UNICODE }
    const second = { headings: [UNICODE, 'Our “work”'] }
    const awkward = passages.map((passage, ordinal) => ({ ...passage, ...[first, second, {}][ordinal] }))
    const document = { ...anIndexedDocument({ accountId, documentId }), passages: awkward }
    await store.run(({ passages: index }) => index.put(document))

    const read = await reader().passagesOf(accountId, documentId)

    expect(read).to.deep.equal(awkward.map(withoutTerms))
  })

  it('takes a document without passages', async () => {
    const { documentId } = await put({ texts: [] })

    expect(await reader().passagesOf(accountId, documentId)).to.deep.equal([])
    expect((await reader().statistics(accountId, [SHARED])).map(({ lengths }) => lengths)).to.deep.equal([[]])
  })

  it('gives the statistics of the documents in the scopes asked for, by document', async () => {
    const scope: DocumentScope = { kind: 'project', projectId: anId(), section: 'grants' }
    const second = await put({ documentId: 'b'.repeat(24) as DocumentId, texts: ['we we run', 'a club'] })
    const first = await put({ documentId: 'a'.repeat(24) as DocumentId, fileName: UNICODE, language: null, scope })
    await put({ scope: { ...scope, section: 'reports' } })
    await put({ accountId: OTHER_ACCOUNT })

    const both = await reader().statistics(accountId, [SHARED, scope])

    const { documentId, fileName, language, datedAt } = second
    expect(both.map((document) => document.documentId)).to.deep.equal([first.documentId, documentId])
    expect(both[1]).to.deep.equal({ documentId, fileName, scope: SHARED, language, datedAt, lengths: [3, 2] })
    expect(both[0]).to.deep.include({ fileName: UNICODE, language: null, scope })
    expect(await reader().statistics(accountId, [SHARED])).to.have.length(1)
    expect(await reader().statistics(accountId, [])).to.deep.equal([])
  })

  it('gives the postings of terms over all documents of the account', async () => {
    const first = await put({ texts: ['a club', 'café', 'club club'] })
    const second = await put({ texts: ['the club'] })
    await put({ accountId: OTHER_ACCOUNT, texts: ['club'] })

    const read = await reader().postings(accountId, ['club', 'café', 'absent', 'club'])

    expect(sorted(read)).to.deep.equal(
      sorted([
        { term: 'club', documentId: first.documentId, entries: [0, 1, 2, 2] },
        { term: 'club', documentId: second.documentId, entries: [0, 1] },
        { term: 'café', documentId: first.documentId, entries: [1, 1] },
      ]),
    )
    expect(await reader().postings(accountId, [])).to.deep.equal([])
  })

  it('gives the passages asked for that exist, once each, by document and ordinal', async () => {
    const first = await put({ documentId: '1'.repeat(24) as DocumentId, texts: ['zero', 'one', 'two'] })
    const second = await put({ documentId: '2'.repeat(24) as DocumentId, texts: ['zero', 'one'] })
    const other = await put({ accountId: OTHER_ACCOUNT })

    const read = await reader().passages(accountId, [
      { documentId: second.documentId, ordinal: 1 },
      { documentId: first.documentId, ordinal: 2 },
      { documentId: first.documentId, ordinal: 0 },
      { documentId: first.documentId, ordinal: 2 },
      { documentId: first.documentId, ordinal: 9 },
      { documentId: other.documentId, ordinal: 0 },
    ])

    expect(read).to.deep.equal([first.passages[0]!, first.passages[2]!, second.passages[1]!].map(withoutTerms))
  })

  it('puts a document in place of what it had', async () => {
    const { documentId } = await put({ texts: ['old words here', 'more old words'] })

    await put({ documentId, texts: ['new text'], fileName: 'New.pdf' })

    expect((await reader().passagesOf(accountId, documentId)).map(({ text }) => text)).to.deep.equal(['new text'])
    expect(await reader().postings(accountId, ['old', 'words', 'here', 'more'])).to.deep.equal([])
    expect((await reader().statistics(accountId, [SHARED])).map(({ fileName }) => fileName)).to.deep.equal(['New.pdf'])
  })

  it('removes one document, of the account that asks', async () => {
    const [gone, kept] = [await put(), await put()]

    await store.run(({ passages }) => passages.remove(OTHER_ACCOUNT, gone.documentId))
    const untouched = await reader().passagesOf(accountId, gone.documentId)
    await store.run(({ passages }) => passages.remove(accountId, gone.documentId))
    await store.run(({ passages }) => passages.remove(accountId, gone.documentId))

    expect(untouched).to.have.length(2)
    expect(await reader().passagesOf(accountId, gone.documentId)).to.deep.equal([])
    expect((await reader().postings(accountId, ['club'])).map(({ documentId }) => documentId)).to.deep.equal([
      kept.documentId,
    ])
    expect(await reader().statistics(accountId, [SHARED])).to.have.length(1)
  })

  it('removes all documents of an account, and no other’s', async () => {
    const mine = await put()
    const other = await put({ accountId: anId() })

    await store.run(({ passages }) => passages.removeAccount(accountId))

    expect(await reader().statistics(accountId, [SHARED])).to.deep.equal([])
    expect(await reader().postings(accountId, ['club'])).to.deep.equal([])
    expect(await reader().passagesOf(accountId, mine.documentId)).to.deep.equal([])
    expect(await reader().passagesOf(other.accountId, other.documentId)).to.have.length(2)
  })

  it('hands out copies', async () => {
    const { documentId } = await put()

    Object.assign((await reader().passagesOf(accountId, documentId))[0]!, { text: 'spoilt' })
    ;((await reader().statistics(accountId, [SHARED]))[0]!.lengths as number[]).push(99)
    ;((await reader().postings(accountId, ['club']))[0]!.entries as number[]).push(99)

    expect((await reader().passagesOf(accountId, documentId))[0]?.text).to.equal('We run a youth club')
    expect((await reader().statistics(accountId, [SHARED]))[0]?.lengths).to.deep.equal([5, 5])
    expect((await reader().postings(accountId, ['club']))[0]?.entries).to.deep.equal([0, 1, 1, 1])
  })

  it('takes a document of many passages and terms', async () => {
    const texts = Array.from({ length: 400 }, (_, passage) =>
      Array.from({ length: 100 }, (__, word) => `term${(passage * 31 + word) % 5_000}`).join(' '),
    )

    const { documentId } = await put({ texts })

    expect(await reader().passagesOf(accountId, documentId)).to.have.length(400)
    expect(await reader().postings(accountId, texts[7]!.split(' '))).to.have.length(100)
  })
}

function withoutTerms({ documentId, ordinal, text, page, headings, question }: Passage): Passage {
  return { documentId, ordinal, text, page, headings, question }
}

function sorted(postings: readonly Posting[]): Posting[] {
  const key = ({ term, documentId }: Posting) => `${term} ${documentId}`
  return [...postings].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
