import { expect } from 'chai'
import { placedWords } from '../../../core/languages/words.ts'
import { foldLetters } from '../../../core/shared/fold-letters.ts'

const wordsIn = (text: string) => placedWords(text).map(({ word }) => word)

describe('placedWords', () => {
  it('gives each word with its place, in lower case and without what nobody sees', () => {
    const text = 'The co\u00ADoperation, Zoë’s 2\u200B3!'

    expect(placedWords(text).map(({ word, start, end }) => [word, text.slice(start, end)])).to.deep.equal([
      ['the', 'The'],
      ['cooperation', 'co\u00ADoperation'],
      ['zoë', 'Zoë'],
      ['23', '2\u200B3'],
    ])
  })

  it('takes a number for one word, however it is printed, and a registered one with its zeros and without', () => {
    expect(wordsIn('£12,500.50 10.000 1,201,095 2,4 3.1')).to.deep.equal(['12500.50', '10000', '1201095', '2.4', '3.1'])
    expect(wordsIn('00123456 SC022910 007 0.5')).to.deep.equal(['00123456', '123456', 'sc022910', '007', '0.5'])
  })

  it('gives compounds by their parts and as a whole, and what is elided by its parts alone', () => {
    expect(wordsIn('well-being')).to.deep.equal(['well', 'being', 'wellbeing'])
    expect(wordsIn('O’Brien')).to.deep.equal(['o', 'brien', 'obrien'])
    expect(wordsIn('l’association')).to.deep.equal(['l', 'association'])
  })

  it('keeps the vowels of Indian scripts, and gives pairs of scripts without blanks', () => {
    expect(wordsIn('हिन्दी भाषा')).to.deep.equal(['हिन्दी', 'भाषा'])
    expect(wordsIn('NPO法人です 学')).to.deep.equal(['npo', '法人', '人で', 'です', '学'])
  })

  it('leaves runs of debris out, whatever they are made of', () => {
    for (const debris of ['a1b2'.repeat(20), 'x'.repeat(61), '9'.repeat(80)]) expect(wordsIn(debris)).to.deep.equal([])
    for (const text of ['', '\u0000\uFFFF', '((((', '🙂'.repeat(99), '\u0301\u0301', '-.-', '\ud800']) wordsIn(text)
  })
})

describe('foldLetters', () => {
  it('leaves plain letters, of every script that has others', () => {
    const folded = {
      'Żółć Straße Ørsted Æsop Þór ŒUVRE': 'zolc strasse orsted aesop thor oeuvre',
      'İstanbul Iğdır': 'istanbul igdir',
      'مُحَمَّد كتـاب': 'محمد كتاب',
      שָׁלוֹם: 'שלום',
      ΟΔΌΣ: 'οδοσ',
      'हिन्दी が': 'हिन्दी が',
    }

    for (const [text, plain] of Object.entries(folded)) expect(foldLetters(text)).to.equal(plain)
  })
})
