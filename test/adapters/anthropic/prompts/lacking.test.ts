import { expect } from 'chai'
import { apartFromLacking } from '../../../../adapters/anthropic/prompts/lacking.ts'

describe('what an answer lacks', () => {
  it('is named in a line after it, which is no part of it', () => {
    for (const line of [
      'LACKING: The budget; a start date.',
      '**LACKING:** The budget; a start date',
      '*LACKING*: The budget; a start date;',
    ])
      expect(apartFromLacking(`We cook.\n\n${line}`)).to.deep.equal({
        text: 'We cook.',
        lacking: ['The budget', 'a start date'],
      })
  })

  it('is nothing without such a line, or where it says so', () => {
    for (const text of ['We cook. What we are lacking: space.', 'We cook. What we are lacking: space.\nLACKING: none.'])
      expect(apartFromLacking(text)).to.deep.equal({ text: 'We cook. What we are lacking: space.', lacking: [] })
  })
})
