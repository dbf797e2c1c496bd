import { expect } from 'chai'
import { docxOf, numberingOf, p, table, tc } from '../../file-formats/form-files.ts'
import { find } from './found-questions.ts'

async function limited(name: string, content: string | Uint8Array) {
  return (await find(name, content)).map(({ text, limit }) => [text, limit.words ?? limit.characters])
}

const wordOf = (...lines: string[]) => docxOf(lines.map((line) => p(line)).join(''))

describe('points below a prompt', () => {
  it('are help with it, and the limit below them is its own', async () => {
    const text = `Small Sparks Fund

Describe what your group does day to day. Your answer should cover:

• when you meet and who comes
• what activities you run
• who runs them

Word limit: 200

What difference will the money make? Think about:

• changes for people
• changes for the place

No more than 300 words
`
    const word = wordOf(
      ...['Community chest', 'How will you work with others? Please cover', '- partners you have now'],
      ...['- partners you hope to find', 'Up to 200 words', 'What will you buy?'],
    )

    expect(await limited('form.txt', text)).to.deep.equal([
      ['Describe what your group does day to day.', 200],
      ['What difference will the money make?', 300],
    ])
    expect(await limited('form.docx', word)).to.deep.equal([
      ['How will you work with others?', 200],
      ['What will you buy?', null],
    ])
  })

  it('are help below a line of its own that leads them in', async () => {
    const markdown = `# Riverside Trust application form

## Your project

**Please describe the project and its activities.** You should include:

* the need that you have found
* what you will do about it

*Maximum 300 words*

**What will success look like?**
`
    const [first, second] = await find('form.md', markdown)

    expect([first!.text, first!.limit.words]).to.deep.equal(['Please describe the project and its activities.', 300])
    expect(first!.guidance).to.contain('the need that you have found').and.to.contain('You should include')
    expect([second!.text, second!.section]).to.deep.equal(['What will success look like?', 'Your project'])
  })

  it('are help with letters or Roman numbers too, in whatever language', async () => {
    const english = `HARBOUR COMMUNITY FUND

1. About your organisation

2. Please describe your project, including:
a) what you will do
b) who will benefit
(300 words)

3. Explain how the project will be managed, covering
i. the people responsible
ii. how risks are handled

4. What is the total cost of the project?
`
    const german = `Bürgerstiftung Nordtal – Antrag

1. Beschreiben Sie Ihr Vorhaben. Gehen Sie dabei ein auf:
- Ziele
- Zeitplan
(max. 2.000 Zeichen)

2. Begründen Sie den Bedarf, insbesondere
a) die Ausgangslage
b) was bisher fehlt
Maximal 200 Wörter
`
    expect(await limited('form.txt', english)).to.deep.equal([
      ['Please describe your project, including', 300],
      ['Explain how the project will be managed, covering', null],
      ['What is the total cost of the project?', null],
    ])
    expect(await limited('form.txt', german)).to.deep.equal([
      ['Beschreiben Sie Ihr Vorhaben.', 2000],
      ['Begründen Sie den Bedarf, insbesondere', 200],
    ])
  })

  it('that ask are parts of one answer where one limit closes them, and questions where each has its own', async () => {
    const text = `ORCHARD FUND

1. Tell us about the need for the project:
(a) How do you know there is a need?
(b) Who have you consulted?
Maximum 400 words for both parts.

2. Please answer each of the following:
a) What is the main aim of your project? (100 words)
b) How will you evaluate it? (150 words)

3. Budget
a. How much will the project cost?
b. How much do you ask for?
`
    expect(await limited('form.txt', text)).to.deep.equal([
      ['Tell us about the need for the project', 400],
      ['What is the main aim of your project? (100 words)', 100],
      ['How will you evaluate it? (150 words)', 150],
      ['How much will the project cost?', null],
      ['How much do you ask for?', null],
    ])
  })
})

