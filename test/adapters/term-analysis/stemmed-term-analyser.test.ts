import { expect } from 'chai'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'

describe('StemmedTermAnalyser', () => {
  const analyser = new StemmedTermAnalyser()

  it('tells the language of a text by its function words', () => {
    const samples = {
      cy: 'Sut byddwch chi’n mesur llwyddiant y prosiect?',
      en: 'We run a youth club for the children of our town and they come to it after school.',
      de: 'Wir betreiben einen Jugendclub für die Kinder unserer Stadt, und sie kommen nach der Schule zu uns.',
      fr: 'Nous tenons un club pour les enfants de notre ville et ils y viennent après la classe.',
      es: 'Llevamos un club para los niños de nuestra ciudad y vienen después de la escuela con sus amigos.',
      it: 'Gestiamo un circolo per i bambini della nostra città e vengono dopo la scuola con gli amici.',
      pt: 'Temos um clube para as crianças da nossa cidade e elas vêm depois da escola com os amigos.',
      nl: 'Wij hebben een club voor de kinderen van onze stad en zij komen na school met hun vrienden.',
      sv: 'Vi har en klubb för barnen i vår stad och de kommer efter skolan med sina vänner till oss.',
    }

    for (const [language, text] of Object.entries(samples)) expect(analyser.languageOf(text), text).to.equal(language)
  })

  it('says so when a text is too short to tell', () => {
    expect(analyser.languageOf('Budget')).to.equal(null)
    expect(analyser.languageOf('')).to.equal(null)
    expect(analyser.languageOf('🙂🙂 ?!')).to.equal(null)
  })

  it('gives one term for the forms of a word and leaves function words out', () => {
    expect(analyser.termsOf('The volunteers volunteered', 'en')).to.deep.equal(['volunt', 'volunt'])
    expect(analyser.termsOf('die Förderung der Förderungen', 'de')).to.deep.equal(['forder', 'forder'])
  })

  it('gives one term for the spellings of a number', () => {
    const [plain, comma, dot, decimal, comma2] = ['1201095', '1,201,095', '1.201.095', '2.4', '2,4'].map(
      (text) => analyser.termsOf(text, 'en')[0],
    )

    expect(comma).to.equal(plain)
    expect(dot).to.equal(plain)
    expect(comma2).to.equal(decimal)
    expect(analyser.termsOf('€10.000,50 and $10,000.50', 'en')).to.deep.equal(['10000.50', '10000.50'])
  })

  it('finds a compound by its parts, by the whole and across invisible characters', () => {
    expect(analyser.termsOf('co-operation', null)).to.include.members(['operation', 'cooperation'])
    expect(analyser.termsOf('co\u00ADoperation', null)).to.deep.equal(['cooperation'])
  })

  it('finds words typed without their accents', () => {
    expect(analyser.termsOf('Café Köln', null)).to.deep.equal(analyser.termsOf('Cafe Koln', null))
  })

  it('takes any text, known language or not, without failing', () => {
    for (const text of ['', '\u0000\uFFFF', '((((', '🙂'.repeat(1000), '\\b[a-z]+$', 'ا'.repeat(5000), '北京 大学']) {
      expect(analyser.termsOf(text, 'en')).to.be.an('array')
      expect(analyser.termsOf(text, 'xx')).to.be.an('array')
    }
  })

  it('reads megabytes of text, and leaves runs of debris out', () => {
    expect(analyser.termsOf('a1b2'.repeat(500_000), 'en')).to.deep.equal([])
    expect(analyser.termsOf('garden '.repeat(200_000), 'en')).to.have.length(200_000)
  })
})
