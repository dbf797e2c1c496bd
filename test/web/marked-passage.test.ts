import { expect } from 'chai'
import { holdsLine, markUsed } from '../../apps/web/src/shared/sources/marked-passage.ts'

const join = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('')
const used = (parts: readonly { text: string; isUsed: boolean }[]) =>
  parts.filter(({ isUsed }) => isUsed).map(({ text }) => text)

describe('A passage with the words that an answer uses', () => {
  const passage = 'We began in 2009. In 2025 we served\n6,100 meals (see p. 3). Costs rose.'

  it('marks every quoted sentence and loses nothing', () => {
    const parts = markUsed(passage, ['We began in 2009.', 'Costs rose.'])

    expect(used(parts)).to.deep.equal(['We began in 2009.', 'Costs rose.'])
    expect(join(parts)).to.equal(passage)
  })

  it('finds a sentence across a line break', () => {
    expect(used(markUsed(passage, ['In 2025 we served 6,100 meals (see p. 3).']))).to.have.length(1)
  })

  it('takes signs of a pattern as they stand', () => {
    expect(used(markUsed('a.b axb (a|b)*', ['a.b', '(a|b)*']))).to.deep.equal(['a.b', '(a|b)*'])
  })

  it('marks the longer of two quotes that begin alike', () => {
    expect(used(markUsed('We serve meals daily.', ['We serve', 'We serve meals daily.']))).to.deep.equal([
      'We serve meals daily.',
    ])
  })

  it('marks nothing where nothing is used', () => {
    expect(markUsed(passage, ['', ' '])).to.deep.equal([{ text: passage, isUsed: false }])
    expect(used(markUsed(passage, ['Not in it']))).to.deep.equal([])
  })

  it('takes the mark of a list item for no more than space', () => {
    expect(used(markUsed('We offer:\n• meals\n• courses', ['We offer: meals • courses']))).to.have.length(1)
  })

  it('knows a line that it holds, however it is set', () => {
    expect(holdsLine('We offer:\n• meals daily', 'meals  daily')).to.equal(true)
    expect(holdsLine('We offer:\n• meals daily', 'meals weekly')).to.equal(false)
    expect(holdsLine('We offer:\n• meals daily', undefined)).to.equal(false)
  })
})
