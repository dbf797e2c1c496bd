import { expect } from 'chai'
import { findLimit, isOnlyLimit } from '../../../../adapters/extractive/questions/limits.ts'

const words = (count: number) => ({ words: count, characters: null })
const characters = (count: number) => ({ words: null, characters: count })

describe('findLimit', () => {
  const limits: [string, ReturnType<typeof findLimit>][] = [
    ['max 250 words', words(250)],
    ['(1500 characters)', characters(1500)],
    ['200-300 words', words(300)],
    ['between 200 and 300 words', words(300)],
    ['Maximum 200 to 300 words', words(300)],
    ['up to 1,000 characters including spaces', characters(1000)],
    ['Project title (150-character limit)', characters(150)],
    ['In no more than 150 words, summarise your project.', words(150)],
    ['minimum 100 words, maximum 300 words', words(300)],
    ['Word limit: 500', words(500)],
    ['Maximum number of characters is 2,000', characters(2000)],
    ['500 words or 3000 characters', { words: 500, characters: 3000 }],
    ['two hundred and fifty words', words(250)],
    ['max 1 page (500 words)', words(500)],
    ['0 of 1500 max characters', characters(1500)],
    ['max. 1500 znaků', characters(1500)],
    ['legfeljebb 500 szó', words(500)],
    ['не більше 300 слів', words(300)],
    ['（400字以内）', characters(400)],
    ['max. 1.500 Zeichen inkl. Leerzeichen', characters(1500)],
    ['höchstens 200 Wörter', words(200)],
    ['1 500 signes maximum', characters(1500)],
    ['200 mots maximum', words(200)],
    ['máximo 300 palabras', words(300)],
    ['máx. 2000 caracteres com espaços', characters(2000)],
    ['massimo 3000 battute', characters(3000)],
    ['maximaal 250 woorden', words(250)],
    ['enintään 2000 merkkiä', characters(2000)],
    ['högst 300 ord', words(300)],
    ['hyd at 500 gair', words(500)],
    ['Describe the need (no more than 300 words in total)', words(300)],
    ['Word count (max): 500', words(500)],
    ['number of words allowed: 250', words(250)],
    ['one thousand words', words(1000)],
    ['nine hundred and fifty words', words(950)],
    ['3k characters max', characters(3000)],
    ['máximo de 3.000 (três mil) caracteres', characters(3000)],
    ['Zeichenbegrenzung: 1000', characters(1000)],
    ['woordlimiet 300', words(300)],
  ]
  for (const [text, limit] of limits) {
    it(`reads "${text}"`, () => {
      expect(findLimit(text)).to.deep.equal(limit)
    })
  }

  const unlimited = [
    'no more than half a page',
    'maximum 2 sides of A4',
    'at least 100 words',
    '20 words per description',
    'There is a word limit of 1,000 words',
    'Please answer in 2-3 sentences',
    'Grants of £500 words cannot describe',
  ]
  for (const text of unlimited) {
    it(`finds none in "${text}"`, () => {
      expect(findLimit(text)).to.deep.equal({ words: null, characters: null })
    })
  }
})

describe('isOnlyLimit', () => {
  it('knows a line that says nothing else', () => {
    expect(isOnlyLimit('(Max 250 words)')).to.equal(true)
    expect(isOnlyLimit('[up to 4000 characters including spaces]')).to.equal(true)
    expect(isOnlyLimit('Describe it in 250 words')).to.equal(false)
    expect(isOnlyLimit('Maximum')).to.equal(false)
  })
})
