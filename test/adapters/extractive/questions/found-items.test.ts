import { expect } from 'chai'
import { docxOf, p, table, tc } from '../../file-formats/form-files.ts'
import { findAll } from './found-questions.ts'

const row = (...cells: string[]) => cells.map((cell) => tc(cell === '' ? '<w:p/>' : p(cell)))
const itemsOf = async (fileName: string, content: string | Uint8Array) =>
  (await findAll(fileName, content)).items.map(({ kind, text, options }) => [kind, text, options])

describe('ExtractiveQuestionFinder on what text does not answer', () => {
  it('lists what is to be ticked or picked, with the printed options and the section', async () => {
    const { questions, items } = await findAll(
      'form.txt',
      `2. About you

Are you a charity? ☐ Yes ☐ No

What kind of group are you?
☐ Sports club
☐ Choir

What do you do? ____________________`,
    )

    expect(questions.map(({ text }) => text)).to.deep.equal(['What do you do?'])
    expect(items.map(({ kind, text, options }) => [kind, text, options])).to.deep.equal([
      ['yes-no', 'Are you a charity?', ['Yes', 'No']],
      ['choice', 'What kind of group are you?', ['Sports club', 'Choir']],
    ])
  })

  it('takes an unfilled list for a choice, and numbers without a mark for those of the questions', async () => {
    const { questions, items } = await findAll(
      'form.txt',
      `KITCHEN FUND

Your project

1 What is new about it?

2 Which region are you in?

Please select

3 Who will gain from it?

4 How will it last?
`,
    )

    expect(questions.map(({ number, text }) => [number, text])).to.deep.equal([
      ['1', 'What is new about it?'],
      ['3', 'Who will gain from it?'],
      ['4', 'How will it last?'],
    ])
    expect(items.map(({ kind, text }) => [kind, text])).to.deep.equal([['choice', 'Which region are you in?']])
  })

  it('tells what kind of fact a question asks for', async () => {
    const labels = [
      'Name of your club:',
      'Date of birth:',
      'Amount requested:',
      'Number of members:',
      'Postal address:',
    ]
    const { questions } = await findAll('form.txt', labels.map((label) => `${label} ____________`).join('\n'))

    expect(questions.map(({ kind }) => kind)).to.deep.equal(['name', 'date', 'money', 'number', 'address'])
  })

  it('takes rows of amounts that end in a total for one budget, under whatever labels', async () => {
    const form = docxOf(
      p('Costs') + table([row('Hire of hall', ''), row('Tutor', ''), row('Paint', '£'), row('Total', '£0.00')]),
    )

    const { questions, items } = await findAll('form.docx', form)

    expect(questions).to.deep.equal([])
    expect(items.map(({ kind, text }) => [kind, text])).to.deep.equal([['budget', 'Costs']])
  })

  it('takes a table with a column of amounts of nothing for a budget', async () => {
    const form = docxOf(
      table([
        row('Item', 'Unit', 'Total cost (price by unit)'),
        row('Staff', 'days', '0.00'),
        row('Van', 'km', '0.00'),
      ]),
    )

    expect(await itemsOf('form.docx', form)).to.deep.equal([
      ['budget', 'Item; Unit; Total cost (price by unit)', ['Item', 'Unit', 'Total cost (price by unit)']],
    ])
  })

  it('takes a table of amounts below a question for its answer, with the columns as help', async () => {
    const form = docxOf(
      p('1. Please give a breakdown of the costs of your project.') +
        table([row('Item', 'Cost', 'Amount requested'), row('', '', ''), row('', '', ''), row('Total', '', '')]),
    )

    const { questions, items } = await findAll('form.docx', form)

    expect(questions.map(({ kind, guidance }) => [kind, guidance])).to.deep.equal([
      ['budget', 'Item; Cost; Amount requested'],
    ])
    expect(items).to.deep.equal([])
  })

  it('lists attachments, declarations and one signature for its block', async () => {
    const form = `# Supporting documents

☐ Constitution
☐ Latest accounts

# Declaration

I confirm that all of this is true.

Signed: ______________ Name: ______________ Date: ______________`

    expect((await itemsOf('form.txt', form)).map(([kind, text]) => [kind, text])).to.deep.equal([
      ['attachment', 'Constitution'],
      ['attachment', 'Latest accounts'],
      ['declaration', 'I confirm that all of this is true.'],
      ['signature', 'Signed'],
    ])
  })
})
