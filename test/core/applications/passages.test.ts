import { expect } from 'chai'
import { ViewPassages } from '../../../core/applications/view-proposal.ts'
import { anAnswer, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld, refusalOf } from '../../support/core-world.ts'

describe('the passages near missing answers', () => {
  it('come for all of an application at once, each with the version of the answer that they belong to', async () => {
    const world = openCoreWorld()
    const [actor, stranger] = [await anActorIn(world), await anActorIn(world)]
    const { accountId } = actor
    const passages = anAnswer().sources
    const missing = anAnswer({ text: '', missing: true, passages })
    const proposal = aProposal({ accountId })
    const about = { accountId, proposalId: proposal.id, status: 'completed' } as const
    const near = aQuestion({ ...about, answer: missing })
    await world.unitOfWork.run(async ({ proposals, questions }) => {
      await proposals.save(proposal)
      for (const one of [near, aQuestion({ ...about, answer: anAnswer() }), aQuestion({ ...about, answer: null })])
        await questions.save(one)
    })
    const view = new ViewPassages(world.unitOfWork, world.proposalReader)

    const found = await view.execute({ actor, proposalId: proposal.id })

    expect(found).to.deep.equal([{ questionId: near.id, version: 1, passages }])
    expect((await refusalOf(view.execute({ actor: stranger, proposalId: proposal.id }))).kind).to.equal('not-found')
  })
})
