import { expect } from 'chai'
import { directReadings } from '../../../../apps/wiring/workers/readings.ts'

const FILLED = `# Elmsey Community Foundation: application form

Please complete all sections. You can save your application at any time.

## 1. Your organisation

**Tell us about your organisation.** (max 100 words)

We are a charity that serves hot meals to young people in the harbour district of Elmsey.

Our twelve volunteers cook on every day of the week.

**Who will benefit from your project, and how many people are they?**

Please give numbers for each age group. We will compare them with our own data.

Two hundred young people between 12 and 18, most of them from families without a garden.

**Do you own your premises?**

No

**Describe how you will measure success.**

Example: a survey of participants before and after.

- what you will count
- how often

We ask all 200 young people twice a year how they sleep and eat, and publish the results.

**How will the work continue when our grant ends?**

To be completed

I confirm that I have read and understood the conditions of the grant and that all of it is true.
`

const REPORT = `# Annual report 2024

What a year it was! We served 20,000 meals and won a prize.

Who are we? We are a charity in Elmsey with twelve volunteers, and we have been here since 1998.

Our income grew to £131,000, and you can see how we spent it on the next page of this report.
`

const read = async (text: string, fileName: string) => {
  return directReadings().readPastAnswers({ fileName, bytes: new TextEncoder().encode(text) })
}

describe('the answers of a past application', () => {
  it('are the organisation’s words under each question, without prompts, guidance, examples and declarations', async () => {
    const answers = await read(FILLED, 'Application to Elmsey 2024.md')

    expect(answers.map(({ question }) => question)).to.deep.equal([
      'Tell us about your organisation.',
      'Who will benefit from your project, and how many people are they?',
      'Describe how you will measure success.',
    ])
    expect(answers.map(({ text }) => text)).to.deep.equal([
      'We are a charity that serves hot meals to young people in the harbour district of Elmsey.\n\nOur twelve volunteers cook on every day of the week.',
      'Two hundred young people between 12 and 18, most of them from families without a garden.',
      'We ask all 200 young people twice a year how they sleep and eat, and publish the results.',
    ])
    expect(answers[0]?.limit).to.deep.equal({ words: 100, characters: null })
  })

  it('are none in a document that is no application', async () => {
    expect(await read(REPORT, 'Annual report 2024.md')).to.deep.equal([])
  })
})
