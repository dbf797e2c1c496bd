import { expect } from 'chai'
import { boundFound } from '../../../core/forms/bound-found.ts'
import type { FoundQuestion, FoundQuestions } from '../../../core/forms/ports/question-finder.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'

const aFound = (of: Partial<FoundQuestion> = {}): FoundQuestion => ({
  text: 'Why?',
  guidance: null,
  section: null,
  number: null,
  limit: NO_LIMIT,
  kind: 'text',
  anchor: null,
  ...of,
})
const found = (...questions: FoundQuestion[]): FoundQuestions => ({
  title: null,
  questions,
  items: [],
  notes: [],
  exchanged: [],
})

describe('what is found in a form', () => {
  it('stays as it is within the bounds', () => {
    const usual = found(
      aFound({ text: 'Describe your work.', guidance: 'In short.', section: 'You', number: '1a', anchor: '0/1' }),
    )

    expect(boundFound(usual)).to.deep.equal(usual)
  })

  it('opens the guidance with what is too long for the question, and says so', () => {
    const { questions, notes } = boundFound(found(aFound({ text: 'word '.repeat(2_000).trim(), guidance: 'Help.' })))

    expect(questions[0]!.text).to.have.length.within(4_900, 5_000)
    expect(questions[0]!.text).to.match(/word…$/)
    expect(questions[0]!.guidance).to.match(/^…word word .* Help\.$/)
    expect(notes).to.deep.equal([{ code: 'shortened' }])
  })

  it('bounds every text, however long it is', () => {
    const huge = 'word '.repeat(1_000_000)
    const { questions } = boundFound(
      found(aFound({ text: huge, guidance: huge, section: huge, number: huge, anchor: huge })),
    )

    expect(JSON.stringify(questions).length).to.be.lessThan(20_000)
    expect(questions[0]).to.include({ number: null, anchor: null })
  })

  it('takes the first 500 questions, and says how many there are', () => {
    const many = Array.from({ length: 1_234 }, (_, index) => aFound({ text: `Question ${index}?` }))

    const { questions, notes } = boundFound(found(...many))

    expect(questions).to.have.length(500)
    expect(notes).to.deep.equal([{ code: 'too-many', asked: 1_234, most: 500 }])
  })
})
