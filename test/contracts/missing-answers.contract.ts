import { expect } from 'chai'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { anAnswer, anId, aProject, aProposal, aQuestion, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

export function missingAnswersContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  it('lists questions of open applications without an answer, newest application first', async () => {
    const project = aProject()
    const older = aProposal({ id: anId(), projectId: project.id })
    const [newer, archived, submitted] = [
      aProposal(),
      aProposal({ isArchived: true }),
      aProposal({ stage: 'submitted' }),
    ]
    const missing = { status: 'completed', answer: anAnswer({ text: 'Says "missing":false', missing: true }) } as const
    const [second, first, newest] = [
      aQuestion({ proposalId: older.id, position: 1, text: UNICODE, section: UNICODE, ...missing }),
      aQuestion({ proposalId: older.id, position: 0, ...missing }),
      aQuestion({ proposalId: newer.id, ...missing }),
    ]
    const others = [
      aQuestion({ proposalId: newer.id, status: 'completed', answer: anAnswer({ text: '"missing":true' }) }),
      aQuestion({ proposalId: newer.id, ...missing, status: 'processing' }),
      aQuestion({ proposalId: newer.id }),
      ...[archived, submitted].map(({ id }) => aQuestion({ proposalId: id, ...missing })),
    ]
    await store.run(async ({ projects, proposals, questions }) => {
      await projects.save(project)
      for (const proposal of [older, newer, archived, submitted]) await proposals.save(proposal)
      for (const question of [second, first, newest, ...others]) await questions.save(question)
    })

    const found = await store.persistence.missingAnswersReader.ofAccount(SOME_ACCOUNT, 10)

    expect(found.map(({ id }) => id)).to.deep.equal([newest.id, first.id, second.id])
    expect(found[2]).to.deep.equal({
      id: second.id,
      text: UNICODE,
      section: UNICODE,
      proposalId: older.id,
      projectId: project.id,
    })
    expect(await store.persistence.missingAnswersReader.ofAccount(SOME_ACCOUNT, 1)).to.have.length(1)
    expect(await store.persistence.missingAnswersReader.ofAccount(OTHER_ACCOUNT, 10)).to.deep.equal([])
  })
}
