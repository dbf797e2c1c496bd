import { expect } from 'chai'
import { besideLength, printedLength } from '../../../core/languages/printed-length.ts'

const read = (text: string) => {
  const { unit, amount, words } = printedLength(text) ?? {}
  return unit === undefined ? null : `${amount} ${unit}, ${words} words`
}

describe('a limit of pages, paragraphs, lines or sentences', () => {
  const TABLE: readonly (readonly [string, string])[] = [
    ['What will you do? (half a page)', '0.5 pages, 250 words'],
    ['Maximum one page', '1 pages, 500 words'],
    ['Please write up to 1.5 pages.', '1.5 pages, 750 words'],
    ['No more than 1½ sides of A4', '1.5 pages, 750 words'],
    ['no more than two paragraphs', '2 paragraphs, 200 words'],
    ['Who will benefit? Two paragraphs.', '2 paragraphs, 200 words'],
    ['max. 10 lines', '10 lines, 120 words'],
    ['(1-2 pages)', '2 pages, 1000 words'],
    ['10 lines maximum', '10 lines, 120 words'],
    ['In 3 sentences or less, who are you?', '3 sentences, 60 words'],
    ['in 2–3 sentences', '3 sentences, 60 words'],
    ['no longer than 2 pages', '2 pages, 1000 words'],
    ['It should not be more than half a page', '0.5 pages, 250 words'],
    ['Wie messen Sie das? (eine halbe Seite)', '0.5 pages, 250 words'],
    ['höchstens zwei Absätze', '2 paragraphs, 200 words'],
    ['max. 2 DIN A4-Seiten', '2 pages, 1000 words'],
    ['Höchstens 10 Zeilen.', '10 lines, 120 words'],
    ['Décrivez votre projet (une demi-page maximum)', '0.5 pages, 250 words'],
    ['deux paragraphes maximum', '2 paragraphs, 200 words'],
    ['10 lignes maximum', '10 lines, 120 words'],
    ['Describa su organización (media página)', '0.5 pages, 250 words'],
    ['máximo dos párrafos', '2 paragraphs, 200 words'],
    ['no máximo meia página', '0.5 pages, 250 words'],
  ]
  for (const [text, expected] of TABLE)
    it(`is read: ${text}`, () => {
      expect(read(text)).to.equal(expected)
    })

  for (const text of [
    'At least two pages',
    'See page 2 for help.',
    'The application must not exceed 10 pages.',
    'How many pages does your website have?',
    'Describe the two sides of the argument',
    'up to 300 words',
  ])
    it(`is none: ${text}`, () => {
      expect(read(text)).to.equal(null)
    })

  it('leaves what stands beside it, also behind a letter that is longer in lower case', () => {
    expect(besideLength('İİ: İzmir? (max. 1 page) Thanks')).to.equal('İİ: İzmir? (max. ) Thanks')
  })

  it('is not found in thousands that are none', () => {
    expect(read('minimum 1 page '.repeat(700))).to.equal(null)
  })
})
