import { expect } from 'chai'
import { readPrompt } from '../../../../adapters/extractive/reports/read-prompt.ts'

const titlesOf = (prompt: string) => readPrompt(prompt).requests.map(({ title }) => title)

describe('the prompt of a report', () => {
  it('asks for the things of the list behind its colon', () => {
    const prompt =
      'Write a report to our funder about what we did in 2023: activities, people reached, finances, and lessons learned'

    expect(titlesOf(prompt)).to.deep.equal(['Activities', 'People reached', 'Finances', 'Lessons learned'])
    expect(readPrompt(prompt).years).to.deep.equal([2023])
  })

  it('asks for the things that it is to be about, to cover and to include', () => {
    expect(titlesOf('Please draft a short impact report covering our outcomes and income and spending.')).to.deep.equal(
      ['Outcomes', 'Income and spending'],
    )
    expect(
      titlesOf('Write an annual report. Include volunteers and our plans for next year. Describe our partners.'),
    ).to.deep.equal(['Volunteers', 'Plans for next year', 'Partners'])
  })

  it('asks by items, by lines and by questions', () => {
    expect(
      titlesOf('A report for the board:\n- Staff\n2. Money: income, costs\n• How do we keep children safe?'),
    ).to.deep.equal(['Staff', 'Money', 'How do we keep children safe?'])
    expect(titlesOf('What did we achieve in Myanmar? How many people did we reach?')).to.deep.equal([
      'What did we achieve in Myanmar?',
      'How many people did we reach?',
    ])
  })

  it('asks by the items of a list that stands in one line', () => {
    expect(titlesOf('1. What did you do? 2. Who benefited and how many? 3. How was the money spent?')).to.deep.equal([
      'What did you do?',
      'Who benefited and how many?',
      'How was the money spent?',
    ])
    expect(titlesOf('Please report on: (1) activities (2) results (3) what you learnt')).to.include.members([
      'Activities',
      'Results',
    ])
    expect(titlesOf('Who are the 12. Regiment?')).to.have.length(1)
  })

  it('asks for nothing by how it is to be written, and for whom', () => {
    const prompt =
      'Write a report about safeguarding. Use plain English. Keep it short, no more than two pages. Avoid jargon.'

    expect(titlesOf(prompt)).to.deep.equal(['Safeguarding'])
    expect(titlesOf('Write an annual report for our trustees.')).to.deep.equal([])
  })

  it('asks for nothing by how long it is to be', () => {
    expect(titlesOf('Write about 500 words on our work with schools')).to.deep.equal(['Work with schools'])
    expect(titlesOf('A report of 2-3 pages on safeguarding.')).to.deep.equal(['Safeguarding'])
  })

  it('is about all the years of a span', () => {
    expect(readPrompt('Our work in 2022/23 and in 2025').years).to.deep.equal([2025, 2023, 2022])
  })
})
