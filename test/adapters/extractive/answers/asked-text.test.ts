import { expect } from 'chai'
import { askedText } from '../../../../adapters/extractive/answers/asked-text.ts'

const CASES: readonly [string, string][] = [
  ['Who benefits? (max 100 words)', 'Who benefits?'],
  ['Tell us about your aims. [1,500 characters including spaces]', 'Tell us about your aims.'],
  ['Describe your project. Maximum 250 words.', 'Describe your project.'],
  ['Décrivez votre projet (300 mots maximum)', 'Décrivez votre projet'],
  ['What did you do in 2024 (and in 2025)?', 'What did you do in 2024 (and in 2025)?'],
  ['Project title *', 'Project title'],
  ['500 words', '500 words'],
]

describe('askedText', () => {
  for (const [printed, asked] of CASES)
    it(`takes “${asked}” from “${printed}”`, () => {
      expect(askedText(printed)).to.equal(asked)
    })
})
