import { expect } from 'chai'
import type { Proposal } from '../../adapters/http-contract/proposals.ts'
import {
  areAmountsTaken,
  changesOf,
  detailsOf,
} from '../../apps/web/src/features/proposals/header/application-details.ts'

const AMOUNT = 'How much are you requesting?'

const application = {
  grantInfo: [
    { question: AMOUNT, answer: '£500' },
    { question: 'Where do you work?', answer: 'Elmsey' },
  ],
  funder: { id: '1', _id: '1', funderName: 'Lantern Trust', charityNumber: null },
  deadline: '2027-02-01T12:00:00.000Z',
  amountAsked: 1250.5,
  amountGiven: null,
  currency: 'EUR',
} as unknown as Proposal

describe('The details of an application', () => {
  const before = detailsOf(application)

  it('are those of its two fixed questions, its funder and its deadline in local time', () => {
    expect(before).to.include({ purpose: '', amount: '£500' })
    expect(before.funder).to.deep.equal({ id: '1', name: 'Lantern Trust' })
    expect(new Date(before.deadline).toISOString()).to.equal(application.deadline)
  })

  it('are sent only where they were changed, with the other entries as they were', () => {
    expect(changesOf(application, before, before, 'en-GB')).to.deep.equal({})
    expect(changesOf(application, before, { ...before, amount: ' £600 ' }, 'en-GB')).to.deep.equal({
      grantInfo: [
        { question: AMOUNT, answer: '£600' },
        { question: 'Where do you work?', answer: 'Elmsey' },
      ],
    })
  })

  it('are taken away where they were cleared, and a funder that was typed has a name only', () => {
    expect(changesOf(application, before, { ...before, funder: null, deadline: '' }, 'en-GB')).to.deep.equal({
      funderId: null,
      funderName: null,
      deadline: null,
    })
    const typed = { id: null, name: 'Harbour Fund' }
    expect(changesOf(application, before, { ...before, funder: typed }, 'en-GB')).to.deep.equal({
      funderId: null,
      funderName: 'Harbour Fund',
    })
  })

  it('have amounts that are read in the language of the account', () => {
    expect([before.amountAsked, before.amountGiven]).to.deep.equal(['1250.50', ''])
    expect(changesOf(application, before, { ...before, amountAsked: '1.250', amountGiven: '' }, 'de')).to.deep.equal({
      amountAsked: 1250,
    })
    expect(areAmountsTaken({ ...before, amountAsked: '1.250' }, 'de')).to.equal(true)
    expect(areAmountsTaken({ ...before, amountAsked: '1.250' }, 'en-GB')).to.equal(false)
    expect(areAmountsTaken({ ...before, amountGiven: '£5' }, 'en-GB')).to.equal(false)
  })
})
