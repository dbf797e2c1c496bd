import { expect } from 'chai'
import { cutToLimit } from '../../../core/proposals/question/cut-to-limit.ts'

const words = (limit: number) => ({ words: limit, characters: null })

describe('cutting a text to its limit', () => {
  it('leaves a text that fits as it is', () => {
    expect(cutToLimit(' One two. ', words(2))).to.equal('One two.')
  })

  it('ends with the last sentence that fits, by words and by characters', () => {
    const text = 'We met on 3.5. acres. “Why?” they asked. Because we could.'

    expect(cutToLimit(text, words(9))).to.equal('We met on 3.5. acres. “Why?” they asked.')
    expect(cutToLimit(text, { words: null, characters: 30 })).to.equal('We met on 3.5. acres. “Why?”')
  })

  it('cuts a single long sentence between words, and fits even then', () => {
    expect(cutToLimit('one two three four', words(2))).to.equal('one two…')
    expect(cutToLimit('one two three four', { words: null, characters: 10 })).to.equal('one two…')
  })

  it('has nothing left where nothing fits', () => {
    expect(cutToLimit('incomprehensible', { words: null, characters: 3 })).to.equal('')
  })

  it('cuts a very long text', () => {
    expect(cutToLimit('One two. '.repeat(20_000), words(10)).split(' ')).to.have.length(10)
  })
})
