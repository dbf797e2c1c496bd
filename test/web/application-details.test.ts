import { expect } from 'chai'
import type { Proposal } from '../../adapters/http-contract/proposals.ts'
import { changesOf, detailsOf } from '../../apps/web/src/features/proposals/application-details.ts'

const AMOUNT = 'How much are you requesting?'

const application = {
  grantInfo: [
    { question: AMOUNT, answer: '£500' },
    { question: 'Where do you work?', answer: 'Elmsey' },
  ],
  funder: { id: '1', _id: '1', funderName: 'Lantern Trust', charityNumber: null },
  deadline: '2027-02-01T12:00:00.000Z',
} as unknown as Proposal

describe('The details of an application', () => {
  const before = detailsOf(application)

  it('are those of its two fixed questions, its funder and its deadline in local time', () => {
    expect(before).to.include({ purpose: '', amount: '£500' })
    expect(before.funder).to.deep.equal({ id: '1', name: 'Lantern Trust' })
    expect(new Date(before.deadline).toISOString()).to.equal(application.deadline)
  })

  it('are sent only where they were changed, with the other entries as they were', () => {
    expect(changesOf(application, before, before)).to.deep.equal({})
    expect(changesOf(application, before, { ...before, amount: ' £600 ' })).to.deep.equal({
      grantInfo: [
        { question: AMOUNT, answer: '£600' },
        { question: 'Where do you work?', answer: 'Elmsey' },
      ],
    })
  })

  it('are taken away where they were cleared, and a funder that was typed has a name only', () => {
    expect(changesOf(application, before, { ...before, funder: null, deadline: '' })).to.deep.equal({
      funderId: null,
      funderName: null,
      deadline: null,
    })
    const typed = { id: null, name: 'Harbour Fund' }
    expect(changesOf(application, before, { ...before, funder: typed })).to.deep.equal({
      funderId: null,
      funderName: 'Harbour Fund',
    })
  })
})
