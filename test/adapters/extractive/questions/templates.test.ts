import { expect } from 'chai'
import { c, docxOf, p, run, table, tc, xlsxOf } from '../../file-formats/form-files.ts'
import { find, texts } from './found-questions.ts'

const bold = (text: string) => `<w:p>${run(text, '<w:b/>')}</w:p>`
const row = (...cells: string[]) => cells.map((cell) => tc(cell === '' ? '<w:p/>' : p(cell)))

describe('ExtractiveQuestionFinder on templates', () => {
  describe('with headings that ask', () => {
    it('takes several headings with nothing below them for places to write', async () => {
      const form =
        '# Software\n\nTell us about it.\n\n## a. Name\n\n## b. Website\n\n## c. Language\n\n# Vision\n\nWhy?\n'

      expect(await texts('form.md', form)).to.deep.equal(['Name', 'Website', 'Language', 'Why?'])
    })

    it('keeps a heading over another as the name of a part', async () => {
      const form = '## Delivery\n\n## What will you do?\n\nx\n\n## Costs\n\n## Who will do it?\n\nx\n'

      expect(await texts('form.md', form)).to.deep.equal(['What will you do?', 'Who will do it?'])
    })

    it('takes what stands under a heading with its own limit for its help', async () => {
      const [found] = await find(
        'form.md',
        '# Approach (up to 900 words)\n\n**Explain how you will manage the work.**\n',
      )

      expect(found).to.deep.include({ text: 'Approach (up to 900 words)', limit: { words: 900, characters: null } })
      expect(found!.guidance).to.equal('Explain how you will manage the work.')
    })

    it('takes every heading among headings that ask, when nearly all do', async () => {
      const headings = ['What is new?', 'Who gains?', 'Why now?', 'How will it last?', 'Team and roles']

      expect(await texts('form.md', headings.map((text) => `## ${text}\n\nx\n`).join('\n'))).to.deep.equal(headings)
    })

    it('takes a list under "questions" for questions, with those under a condition', async () => {
      const form = `## Further questions:

* How did you hear of us?
* If the project began at an event:
  * What was the event?
  * When did it take place?
`
      expect(await texts('form.md', form)).to.deep.equal([
        'How did you hear of us?',
        'What was the event?',
        'When did it take place?',
      ])
    })

    it('asks nothing by words that mark the place of an answer', async () => {
      const parts = ['Concept', 'Partners'].flatMap((text) => [
        p(text, '<w:pStyle w:val="Heading1"/>'),
        p(`Describe it.`),
        p('Insert text'),
      ])

      expect(await texts('form.docx', docxOf(parts.join('')))).to.have.length(2)
    })
  })

  describe('with labels', () => {
    it('takes a label with its limit for a question and the sentence below it for help', async () => {
      const form =
        '- Amount asked:\n\n- Summary: Up to 60 words.\nWrite a brief summary.\n\n- Our need: Up to 90 words.\n'
      const found = await find('form.txt', form)

      expect(found.map(({ limit }) => limit.words)).to.deep.equal([null, 60, 90])
      expect(found[1]!.guidance).to.contain('Write a brief summary.')
    })

    it('asks by blanks in plain text, also after a question', async () => {
      const form =
        'What are your aims?\n\nContents of the work (20 lines):\n\nPeople who will gain from it:\n\nWhy now?\n'

      expect(await texts('form.txt', form)).to.have.length(4)
    })

    it('takes a line over numbered questions for their section', async () => {
      const [first] = await find('form.txt', 'Your project\n\n1. What will you do?\n\n2. Who gains?\n')

      expect(first).to.include({ text: 'What will you do?', section: 'Your project' })
    })
  })

  it('asks by every heading of a template with no more than a prompt or points below them', async () => {
    const form = `# Project name

## Problem

- Who has it
- Evidence for it

## Solution

## Impact

- In what ways does it help?

## Team

Include whoever takes part.
`
    expect(await texts('form.md', form)).to.deep.equal(['Project name', 'Problem', 'Solution', 'Impact', 'Team'])
  })

  it('asks nothing of a guide with prose under its headings', async () => {
    const form = `# Guide

## The fund

The fund helps charities in the county.

## How it works

A panel meets in May, and it decides then.

## After that

We write to everyone: here is what we tell them.

## What happens after you apply?

You hear from us in June.
`
    expect(await texts('guide.md', form)).to.deep.equal([])
  })

  it('takes a numbered trait for a question, and numbered questions after it', async () => {
    const form = '1. Full name *\n\n2. Age *\n\n3. Why do you apply? *\n\n4. What is new?\n\n5. Who gains?\n'

    expect(await texts('form.txt', form)).to.deep.equal([
      'Full name',
      'Age',
      'Why do you apply?',
      'What is new?',
      'Who gains?',
    ])
  })

  it('passes over what a part is about, right above its numbered questions', async () => {
    const form = `Section 2 - What do you need?

Tell us about your project and how much it will cost.

2.1 What will you do?

2.2 When will you do it?

2.3 Who gains?
`
    expect(await texts('form.txt', form)).to.deep.equal(['What will you do?', 'When will you do it?', 'Who gains?'])
  })

  it('reads a request after a name of a word or two', async () => {
    const form = '1. Your team. Tell us who will do the work. (no more than 300 words)\n\n2. Money. What do you need?\n'

    expect((await find('form.txt', form)).map(({ limit }) => limit.words)).to.deep.equal([300, null])
  })

  it('asks by the points of "Include the following" where no question is open', async () => {
    const form = '# The grant\n\nInclude the following:\n\n1. Goals of the work\n2. Timetable for it\n'

    expect(await texts('form.md', form)).to.deep.equal(['Goals of the work', 'Timetable for it'])
  })

  it('keeps a question above a box with a question of its own', async () => {
    const form = docxOf(p('How will our support be shown?') + p('Is a colleague of ours involved? ☐'))

    expect(await texts('form.docx', form)).to.deep.equal(['How will our support be shown?'])
  })

  it('leaves out what is answered by a nod: rules to keep, and yes or no in brackets', async () => {
    const form = `## 1. Do you agree to share updates each month?

## 2. Does your work comply with our code of conduct?

## 3. Is it built on our tools? (Yes or No)

## 4. If it began elsewhere, have you told its owner? Include links if available:
`
    expect(await texts('form.md', form)).to.have.length(1)
  })

  it('passes over a plain numbered list of what to attach, under a bold heading', async () => {
    const form = bold('ATTACHMENTS') + p('1. Tax letter') + p('2. List of board members') + p('3. Current budget')

    expect(await texts('form.docx', docxOf(p('What will you do?') + form))).to.deep.equal(['What will you do?'])
  })

  it('takes lists under lettered headings for questions where a sentence leads them in', async () => {
    const form = [
      p('Please address the following in no more than five pages.'),
      bold('A. Your organization'),
      p('1. Brief history and mission of it.'),
      p('2. Description of its programs.'),
      bold('B. Purpose'),
      p('1. What will be addressed?'),
    ]

    expect(await texts('form.docx', docxOf(form.join('')))).to.deep.equal([
      'Brief history and mission of it.',
      'Description of its programs.',
      'What will be addressed?',
    ])
  })

  describe('with tables of questions', () => {
    it('asks by the column of questions, with the help and the limit beside them', async () => {
      const rows = [
        row('No.', 'Question', 'Guidance', 'Word limit', 'Response'),
        row('1', 'Our aim', 'Briefly', '90', ''),
      ]
      const [found, ...others] = await find('form.docx', docxOf(table(rows)))

      expect(found).to.deep.include({ text: 'Our aim', number: '1', limit: { words: 90, characters: null } })
      expect(found!.guidance).to.contain('Briefly')
      expect(others).to.deep.equal([])
    })

    it('takes a label across the table over rows of labels for their section', async () => {
      const wide = [tc(p('Organisation'), '<w:gridSpan w:val="2"/>')]
      const found = await find('form.docx', docxOf(table([wide, row('Tax number', ''), row('Amount requested', '')])))

      expect(found.map(({ text, section }) => [text, section])).to.deep.equal([
        ['Tax number', 'Organisation'],
        ['Amount requested', 'Organisation'],
      ])
    })

    it('takes the number in a cell of its own for that of the words after it', async () => {
      const rows = [row('1', 'Name of group', ''), row('2', 'Colour of the door', '')]

      expect((await find('form.docx', docxOf(table(rows)))).map(({ number, text }) => [number, text])).to.deep.equal([
        ['1', 'Name of group'],
        ['2', 'Colour of the door'],
      ])
    })

    it('keeps rows with numbers in the section that a bold line above their table names', async () => {
      const parts = [
        bold('PART 1 – YOU') + table([row('1', 'Name of group', ''), row('2', 'Colour of the door', '')]),
        bold('PART 2 – YOUR PROJECT') + table([row('3', 'Title', ''), row('4', 'Start date', '')]),
      ]

      expect((await find('form.docx', docxOf(parts.join('')))).map(({ section }) => section)).to.deep.equal([
        'PART 1 – YOU',
        'PART 1 – YOU',
        'PART 2 – YOUR PROJECT',
        'PART 2 – YOUR PROJECT',
      ])
    })

    it('takes italics in the cell of a question for its help, and signs of a currency for the heads of costs', async () => {
      const asks = tc(p('Describe it.') + `<w:p>${run('Say what will happen.', '<w:i/>')}</w:p>`)
      const costs = table([row('Item', '£', 'Source', '£'), row('', '', '', ''), row('', '', '', '')])

      expect(await texts('form.docx', docxOf(table([[asks, tc('<w:p/>')]]) + p('') + costs))).to.deep.equal([
        'Describe it.',
      ])
    })

    it('reads sheets after one of instructions, and no costs', async () => {
      const line = (at: number, ...cells: string[]) => `<row r="${at}">${cells.join('')}</row>`
      const form = xlsxOf([
        { name: 'Instructions', rows: line(1, c('A1', 'Complete all sheets.')) },
        { name: 'You', rows: line(1, c('A1', 'About you', 1)) + line(2, c('A2', 'Name of group'), c('B2', '', 2)) },
        { name: 'Budget', rows: line(1, c('A1', 'Line', 1), c('B1', 'Unit cost', 1), c('C1', 'Total', 1)) },
      ])

      expect(await texts('form.xlsx', form)).to.deep.equal(['Name of group'])
    })
  })
})
