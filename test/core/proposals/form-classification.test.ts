import { expect } from 'chai'
import { guessClassification } from '../../../core/proposals/form/form-classification.ts'

describe('what kind of document the file of an application is taken for', () => {
  const NAMES = {
    'application form': ['Warm Homes application form.docx', 'Form_2026.pdf', 'questions.txt', 'Scan 0042.pdf'],
    'past application': ['Previous application 2024.docx', 'Lottery bid - as submitted.pdf', 'final_proposal.odt'],
    guidance: ['Guidance notes.pdf', 'How to apply.docx', 'fund-criteria.pdf', 'Guidelines for applicants.pdf'],
    'supporting document': ['Budget 2026.xlsx', 'Safeguarding policy.pdf', 'annual-accounts.pdf'],
  }

  for (const [classification, names] of Object.entries(NAMES))
    for (const name of names)
      it(`is ${classification}: ${name}`, () => {
        expect(guessClassification(name)).to.equal(classification)
      })

  it('is an application form also where guidance is in the same file', () => {
    expect(guessClassification('Application form and guidance notes.docx')).to.equal('application form')
  })
})
