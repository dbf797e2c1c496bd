import { expect } from 'chai'
import { withLinesKept } from '../../../../adapters/language-model/cleaning/lines-kept.ts'

describe('short lines one below the other', () => {
  it('stay lines in a signature and an address, however they were broken', () => {
    const text = 'Yours,\n\nAda Brook\nChair  \n**Green Hands**\\\n1 Mill Lane\n\nPS'

    expect(withLinesKept(text)).to.equal('Yours,\n\nAda Brook  \nChair  \n**Green Hands**  \n1 Mill Lane\n\nPS')
  })

  it('are left alone in lists, tables, headings and paragraphs that were wrapped', () => {
    const wrapped = `${'We welcomed 1,240 people in our gardens in 2024, more than ever.'}\nThat is a third more.`

    for (const text of [
      '- one\n- two',
      '1. one\n2. two',
      '| a | b |\n| - | - |',
      '# Who\nWe',
      '> so\n> be it',
      wrapped,
    ])
      expect(withLinesKept(text)).to.equal(text)
  })
})
