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

const LISTED = `# Application to the Harrow Fund

- Organisation *: Tollgate Kitchen
- Project title *: Warm rooms for the winter
- I have read the rules *: yes, and we accept every one of them
- Objective *:
  - We want forty people who live alone to eat together twice a week.
  - **Rooms:**
    - We heat two rooms from October to March and open them at noon.
- Budget *:
- Beneficiaries *:
  - Forty people over seventy who live alone in the four streets around the harbour.
- Regional support *: none of the money goes to other districts or to partners of ours
- Follow-up activities *:
  - We will show a short film of the winter to all members in May, lend it to the schools of the town, and give the recordings to its archive, where everybody can hear them for good.
`

const WITH_HELP_IN_ITALICS = `# Proposal to the Meridian Fund

**Please describe in a few sentences what you hope to achieve.**

*The field of community repair includes, among others, tool libraries and menders of bicycles.*

This project lets two hundred households borrow a drill instead of buying one.

**Scope of work**

**Briefly summarise the work that you plan, and by when.** [200 words]

Share the names of those who lead it.

In spring we train six menders; in autumn they run a workshop of their own every week.

**Risks:**

**Briefly explain what could go wrong and what you would do.**

If the hall is flooded again, we meet in the school, which has agreed to it in writing.
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

  it('end where the next label of a list of questions begins', async () => {
    const answers = await read(LISTED, 'Application to Harrow.md')

    expect(answers.map(({ question, text }) => [question, text.split('\n').at(-1)])).to.deep.equal([
      ['Objective', '- We heat two rooms from October to March and open them at noon.'],
      ['Beneficiaries', '- Forty people over seventy who live alone in the four streets around the harbour.'],
      [
        'Follow-up activities',
        '- We will show a short film of the winter to all members in May, lend it to the schools of the town, and give the recordings to its archive, where everybody can hear them for good.',
      ],
    ])
  })

  it('hold no help in italics, no request and no label of the next question', async () => {
    const answers = await read(WITH_HELP_IN_ITALICS, 'Proposal to Meridian.md')

    expect(answers.map(({ text }) => text)).to.deep.equal([
      'This project lets two hundred households borrow a drill instead of buying one.',
      'In spring we train six menders; in autumn they run a workshop of their own every week.',
      'If the hall is flooded again, we meet in the school, which has agreed to it in writing.',
    ])
  })

  it('are none in a document that is no application', async () => {
    expect(await read(REPORT, 'Annual report 2024.md')).to.deep.equal([])
  })
})
