import { expect } from 'chai'
import { splitSentences } from '../../../core/documents/sentences.ts'

describe('splitSentences', () => {
  it('parts sentences at their marks', () => {
    expect(splitSentences('We began in 2009. Who came? Everyone! “Wonderful.” And more…')).to.deep.equal([
      'We began in 2009.',
      'Who came?',
      'Everyone!',
      '“Wonderful.”',
      'And more…',
    ])
  })

  it('does not part at abbreviations, initials, decimals, addresses and list numbers', () => {
    for (const sentence of [
      'Dr. Ada M. Brook leads it, e.g. on Fridays.',
      'The U.S. Agency gave $1.5 million to St. Mary’s.',
      'See www.example.org for more.',
      '1. The budget includes two staff.',
      'Wir fördern z.B. Kinder.',
    ]) {
      expect(splitSentences(sentence)).to.deep.equal([sentence])
    }
  })

  it('parts sentences whose space was lost', () => {
    expect(splitSentences('We offer services.A total of 12 came.')).to.deep.equal([
      'We offer services.',
      'A total of 12 came.',
    ])
  })

  it('parts text without spaces', () => {
    expect(splitSentences('我们成立于2009年。我们帮助儿童。')).to.deep.equal(['我们成立于2009年。', '我们帮助儿童。'])
  })

  it('makes nothing of nothing', () => {
    expect(splitSentences('')).to.deep.equal([])
    expect(splitSentences(' \n ')).to.deep.equal([])
  })
})
