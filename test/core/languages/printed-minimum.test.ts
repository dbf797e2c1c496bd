import { expect } from 'chai'
import { minimumOfQuestion } from '../../../core/languages/printed-minimum.ts'

const read = (text: string, guidance: string | null = null) => {
  const { amount, unit } = minimumOfQuestion({ text, guidance }) ?? {}
  return unit === undefined ? null : `${amount} ${unit}`
}

describe('a minimum that a form prints', () => {
  it('is read before or behind its amount, also beside a limit', () => {
    expect(read('Describe your project (400 words minimum)')).to.equal('400 words')
    expect(read('Please write at least 1,500 characters.')).to.equal('1500 characters')
    expect(read('minimum 100 words, maximum 300 words')).to.equal('100 words')
    expect(read('100 words minimum, 300 words maximum')).to.equal('100 words')
    expect(read('Beschreiben Sie das Projekt (mindestens 500 Zeichen)')).to.equal('500 characters')
    expect(read('Décrivez le projet (au moins 100 mots)')).to.equal('100 words')
    expect(read('Who benefits?', 'Be specific.\nNo fewer than 250 words.')).to.equal('250 words')
  })

  it('is none where a form prints a limit, or means something else', () => {
    const none = [
      'Describe your project (400 words)',
      'up to 400 words',
      'no more than 400 words',
      'Answers over 500 words will not be read.',
      'A minimum of two referees, 300 words maximum',
      'The password has at least 8 characters',
      'We ask for at least £400',
    ]
    expect(none.filter((text) => read(text) !== null)).to.deep.equal([])
  })
})
