import { expect } from 'chai'
import { placedWords } from '../../core/languages/words.ts'
import { foldLetters } from '../../core/shared/fold-letters.ts'
import type { Backend } from '../support/backends.ts'
import {
  aFunder,
  anAnswer,
  anId,
  aProject,
  aProposal,
  aQuestion,
  aReport,
  OTHER_ACCOUNT,
  SOME_ACCOUNT,
} from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

export function searchContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const asked = (query: string, accountId = SOME_ACCOUNT, limit = 9) =>
    store.persistence.questionSearch.questionsWith(
      accountId,
      placedWords(query).map(({ word }) => [foldLetters(word)]),
      limit,
    )
  const textsOf = async (query: string) => (await asked(query)).map(({ text }) => text)

  it('finds questions by beginnings of words in them and in their answers, newest first', async () => {
    const proposal = aProposal({ name: 'Žofie’s fund' })
    const about = { proposalId: proposal.id }
    const first = aQuestion({ ...about, text: 'Who benefits?', answer: anAnswer({ text: 'Café cooks, 12,000 meals' }) })
    const second = aQuestion({ ...about, text: 'Which café?', answer: anAnswer({ text: 'Meals!', missing: true }) })
    await store.run(async ({ proposals, questions }) => {
      await proposals.save(proposal)
      for (const question of [first, second]) await questions.save(question)
    })

    expect(await asked('CAFE')).to.deep.equal([
      { id: second.id, proposalId: proposal.id, proposalName: 'Žofie’s fund', text: 'Which café?', answer: null },
      {
        id: first.id,
        proposalId: proposal.id,
        proposalName: 'Žofie’s fund',
        text: first.text,
        answer: first.answer?.text,
      },
    ])
    expect(await textsOf('caf meal 12,000')).to.deep.equal([first.text])
    expect(await textsOf('eals')).to.deep.equal([])
    expect(await textsOf('c')).to.deep.equal([])
    expect(await asked('caf', SOME_ACCOUNT, 1)).to.have.length(1)
    expect(await asked('caf', OTHER_ACCOUNT)).to.deep.equal([])
  })

  it('forgets words that were changed, and questions that were removed with whatever they belong to', async () => {
    const [kept, gone] = [aProposal(), aProposal()]
    const changed = aQuestion({ proposalId: kept.id, text: 'Gannets?' })
    const removed = aQuestion({ proposalId: kept.id, text: 'Gannets and terns?' })
    const inGone = aQuestion({ proposalId: gone.id, text: 'Gannets again?' })
    await store.run(async ({ proposals, questions }) => {
      for (const proposal of [kept, gone]) await proposals.save(proposal)
      for (const question of [changed, removed, inGone]) await questions.save(question)
    })

    await store.run(async ({ proposals, questions }) => {
      await questions.save({ ...changed, text: 'Puffins?', version: 1 })
      await questions.remove(SOME_ACCOUNT, removed.id)
      await proposals.remove(SOME_ACCOUNT, gone.id)
      await questions.reindex(SOME_ACCOUNT, kept.id)
    })

    expect(await textsOf('gannets')).to.deep.equal([])
    expect(await textsOf('puffin')).to.deep.equal(['Puffins?'])
  })

  it('counts the answers that use a document, and lists them, newest first', async () => {
    const proposal = aProposal()
    const [used, other] = [anId<'document'>(), anId<'document'>()]
    const [source] = anAnswer().sources
    const using = (documentId: typeof used, cited = true) =>
      aQuestion({ proposalId: proposal.id, answer: anAnswer({ sources: [{ ...source!, documentId, cited }] }) })
    const [first, second, third] = [using(used), using(used), using(used, false)]
    await store.run(async ({ proposals, questions }) => {
      await proposals.save(proposal)
      for (const question of [first, second, third]) await questions.save(question)
    })
    const { documentUses } = store.persistence
    const page = { page: 1, pageSize: 1 }

    expect([...(await documentUses.counts(SOME_ACCOUNT, [used, other]))]).to.deep.equal([[used, 2]])
    expect([...(await documentUses.counts(OTHER_ACCOUNT, [used]))]).to.deep.equal([])
    expect(await documentUses.of(SOME_ACCOUNT, used, page)).to.deep.equal({
      items: [
        {
          questionId: second.id,
          questionText: second.text,
          proposalId: proposal.id,
          proposalName: proposal.name,
        },
      ],
      total: 2,
    })
    expect(await documentUses.of(OTHER_ACCOUNT, used, page)).to.deep.equal({ items: [], total: 0 })
    await store.run(({ questions }) => questions.remove(SOME_ACCOUNT, second.id))
    expect([...(await documentUses.counts(SOME_ACCOUNT, [used]))]).to.deep.equal([[used, 1]])
  })

  it('names what the account has of each kind, newest first, with the funders that it knows', async () => {
    const project = aProject({ name: 'Quay', createdAt: '2026-01-01T00:00:00.000Z' })
    const known = aFunder({ funderName: 'Wren Trust' })
    const typed = aFunder({ funderName: 'Typed Trust', accountId: SOME_ACCOUNT, createdAt: '2020-01-01T00:00:00.000Z' })
    const foreign = aFunder({ funderName: 'Foreign Trust', accountId: OTHER_ACCOUNT })
    const proposal = aProposal({ funderId: known.id, createdAt: '2026-02-01T00:00:00.000Z' })
    const older = aProposal({ name: 'Older', funderId: foreign.id, createdAt: '2025-02-01T00:00:00.000Z' })
    const report = aReport({ projectId: project.id })
    await store.run(async (stores) => {
      await stores.projects.save(project)
      for (const funder of [known, typed, foreign, aFunder()]) await stores.funders.save(funder)
      for (const one of [older, proposal, aProposal({ id: anId(), accountId: OTHER_ACCOUNT })])
        await stores.proposals.save(one)
      await stores.reports.save(report)
    })
    const named = (kind: 'application' | 'project' | 'report' | 'funder', limit = 9) =>
      store.persistence.searchableNames.ofKind(SOME_ACCOUNT, kind, limit)

    expect(await named('application')).to.deep.equal([
      { id: proposal.id, name: proposal.name, within: 'Wren Trust', isArchived: false },
      { id: older.id, name: 'Older', within: null, isArchived: false },
    ])
    expect(await named('application', 1)).to.have.length(1)
    expect(await named('project')).to.deep.equal([{ id: project.id, name: 'Quay', within: null, isArchived: false }])
    expect(await named('report')).to.deep.equal([
      { id: report.id, name: report.name, within: 'Quay', isArchived: false },
    ])
    expect((await named('funder')).map(({ name }) => name)).to.deep.equal(['Wren Trust', 'Typed Trust'])
  })
}
