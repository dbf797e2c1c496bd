import { expect } from 'chai'
import {
  blockOfTerm,
  entriesIn,
  packPostings,
  placeOfTerm,
  tellsBlock,
} from '../../../core/documents/posting-blocks.ts'

function entriesOf(blocks: readonly string[], term: string): number[] | null {
  return entriesIn(blocks[blockOfTerm(term, blocks.length)] ?? '', term)
}

/** Words that begin in some hundred ways, as those of a language do. */
function wordOf(number: number): string {
  const letters = 'abcdefghijklmnopqrst'
  return `${letters[number % 20]}${letters[Math.floor(number / 20) % 20]}${number}`
}

describe('posting blocks', () => {
  it('give back where each term stands and what it weighs there', () => {
    const words = Array.from({ length: 5_000 }, (_, number) => `word${number}`)
    const blocks = packPostings(new Map(words.map((word, number) => [word, [number % 7, 0.25, 9, number]])))

    for (const [number, word] of words.entries())
      expect(entriesOf(blocks, word)).to.deep.equal([number % 7, 0.25, 9, number])
    expect(entriesOf(blocks, 'word')).to.equal(null)
    expect(entriesOf(blocks, 'ord1')).to.equal(null)
  })

  it('are a power of two, and as many as keep each of them short', () => {
    const words = Array.from({ length: 3_000 }, (_, number): [string, number[]] => [wordOf(number), [1, 1]])

    const blocks = packPostings(new Map(words))

    expect(Math.log2(blocks.length) % 1).to.equal(0)
    expect(blocks).to.have.length.above(16)
    for (const block of blocks) expect(block).to.have.length.below(2_000)
  })

  it('are one block that holds nothing where there is no term', () => {
    const blocks = packPostings(new Map())

    expect(blocks).to.have.length(1)
    expect(entriesOf(blocks, 'club')).to.equal(null)
  })

  it('hold terms with any characters, in no other term’s place', () => {
    const terms = ['a\tb', 'a\nb', 'a', 'b', '北京', '🙂', "o'brien", '1,2', '']

    const blocks = packPostings(new Map(terms.map((term, number) => [term, [0, number]])))

    for (const term of ['a', 'b', '北京', '🙂', "o'brien", '1,2', ''])
      expect(entriesOf(blocks, term)).to.deep.equal([0, terms.indexOf(term)])
    expect(entriesOf(blocks, 'a\tb')).to.have.length(2)
  })

  it('hold all terms that begin alike in one, which two letters or one character of a script of many tell', () => {
    expect(new Set(['vo', 'volunt', 'voice', 'vol'].map(placeOfTerm))).to.have.lengthOf(1)
    expect(placeOfTerm('北')).to.equal(placeOfTerm('北京'))
    expect(['', 'v', 'ü', 'vo', '北'].map(tellsBlock)).to.deep.equal([false, false, false, true, true])
  })

  it('stay where they are: what is stored is found by the same places for ever', () => {
    expect(['club', 'volunt', '1201095', '北京'].map(placeOfTerm)).to.deep.equal([457, 449, 188, 37])
  })
})
