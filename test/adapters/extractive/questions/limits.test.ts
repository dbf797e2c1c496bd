import { expect } from 'chai'
import { findLimit, hasLimit, isOnlyLimit } from '../../../../adapters/extractive/questions/limits.ts'

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
    ['0/500 words', words(500)],
    ['Word count: 0 / 300', words(300)],
    ['Words used: 0 of 300', words(300)],
    ['0 words of 250', words(250)],
    ['500 characters remaining', characters(500)],
    ['Characters left: 1,500', characters(1500)],
    ['Word count: max 300', words(300)],
    ['recommended 200 words', words(200)],
    ['Recommended length: 300 words', words(300)],
    ['approx. 250 words', words(250)],
    ['(about 100 words)', words(100)],
    ['Not to exceed 500 words.', words(500)],
    ['fewer than 400 words', words(400)],
    ['Limit your response to 250 words', words(250)],
    ['250 words or less', words(250)],
    ['limited to 2500 characters', characters(2500)],
    ['500 words (approximately 1 page)', words(500)],
    ['300–500 words', words(500)],
    ['200 words to 300 words', words(300)],
    ['at least 100 and no more than 300 words', words(300)],
    ['Min 50 words, max 100 words', words(100)],
    ['100 words minimum, 300 words maximum', words(300)],
    ['Max length: 1000 characters', characters(1000)],
    ['(1000 char. max.)', characters(1000)],
    ['Max chars: 500', characters(500)],
    ['Limit (words): 300', words(300)],
    ['Word limit – 300', words(300)],
    ['Max. 300 (words)', words(300)],
    ['Provide a 250 word summary of the project.', words(250)],
    ['not exceed one hundred (100) words', words(100)],
    ['5,000 characters incl. spaces', characters(5000)],
    ['maximal 2.000 Zeichen', characters(2000)],
    ['ca. 250 Wörter', words(250)],
    ['zwischen 200 und 300 Wörtern', words(300)],
    ['Max. Zeichenanzahl: 4000', characters(4000)],
    ['noch 500 Zeichen übrig', characters(500)],
    ['höchstens zweihundert Wörter', words(200)],
    ['2 000 caractères maximum (espaces compris)', characters(2000)],
    ['dans la limite de 1500 signes', characters(1500)],
    ['entre 200 et 300 mots', words(300)],
    ['Nombre maximum de caractères : 1500', characters(1500)],
    ['ne pas dépasser 300 mots', words(300)],
    ['Caractères restants : 500', characters(500)],
    ['dim mwy na 300 gair', words(300)],
    ['hyd at 500 o eiriau', words(500)],
    ['uchafswm 1,000 nod', characters(1000)],
    ['no más de 250 palabras', words(250)],
    ['Extensión máxima: 500 palabras', words(500)],
    ['máx. 2.000 caracteres con espacios', characters(2000)],
    ['fino a 500 parole', words(500)],
    ['tra 200 e 300 parole', words(300)],
    ['até 2.000 caracteres (com espaços)', characters(2000)],
    ['entre 100 e 200 palavras', words(200)],
    ['max. 2.000 tekens (inclusief spaties)', characters(2000)],
    ['tussen de 200 en 300 woorden', words(300)],
    ['korkeintaan 300 sanaa', words(300)],
    ['enintään 2 000 merkkiä', characters(2000)],
    ['mellan 200 och 300 ord', words(300)],
    ['maks. 2.000 tegn inkl. mellemrum', characters(2000)],
    ['inntil 2000 tegn', characters(2000)],
    ['maksymalnie 2 000 znaków ze spacjami', characters(2000)],
    ['nie więcej niż 300 słów', words(300)],
    ['Give a title (max 3 words)', words(3)],
    ['max. 3 words', words(3)],
    ['Describe your project in three words', words(3)],
    ['in one word', words(1)],
    ['Sum up your work in no more than four words.', words(4)],
    ['3 words or fewer', words(3)],
    ['Initials (2 characters)', characters(2)],
    ['up to ten words', words(10)],
    ['Word limit: 4', words(4)],
    ['in drei Wörtern', words(3)],
    ['en trois mots', words(3)],
    ['máximo tres palabras', words(3)],
    ['in drie woorden', words(3)],
    ['em três palavras', words(3)],
  ]
  it('reads the wordings that forms print', () => {
    expect(limits.map(([text]) => [text, findLimit(text)])).to.deep.equal(limits)
  })

  const unlimited = [
    'no more than half a page',
    'maximum 2 sides of A4',
    'at least 100 words',
    '20 words per description',
    'There is a word limit of 1,000 words',
    'Please answer in 2-3 sentences',
    'Grants of £500 words cannot describe',
    '½ page',
    'up to 10 key words',
    'in your own words: 12 points',
    '100 words minimum',
    'mindestens 500 Zeichen',
    'au moins 100 mots',
    'o leiaf 100 gair',
    'mínimo 100 palabras',
    'vähintään 100 merkkiä',
    'Your application must not exceed 3,000 words.',
    'the password has 8 characters',
    'a word of 3 syllables',
    'Name three words that neighbours use for you',
    'Choose 2 characters from the play',
  ]
  it('finds none where a length, a minimum or the whole form is meant', () => {
    expect(unlimited.filter((text) => hasLimit(findLimit(text)))).to.deep.equal([])
  })
})

describe('isOnlyLimit', () => {
  it('knows a line that says nothing else', () => {
    expect(isOnlyLimit('(Max 250 words)')).to.equal(true)
    expect(isOnlyLimit('[up to 4000 characters including spaces]')).to.equal(true)
    expect(isOnlyLimit('Describe it in 250 words')).to.equal(false)
    expect(isOnlyLimit('Maximum')).to.equal(false)
    expect(isOnlyLimit('0/500 words')).to.equal(true)
    expect(isOnlyLimit('You have 500 characters remaining')).to.equal(true)
    expect(isOnlyLimit('max. 1.500 Zeichen inkl. Leerzeichen')).to.equal(true)
    expect(isOnlyLimit('2 000 caractères maximum (espaces compris)')).to.equal(true)
    expect(isOnlyLimit('Summary (500 words)')).to.equal(false)
  })
})
