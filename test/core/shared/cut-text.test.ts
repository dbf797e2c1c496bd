import { expect } from 'chai'
import { cutText } from '../../../core/shared/cut-text.ts'

describe('cutText', () => {
  it('leaves a text that fits as it is', () => {
    expect(cutText('Why now?', 8)).to.deep.equal({ text: 'Why now?', rest: '' })
  })

  it('cuts between words, marks the cut, and gives what is left', () => {
    expect(cutText('one two three', 9)).to.deep.equal({ text: 'one two…', rest: 'three' })
  })

  it('cuts a text without spaces, and never a character of two units', () => {
    expect(cutText('a'.repeat(100), 50).text).to.equal(`${'a'.repeat(49)}…`)
    expect(cutText('😀'.repeat(50), 50).text).to.equal(`${'😀'.repeat(24)}…`)
  })

  it('cuts no further what it has cut', () => {
    const { text } = cutText('word '.repeat(100), 60)

    expect(text.length).to.be.at.most(60)
    expect(cutText(text, 60)).to.deep.equal({ text, rest: '' })
  })
})
