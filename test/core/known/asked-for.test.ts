import { expect } from 'chai'
import { askedFor } from '../../../core/known/asked-for.ts'
import { OTHER_QUESTIONS, PRINTED_QUESTIONS, type AskedQuestion } from '../gaps/asked-questions.ts'

function told([text, , , section]: AskedQuestion): string {
  const { subject, fact, year } = askedFor({ text, section: section ?? null })
  return `${subject}: ${fact}${year === null ? '' : `@${year}`}`
}

describe('askedFor', () => {
  for (const question of [...PRINTED_QUESTIONS, ...OTHER_QUESTIONS]) {
    const [text, subject, fact, section] = question
    it(`reads "${text}"${section === undefined ? '' : ` under "${section}"`}`, () => {
      expect(told(question)).to.equal(`${subject}: ${fact}`)
    })
  }
})
