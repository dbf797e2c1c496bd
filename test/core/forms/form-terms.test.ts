import { expect } from 'chai'

import { termOf } from '../../../core/proposals/form/form-terms.ts'
import { ViewFormTerms } from '../../../core/pipeline/view-form-terms.ts'
import { aProposal } from '../../support/builders.ts'
import { anActorIn, noTerms, openCoreWorld, refusalOf } from '../../support/core-world.ts'

describe('a term of a form', () => {
  const found = (wording: string) => ({ wording, page: null })

  it('is confirmed, in conflict or unknown, as its findings say', () => {
    const saying = (...wordings: string[]) => termOf(wordings.map(found), ({ wording }) => wording).state
    expect([saying(), saying('a'), saying('a', 'a'), saying('a', 'b')]).to.deep.equal([
      'unknown',
      'confirmed',
      'confirmed',
      'conflicting',
    ])
  })

  it('is seen by its account alone', async () => {
    const world = openCoreWorld()
    const [owner, stranger] = [await anActorIn(world), await anActorIn(world)]
    const formTerms = { ...noTerms.find(null as never), eligibility: termOf([found('Charities')]) }
    const { id } = await world.unitOfWork.run(({ proposals }) =>
      proposals.save(aProposal({ accountId: owner.accountId, formTerms })),
    )
    const view = new ViewFormTerms(world.unitOfWork)

    expect(await view.execute({ actor: owner, proposalId: id })).to.deep.equal(formTerms)
    expect((await refusalOf(view.execute({ actor: stranger, proposalId: id }))).kind).to.equal('not-found')
  })
})
