import { expect } from 'chai'

import { amountIn, amountsIn } from '../../../core/pipeline/amount-in.ts'
import { termOf } from '../../../core/pipeline/form-terms.ts'
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

describe('amounts in a text', () => {
  it('are read with their currency, and only where one is named', () => {
    const read = (text: string) => amountsIn(text).map(({ value, currency }) => `${value} ${currency}`)
    expect(read('£12,000.50 or EUR 5k, $2 million, 300 € and 10 000 €')).to.deep.equal([
      '12000.5 GBP',
      '5000 EUR',
      '2000000 USD',
      '300 EUR',
      '10000 EUR',
    ])
    expect(read('5 March 2027, 300 people, 12,000')).to.deep.equal([])
  })

  it('are one amount only where there is one alone', () => {
    expect(amountIn('About £5,000')).to.deep.equal({ value: 5000, currency: 'GBP' })
    expect(amountIn('£5,000 to £10,000')).to.equal(null)
  })
})
