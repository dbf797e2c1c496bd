import { expect } from 'chai'

import type { AnswerTerm } from '../../core/answer-library/ports.ts'
import type { AnswerOrigin, RememberedAnswer } from '../../core/answer-library/remembered-answer.ts'
import type { Stores } from '../../core/stores.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aDocument, anId, aProposal, aRememberedAnswer, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

const ALL_ONCE: AnswerTerm[] = [{ term: 'lunch', weight: 1 }]

/** What the answer is from has to be there first. */
async function keepOrigin({ proposals, documents }: Stores, { origin, accountId }: RememberedAnswer): Promise<void> {
  if (origin.kind === 'checked') await proposals.save(aProposal({ id: origin.proposalId, accountId }))
  else await documents.save(aDocument({ id: origin.documentId, accountId }))
}

export function rememberedAnswersContract(backend: Backend): void {
  versionedContract<RememberedAnswer>(backend, {
    entities: () => [
      aRememberedAnswer(),
      aRememberedAnswer({
        question: UNICODE,
        text: LONG,
        language: null,
        funderId: anId(),
        funderName: UNICODE,
        outcome: 'won',
        limit: { words: 100, characters: 900 },
        validUntil: '2027-03-01T00:00:00.000Z',
        uses: 3,
        origin: { kind: 'past-application', documentId: anId(), fileName: UNICODE, page: 7 },
        state: 'retired',
        groupId: anId(),
        changedAt: '2026-03-02T00:00:00.000Z',
      }),
    ],
    prepare: keepOrigin,
    changed: (answer) => ({ ...answer, text: 'Three hundred now.', uses: 9, state: 'retired' }),
    find: ({ rememberedAnswers }, { accountId, id }) => rememberedAnswers.find(accountId, id),
    save: ({ rememberedAnswers }, answer) => rememberedAnswers.save(answer, ALL_ONCE),
    taken: (answer) => ({ ...answer, accountId: OTHER_ACCOUNT }),
  })

  const store = openFresh(backend, 'for each test')

  const keep = (of: Partial<RememberedAnswer> = {}, terms: AnswerTerm[] = ALL_ONCE) =>
    store.run(async (stores) => {
      const answer = aRememberedAnswer(of)
      await keepOrigin(stores, answer)
      return stores.rememberedAnswers.save(answer, terms)
    })
  const reader = () => store.persistence.rememberedAnswerReader

  it('are listed one for each group, newest first, with how many say the same', async () => {
    const old = await keep({ writtenAt: '2024-01-01T00:00:00.000Z' })
    const newer = await keep({ writtenAt: '2025-01-01T00:00:00.000Z', groupId: old.id })
    const other = await keep({ writtenAt: '2024-06-01T00:00:00.000Z' })
    await keep({ state: 'retired' })
    await keep({ accountId: OTHER_ACCOUNT })

    const kept = await reader().page(SOME_ACCOUNT, 'kept', { page: 1, pageSize: 10 })
    const second = await reader().page(SOME_ACCOUNT, 'kept', { page: 2, pageSize: 1 })

    expect(kept).to.deep.equal({
      items: [
        { answer: newer, alike: 2 },
        { answer: other, alike: 1 },
      ],
      total: 2,
    })
    expect(second).to.deep.equal({ items: [{ answer: other, alike: 1 }], total: 2 })
    expect(await reader().ofGroups(SOME_ACCOUNT, [old.id])).to.deep.equal([newer, old])
  })

  it('are found by the sum of their terms’ weights, within the account', async () => {
    const lunch = await keep({}, [
      { term: 'lunch', weight: 2 },
      { term: 'club', weight: 5 },
    ])
    const club = await keep({ language: null }, [{ term: 'club', weight: 6 }])
    await keep({ accountId: OTHER_ACCOUNT }, [{ term: 'club', weight: 90 }])
    const weights = new Map([
      ['club', 10],
      ['lunch', 10],
      ['absent', 10],
    ])

    expect(await reader().best(SOME_ACCOUNT, weights, 5)).to.deep.equal([
      { id: lunch.id, score: 70 },
      { id: club.id, score: 60 },
    ])
    expect(await reader().best(SOME_ACCOUNT, weights, 1)).to.have.length(1)
    expect(await reader().best(SOME_ACCOUNT, new Map(), 1)).to.deep.equal([])
    expect([...(await reader().termCounts(SOME_ACCOUNT, ['club', 'lunch', 'absent']))].sort()).to.deep.equal([
      ['club', 2],
      ['lunch', 1],
    ])
    expect(await reader().languages(SOME_ACCOUNT)).to.have.deep.members([
      { language: 'en', answers: 1 },
      { language: null, answers: 1 },
    ])
  })

  it('have the terms of their latest text alone, and those from before where only details change', async () => {
    const first = await keep({}, [{ term: 'lunch', weight: 1 }])
    const second = await store.run((stores) => stores.rememberedAnswers.save(first, [{ term: 'club', weight: 1 }]))
    await store.run((stores) => stores.rememberedAnswers.saveDetails({ ...second, uses: 1 }))

    expect([...(await reader().termCounts(SOME_ACCOUNT, ['club', 'lunch']))]).to.deep.equal([['club', 1]])
  })

  it('are found by what they are from, and go with it', async () => {
    const origin: AnswerOrigin = { kind: 'past-application', documentId: anId(), fileName: 'a.pdf', page: null }
    const checked = await keep()
    const read = await keep({ origin })
    const from = checked.origin as Extract<AnswerOrigin, { kind: 'checked' }>

    await store.run(async ({ rememberedAnswers, proposals, documents }) => {
      expect(await rememberedAnswers.ofQuestion(SOME_ACCOUNT, from.questionId)).to.deep.equal(checked)
      expect(await rememberedAnswers.ofQuestion(OTHER_ACCOUNT, from.questionId)).to.equal(null)
      expect(await rememberedAnswers.ofProposal(SOME_ACCOUNT, from.proposalId)).to.deep.equal([checked])
      expect(await rememberedAnswers.ofDocument(SOME_ACCOUNT, origin.documentId)).to.deep.equal([read])
      await proposals.remove(SOME_ACCOUNT, from.proposalId)
      await documents.remove(SOME_ACCOUNT, origin.documentId)
    })

    expect(await reader().some(SOME_ACCOUNT, [checked.id, read.id])).to.deep.equal([])
    expect((await reader().termCounts(SOME_ACCOUNT, ['lunch'])).size).to.equal(0)
  })

  it('are removed with their terms, and not by another account', async () => {
    const answer = await keep()

    await store.run(({ rememberedAnswers }) => rememberedAnswers.remove(OTHER_ACCOUNT, answer.id))
    expect(await reader().find(SOME_ACCOUNT, answer.id)).to.deep.equal(answer)
    expect(await reader().find(OTHER_ACCOUNT, answer.id)).to.equal(null)

    await store.run(({ rememberedAnswers }) => rememberedAnswers.remove(SOME_ACCOUNT, answer.id))
    expect(await reader().find(SOME_ACCOUNT, answer.id)).to.equal(null)
    expect((await reader().termCounts(SOME_ACCOUNT, ['lunch'])).size).to.equal(0)
  })
}