describe('lines of a form that ask nothing of their own', () => {
  const bullets = numberingOf('<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>')
  const point = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
  const asked = async (body: string) => (await limited('form.docx', docxOf(body, bullets))).map(([text]) => text)

  it('are points between a question, or its help, and the limit over its place', async () => {
    const cell = (...content: string[]) => [tc(content.join(''))]
    const first = [
      p('1. What are the main services your charity provides?'),
      p('Please give us a sense of the full range of your work. You might want to include:'),
      ...['How you receive referrals from other organisations.', 'How long do people use your services?'].map(point),
      ...[p('Links are welcome.'), p('Suggested word count: 400 - 500 words, maximum 600.')],
    ]
    const second = [
      p('2. What are the strengths of your organisation?'),
      p('We’d like to understand your strengths.'),
      ...['Where do you excel?', 'Are there any opportunities that will help you to grow?'].map(point),
      p('Maximum 500 words.'),
    ]

    const body = [first, second].map((lines) => table([cell(...lines), cell(p(''))])).join(p(''))

    expect(await asked(body + p(''))).to.deep.equal([
      'What are the main services your charity provides?',
      'What are the strengths of your organisation?',
    ])
  })

  it('are the numbers and addresses of a letterhead', async () => {
    const letterhead = 'SEA FUND\n\nE-mail: grants[at]sea.example\nPhone:011-25841037\nFax (0191) 496 0100\n'
    const form = 'Name of the event:\n\nE-mail:\n\nTelephone number:\n'

    const found = await limited('form.txt', `${letterhead}\nAPPLICATION\n\n${form}`)

    expect(found.map(([text]) => text)).to.deep.equal(['Name of the event', 'E-mail', 'Telephone number'])
  })

  it('are remarks in brackets, and cells that are to be marked', async () => {
    const row = (text: string) => [tc(p(text)), tc(p(''))]
    const body = [
      p('1. Describe how you will pass on what you learn'),
      p('(Name the means that you will use and say what you will do with them)'),
      p(''),
      p('2. Priority of the region'),
      p('(Please tick one.)'),
      table(['New products and services', 'Training for the region', 'Use of new technology'].map(row)),
      p('3. Where will the project take place?'),
      table([
        [
          tc(
            p('PLACE OF THE ACTIVITIES:') +
              p('(Town and district of the region in which the activities will take place)') +
              p(''),
          ),
        ],
      ]),
      p('4. Who will benefit at first hand?'),
      table([[tc(p('(In keeping with the results that you expect of the project)') + p(''))]]),
    ]

    expect(await asked(body.join(''))).to.deep.equal([
      'Describe how you will pass on what you learn',
      'Where will the project take place?',
      'Who will benefit at first hand?',
    ])
  })
})

describe('limits that stand apart from their question', () => {
  it('are those of the request above, with a request below or none', async () => {
    const first = `APPLICATION

Tell us about your organisation.

(Max. 1,000 characters, including spaces)

Describe the activities that you want to run.
Maximum length: 300 words

Why is there a need?
Answer in no more than 200 words.
`
    const second = `MILL LANE FUND

Please describe your group and its members.
Maximum 120 words

Explain what you want to do with the money.

Up to 2,000 characters
`
    expect(await limited('form.txt', first)).to.deep.equal([
      ['Tell us about your organisation.', 1000],
      ['Describe the activities that you want to run.', 300],
      ['Why is there a need?', 200],
    ])
    expect(await limited('form.txt', second)).to.deep.equal([
      ['Please describe your group and its members.', 120],
      ['Explain what you want to do with the money.', 2000],
    ])
  })

  it('are read in the cell below, beside, and beside over empty cells', async () => {
    const tableOf = (...rows: string[][]) => table(rows.map((row) => row.map((text) => tc(p(text))))) + p('')
    const word = docxOf(
      [
        p('Application form'),
        tableOf(['What will you do?', ''], ['(max 200 words)', '']),
        tableOf(['Who will benefit?', '(maximum 150 words)'], ['', '']),
        tableOf(['How will you measure success?'], ['Maximum 300 words'], ['']),
        tableOf(['Why is this needed?', 'Max 100 words', '']),
      ].join(''),
    )

    expect(await limited('form.docx', word)).to.deep.equal([
      ['What will you do?', 200],
      ['Who will benefit?', 150],
      ['How will you measure success?', 300],
      ['Why is this needed?', 100],
    ])
  })
})
