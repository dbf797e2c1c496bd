import { expect } from 'chai'
import { ExtractiveAnswerWriter } from '../../../../adapters/extractive/answers/extractive-answer-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { NO_LIMIT } from '../../../../core/shared/text-limit.ts'
import { analyser, libraryOf } from './library-of.ts'

const TALK = 'The committee met about the details of the roof. '.repeat(40)
const MINUTES = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`Minutes ${at}.txt`, TALK]))
const DOCUMENTS = {
  'Annual report 2024.txt':
    '# Harrow Lane Workshop\nHarrow Lane Workshop is a registered charity (number 1145522) and had a good year.\n# Our mission\nHarrow Lane Workshop teaches young people to mend bicycles. We lend tools to schools.\n# Thanks\nWe thank everybody who supports our mission to be kind to strangers.',
  'Old application.txt':
    'Explain the volunteering that the budget will be used for?\nPlease add your volunteering rota, if you have one.\nDescribe the volunteering plan.',
  'Therapy.txt': 'We offer garden therapy to veterans on Thursdays. Forty came in 2024, and eleven found work.',
  'Therapy (final).txt':
    'We offer garden therapy to veterans on Thursdays.\nForty came in 2024, and eleven found work.',
  'Therapy, old.txt': 'We offer garden therapy to veterans on Thursdays. Thirty came in 2023, and nine found work.',
  'Report on people.txt': 'Our volunteering scheme began in 2019, and 40 people give an evening a week to it.',
  'Application to Elm 2023.txt':
    '2. Who benefits from the allotments?\nNinety families dig the allotments by the canal, most of them without a garden.',
  'Annual report 2025.txt':
    'Money\nOur income was £90,000, and half of it came from sales.\nOrchard\nWe pick nine kinds of pears in the orchard each September.\nLooking ahead\nIn 2026 we want to mend the roof of the shed.',
  ...MINUTES,
}
const writer = new ExtractiveAnswerWriter(analyser)

async function ask(text: string, section: string | null = null) {
  const question = { text, guidance: null, section, limit: NO_LIMIT }
  const task = { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }
  return writer.write(task, await libraryOf(DOCUMENTS))
}

async function beside(text: string, section: string | null = null) {
  const { missing, passages = [] } = await ask(text, section)
  expect(missing, text).to.equal(true)
  return passages.map(({ fileName }) => fileName)
}

describe('Passages beside a question without an answer', () => {
  it('are without the question of a past form that they answer', async () => {
    const { passages = [] } = await ask('How are allotments shared out in a dry summer?')

    expect(passages.map(({ passage }) => passage)).to.deep.equal([
      'Ninety families dig the allotments by the canal, most of them without a garden.',
    ])
  })

  it('begin with the section that speaks of what is asked, and end with it', async () => {
    const { passages = [] } = await ask('What do you harvest from your orchard in a wet summer?')

    expect(passages[0]?.passage).to.equal('Orchard\nWe pick nine kinds of pears in the orchard each September.')
  })

  it('tell something, and are not the prompts of an old form', async () => {
    expect(await beside('How do you organise volunteering in the winter?')).to.deep.equal(['Report on people.txt'])
    expect(await beside('Volunteering rota')).to.deep.equal(['Report on people.txt'])
  })

  it('are none where the documents hold no word of what is asked', async () => {
    expect(await beside('Facebook', 'Your details')).to.deep.equal([])
    expect(await beside('Please explain.', 'Committee details')).to.deep.equal([])
  })

  it('are shown once where copies of a document hold them, and each where they differ in a figure', async () => {
    const found = await beside('How does therapy help veterans?')

    expect(found).to.have.length(2)
    expect(found).to.include('Therapy, old.txt')
  })

  it('begin with what the organisation says of itself where that is asked', async () => {
    for (const question of [
      'What are the main services your charity provides to the whole borough?',
      'What does your organisation do, and how does that fit our strategy?',
    ]) {
      const [first] = (await ask(question)).passages ?? []

      expect(first?.passage, question).to.include('teaches young people to mend bicycles')
    }
  })

  it('are not needed where a heading announces the mission', async () => {
    expect((await ask('What is your mission?')).text).to.equal(
      'Harrow Lane Workshop teaches young people to mend bicycles.',
    )
    expect((await ask('Your charity’s purpose')).text).to.include('teaches young people to mend bicycles.')
  })
})
