import { expect } from 'chai'
import { answerParagraphs, plainAnswer } from '../../../../../adapters/file-formats/filling/answer/answer-paragraphs.ts'

const runsOf = (markdown: string) =>
  answerParagraphs(markdown).map(({ runs }) =>
    runs.map(({ text, bold, italic }) => `${bold ? 'b' : ''}${italic ? 'i' : ''}:${text}`).join('|'),
  )

describe('answerParagraphs', () => {
  it('keeps emphasis, and links as text and address', () => {
    expect(runsOf('We **help _all_** people\nin [Leeds](https://leeds.example).')).to.deep.equal([
      ':We |b:help |bi:all|: people\nin |:Leeds|: (https://leeds.example)|:.',
    ])
    expect(runsOf('See <https://a.example> now.')).to.deep.equal([':See |:https://a.example|: now.'])
  })

  it('tells items with their depth and numbers', () => {
    const places = answerParagraphs('3. one\n4. two\n\n   more\n\n   - deep').map(({ list }) => list)

    expect(places).to.deep.equal([
      { level: 1, number: 3, isFirst: true },
      { level: 1, number: 4, isFirst: true },
      { level: 1, number: 4, isFirst: false },
      { level: 2, number: null, isFirst: true },
    ])
  })

  it('loses no word of what has no form of its own', () => {
    const markdown =
      '# Aims\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<b>5 < 6</b> & AT&T\n\n[x]: http://y.z\n\n- [ ] open\n\n> said'

    expect(plainAnswer(markdown)).to.equal('Aims\na | b\n1 | 2\n<b>5 < 6</b> & AT&T\n[x]: http://y.z\n• ☐ open\nsaid')
  })

  it('takes text without any marks as it stands, without what XML does not allow', () => {
    expect(runsOf('One\u0000\u0007.\r\ntwo\ud800\n\n\nThree')).to.deep.equal([':One.\ntwo', ':Three'])
    expect(answerParagraphs('  ')).to.deep.equal([{ list: null, runs: [] }])
  })
})
