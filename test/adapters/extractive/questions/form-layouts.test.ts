import { expect } from 'chai'
import { docxOf, p, run, table, tc } from '../../file-formats/form-files.ts'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import type { FormTable } from '../../../../core/proposals/form/form.ts'
import { table as cells } from '../../../core/hand-in/form-blocks.ts'
import { find, texts } from './found-questions.ts'

const bold = (text: string) => `<w:p>${run(text, '<w:b/>')}</w:p>`
const row = (...cells: string[]) => cells.map((cell) => tc(p(cell)))
const html = (body: string) => `<!doctype html><body>${body}`
const onPage = (block: FormTable, page: number): FormTable => {
  return { ...block, page, anchor: `${page}`, cells: block.cells.map((cell) => ({ ...cell, page })) }
}

describe('ExtractiveQuestionFinder on layouts of many kinds', () => {
  it('takes lists under headings for questions where a sentence leads them in', async () => {
    const form = `# What to send us

Please set out your proposal to give the following information in this order.

## Your charity

- Outline its history.
- State its mission.

## Your project

- Describe the work.
- The need for it

## Attachments

- Annual report
`
    expect(await texts('call.md', form)).to.deep.equal([
      'Outline its history.',
      'State its mission.',
      'Describe the work.',
      'The need for it',
    ])
  })

  it('takes a heading with nothing below it for a question among headings that are', async () => {
    const form = `## Mission statement

## Summary (up to 60 words)

Write a short summary.

## Need (up to 250 words)

Describe the need.

## Evaluation criteria (up to 100 words)

What criteria will you use?
`
    expect(await find('form.md', form)).to.have.length(4)
    expect((await texts('form.md', form))[0]).to.equal('Mission statement')
  })

  it('takes bold blanks under one another for questions', async () => {
    expect(await texts('form.md', '**Body responsible for the grant:**\n\n**Amount asked for:**\n')).to.deep.equal([
      'Body responsible for the grant',
      'Amount asked for',
    ])
  })

  it('takes bold names of facts under one another for questions', async () => {
    const form = html(
      '<p><b>Mission</b></p><p>Describe your mission in 100 words.</p>' +
        '<p><b>Year founded</b></p><p><b>Number of staff</b></p><p><b>Number of volunteers</b></p>',
    )
    expect((await texts('form.html', form)).slice(1)).to.deep.equal([
      'Year founded',
      'Number of staff',
      'Number of volunteers',
    ])
  })

  it('reads numbered names of answers in a list among numbered questions', async () => {
    const form = `1. **Lead applicant**
2. **Lay summary** (up to 3,000 characters)
3. What is your question?
4. How will you answer it?
5. Who will help?
`
    const questions = await find('form.md', form)

    expect(questions).to.have.length(5)
    expect(questions[1]!.limit.characters).to.equal(3000)
  })

  it('gives a prompt its own place after a date in parts', async () => {
    const form = html(
      '<fieldset><legend>When will you start?</legend><label>Day<input></label><label>Month<input></label></fieldset>' +
        '<label for="a">What would you like to do?</label><p>Up to 300 words.</p><textarea id="a"></textarea>',
    )
    const questions = await find('form.html', form)

    expect(questions.map((question) => question.text)).to.deep.equal([
      'When will you start?',
      'What would you like to do?',
    ])
    expect(questions[1]!.limit.words).to.equal(300)
  })

  it('takes a limit with advice for the limit of the question above', async () => {
    const form = html(
      '<label for="a">Explain the costs.</label><textarea id="a"></textarea><p>(max 2,500 characters, be concise)</p>',
    )
    const questions = await find('form.html', form)

    expect(questions).to.have.length(1)
    expect(questions[0]!.limit.characters).to.equal(2500)
  })

  it('keeps a follow-up that is printed in one line with its question', async () => {
    const form = '1. Have you asked other funders? Yes / No If yes, please give names\n\n2. What do you need?\n'

    expect(await texts('form.txt', form)).to.have.length(2)
  })

  it('keeps the name of a fact where the line below it says how to enter it', async () => {
    const form = html(
      '<h2>About you</h2><h3>What do you do?</h3><h3>Why?</h3><h3>Who helps?</h3>' +
        '<h3>Project title</h3><p>Give us a title that we can use.</p>',
    )
    const questions = await find('form.html', form)

    expect(questions.at(-1)!.text).to.equal('Project title')
    expect(questions.at(-1)!.guidance).to.equal('Give us a title that we can use.')
  })

  it('asks nothing by a heading over numbered questions', async () => {
    const form = html(
      '<h2>Section 1: What are you asking for?</h2><p>1.1 What will you buy?</p><p>1.2 Why?</p>' +
        '<h2>Section 2: Who will benefit?</h2><p>2.1 How many people will come?</p>',
    )
    expect(await texts('form.html', form)).to.deep.equal(['What will you buy?', 'Why?', 'How many people will come?'])
  })

  it('passes over the whole line of an office', async () => {
    const form = docxOf(bold('For office use only: Received ______ Ref ______') + p('Name of charity: ______'))

    expect(await texts('form.docx', form)).to.deep.equal(['Name of charity'])
  })

  it('takes dates in parts as one place', async () => {
    const form = '1. Start date ____/____/____\n2. End date ____/____/____\n3. What will you do?\n'

    expect(await texts('form.txt', form)).to.deep.equal(['Start date', 'End date', 'What will you do?'])
  })

  it('takes a post code after a telephone number as part of the address', async () => {
    const form = docxOf(table([row('Address', ''), row('Telephone', ''), row('Post code', ''), row('Website', '')]))

    expect(await texts('form.docx', form)).to.deep.equal(['Address', 'Telephone', 'Website'])
  })

  describe('in tables', () => {
    it('asks nothing by costs in two columns, or in two pairs of them', async () => {
      const costs = [row('Item', 'Amount (£)'), row('Lodging', ''), row('Airfare', ''), row('Total', '')]
      const pairs = [
        row('Charges', 'Montant', 'Produits', 'Montant'),
        row('Achats', '', 'Ventes', ''),
        row('Services', '', 'Dons', ''),
      ]
      const form = docxOf(p('1. Who will travel?') + bold('Costs') + table(costs) + bold('Budget') + table(pairs))

      expect(await texts('form.docx', form)).to.deep.equal(['Who will travel?'])
    })

    it('asks by the name over the columns of a table', async () => {
      const named = [tc(bold('Milestones'), '<w:gridSpan w:val="2"/>')]
      const rows = [named, row('Step', 'By when'), row('', ''), row('', '')]

      expect(await texts('form.docx', docxOf(p('1. Who are you?') + table(rows)))).to.deep.equal([
        'Who are you?',
        'Milestones',
      ])
    })

    it('asks nothing by rows to be marked with a cross', async () => {
      const rows = [row('Fund', 'X'), row('Hill Farm Fund', ''), row('Marsh Farm Fund', '')]

      expect(await texts('form.docx', docxOf(table(rows)))).to.deep.equal([])
    })

    it('takes a cell with the sign of a currency for a place to write', async () => {
      const rows = [row('Gesamtkosten', '€'), row('Beantragter Zuschuss', '€'), row('Eigenmittel', '€')]

      expect(await texts('form.docx', docxOf(bold('Finanzierung') + table(rows)))).to.have.length(3)
    })

    it('asks for words right after options to tick', async () => {
      const rows = [row('Geef aan of u btw-plichtig bent', '☐ ja ☐ nee'), row('Doel van de vereniging', '')]

      expect(await texts('form.docx', docxOf(table(rows)))).to.deep.equal(['Doel van de vereniging'])
    })

    it('asks nothing by a table of options below the name of a characteristic', async () => {
      const options = table([row('First', 'Second', 'Other'), row('', '', ''), row('', '', '')])
      const heading = (text: string) => `<w:p><w:pPr><w:outlineLvl w:val="1"/></w:pPr>${run(text)}</w:p>`
      const asked = (name: string) =>
        texts('form.docx', docxOf(p('1. Who will travel?') + heading(name) + options + heading('Next') + p('2. Why?')))

      expect(await asked('Ethnicity')).to.deep.equal(['Who will travel?', 'Why?'])
      expect(await asked('Partners')).to.include('Second')
    })

    it('asks by the same columns where a table goes on at the head of the next page', async () => {
      const rows = [
        ['Number', 'Question', 'Type', 'Help text'],
        ['1.', 'Telephone number', 'Short number field', 'The main number'],
        ['2.', 'Website address', 'Short free text field', ''],
        ['3.', 'What is the need for the project?', 'Long free text field', 'Say who asked for it'],
        ['4.', 'E-mail address of your chair', 'Short free text field', 'We will use this to write to you'],
      ]
      const onPages = (second: number) => [
        onPage(cells(...rows.slice(0, 3)), 1),
        onPage(cells(...rows.slice(3)), second),
      ]
      const asked = async (second: number) => {
        const form = { mediaType: 'application/pdf', title: null, blocks: onPages(second) }
        return (await new ExtractiveQuestionFinder().find(form)).questions.map(({ text }) => text)
      }

      expect(await asked(2)).to.deep.equal([
        'Telephone number',
        'Website address',
        'What is the need for the project?',
        'E-mail address of your chair',
      ])
      expect(await asked(3)).not.to.deep.equal(await asked(2))
    })
  })
})
