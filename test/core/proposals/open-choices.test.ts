import { expect } from 'chai'
import { openChoices } from '../../../core/proposals/answer/open-choices.ts'

describe('what a draft leaves to be chosen', () => {
  it('is what stands in square brackets, with its place', () => {
    const text = 'We ask all members [choose: monthly or quarterly] and report [date of the report].'

    const found = openChoices(text)

    expect(found.map((one) => one.text)).to.deep.equal(['[choose: monthly or quarterly]', '[date of the report]'])
    expect(found.map(({ start, end }) => text.slice(start, end))).to.deep.equal(found.map((one) => one.text))
  })

  it('is no link, box to tick, source or remark of an editor', () => {
    expect(openChoices('[ ] [x] [12] [our site](https://example.org) "It [sic] was […] good"')).to.deep.equal([])
  })
})
