import { expect } from 'chai'
import { c, docxOf, p, xlsxOf } from '../../file-formats/form-files.ts'
import { find, texts } from './found-questions.ts'

const HELP = [
  'You might use surveys, interviews or attendance records.',
  'We do not expect academic research.',
  'Keep it simple.',
]
const LINES = [
  ['1. Please describe the project that you would like us to fund this year', 'Tell us what you will do and where.'],
  ['2. What will you do for children? (maximum 100 words)', 'Say how often.'],
  ['3. What will you do for parents? (maximum 100 words)', 'Say how often.'],
  ['4. How will you know that the project has worked?', ...HELP],
  ['5. Who will run it?'],
]
const ASKED = [
  ['Please describe the project that you would like us to fund this year', 'Tell us what you will do and where.'],
  ['What will you do for children? (maximum 100 words)', 'Say how often.'],
  ['What will you do for parents? (maximum 100 words)', 'Say how often.'],
  ['How will you know that the project has worked?', HELP.join(' ')],
  ['Who will run it?', null],
]

describe('guidance on the lines below a question', () => {
  const guided = async (name: string, content: string | Uint8Array) =>
    (await find(name, content)).map(({ text, guidance }) => [text, guidance])
  const text = LINES.map((lines) => lines.join('\n')).join('\n\n')

  it('is guidance in a text file and in Markdown, however many lines it takes', async () => {
    expect(await guided('form.txt', `COMMUNITY FUND\n\n${text}\n`)).to.deep.equal(ASKED)
    expect(await guided('form.md', `# Community fund\n\n${text}\n`)).to.deep.equal(ASKED)
  })

  it('is guidance in paragraphs of Word below numbered questions', async () => {
    expect(
      await guided(
        'form.docx',
        docxOf(
          LINES.flat()
            .map((line) => p(line))
            .join(''),
        ),
      ),
    ).to.deep.equal(ASKED)
  })

  it('does not swallow what a line below asks for itself', async () => {
    const form = 'FORM\n\n1. What will you do?\nTitle of the project (max. 25 words)\n\n2. Why?\nWho else helps?\n'

    const questions = await find('form.txt', form)

    expect(questions.map(({ text, limit }) => [text, limit.words])).to.deep.equal([
      ['What will you do?', null],
      ['Title of the project (max. 25 words)', 25],
      ['Why?', null],
      ['Who else helps?', null],
    ])
  })
})

describe('questions in the same words', () => {
  const ten = Array.from({ length: 10 }, (_, at) => at + 1)
  const twice = ['Describe the activity', 'Why is it needed?']

  it('are asked in each of ten sections, whether a heading or a plain line names it', async () => {
    const named = (style: string) =>
      docxOf(ten.map((at) => p(`Activity ${at}`, style) + twice.map((prompt) => p(prompt)).join('')).join(''))

    for (const style of ['<w:pStyle w:val="Heading1"/>', '']) {
      const found = await texts('form.docx', named(style))
      for (const prompt of twice) expect(found.filter((one) => one === prompt)).to.have.length(10)
    }
  })

  it('are asked on each of several numbered sheets', async () => {
    const prompts = [
      'Name of partner',
      'What will they do?',
      'Why this partner?',
      'When do they begin?',
      'What do they cost?',
    ]
    const rows = prompts.map((prompt, at) => `<row r="${at + 1}">${c(`A${at + 1}`, prompt)}</row>`).join('')
    const sheets = [1, 2, 3].map((at) => ({ name: `Partner ${at}`, rows }))

    const found = await texts('form.xlsx', xlsxOf(sheets))

    expect(found.filter((one) => one === 'What will they do?')).to.have.length(3)
  })
})

describe('limits of pages, paragraphs and lines', () => {
  it('asks what has its limit in paragraphs or pages', async () => {
    const form =
      '1. How will your work be run?\nHalf a page.\n\n2. Who will lead the work? (two paragraphs)\n\n3. What will it change? (no more than 2 pages)\n'

    expect((await find('form.txt', form)).map(({ text }) => text)).to.deep.equal([
      'How will your work be run?',
      'Who will lead the work? (two paragraphs)',
      'What will it change? (no more than 2 pages)',
    ])
  })

  it('takes a request with a limit of pages for a question of its own, below one that has such a limit or none', async () => {
    for (const above of ['¿Cuál es la necesidad? (media página como máximo)', 'Quel est le besoin ?']) {
      const lines = ['Application form', above, 'Décrivez votre projet (une demi-page maximum)']
      const found = await find('form.docx', docxOf(lines.map((line) => p(line)).join('')))

      expect(found.map(({ text, guidance }) => [text, guidance])).to.deep.equal([
        [above, null],
        ['Décrivez votre projet (une demi-page maximum)', null],
      ])
    }
  })

  it('stay with their question, and make none of it a heading', async () => {
    const form = `Riverside Trust: Community Grants

Section A: Your project

1. What will you do with the grant? (half a page)

2. Who will benefit? No more than two paragraphs.

3. Describe your organisation
Max. 10 lines

4. How will you measure success?
`
    const found = await find('form.txt', form)
    expect(found.map(({ text, guidance, section }) => [text, guidance, section])).to.deep.equal([
      ['What will you do with the grant? (half a page)', null, 'Section A: Your project'],
      ['Who will benefit?', 'No more than two paragraphs.', 'Section A: Your project'],
      ['Describe your organisation', 'Max. 10 lines', 'Section A: Your project'],
      ['How will you measure success?', null, 'Section A: Your project'],
    ])
  })
})

describe('a form that is nothing but numbered questions', () => {
  it('has all of them', async () => {
    const asked = ['Who benefits from your work?', 'What does your organisation do?', 'How do you keep people safe?']
    const form = asked.map((question, at) => `${at + 1}. ${question}\n`).join('\n')

    expect(await texts('form.txt', form)).to.deep.equal(asked)
  })
})

describe('a line below a label that says how to answer it', () => {
  const HINTED = [
    ['Project title', 'A short title that the public understands'],
    ['Project lead', 'Lead’s last name, lead’s first name, institution'],
    ['Contact for this application', 'Name, position, telephone'],
    ['Start date', 'Month and year'],
  ] as const

  for (const [name, lines] of [
    ['in bold', HINTED.map(([label, hint]) => `<p><b>${label}</b></p><p>${hint}</p>`)],
    ['with numbers', HINTED.map(([label, hint], at) => `<p>${at + 1}. ${label}</p><p><i>${hint}</i></p>`)],
  ] as const)
    it(`is its guidance, again and again: labels ${name}`, async () => {
      const found = await find('form.html', `<h1>Research grants: application form</h1>${lines.join('')}`)

      expect(found.map(({ text, guidance }) => [text, guidance])).to.deep.equal(HINTED)
    })
})

describe('a table of statements with an empty column', () => {
  const tableOf = (rows: readonly (readonly string[])[]) =>
    `<h1>Questionnaire</h1><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
  const asked = async (rows: readonly (readonly string[])[]) =>
    (await find('form.html', tableOf(rows))).map(({ text, guidance, number }) => [number, text, guidance])

  it('asks by each of them, whatever the column is called', async () => {
    const duties = [
      'The supplier must be insured.',
      'The supplier shall name one manager.',
      'Data should stay in the UK.',
    ]
    const rows = duties.map((duty, at) => [`${at + 1}`, duty, ''])

    expect(await asked([['No.', 'Requirement', 'How you meet it'], ...rows])).to.deep.equal(
      duties.map((duty, at) => [`${at + 1}`, duty, 'How you meet it']),
    )
  })

  it('asks by all of them, with empty rows and headings between them', async () => {
    const [first = '', second = '', third = ''] = ['It must be open.', 'It must be kept clean.', 'It must be lit.'].map(
      (one) => `${one.slice(0, -1)} every day.`,
    )
    const rows = [
      ['1', first, ''],
      ['', '', ''],
      ['2', second, ''],
      ['', 'Support', ''],
      ['3', third, ''],
    ]

    expect((await asked([['Ref', 'Requirement', 'Your response'], ...rows])).map(([, text]) => text)).to.deep.equal([
      first,
      second,
      third,
    ])
  })

  it('is answered where words go, not where a mark goes', async () => {
    const controls = [
      'Backups are tested once a year.',
      'All staff receive training each year.',
      'Two adults are always present.',
    ]

    expect(
      await asked([['Control', 'Met (Y/N)', 'Evidence'], ...controls.map((control) => [control, '', ''])]),
    ).to.deep.equal(controls.map((control) => [null, control, 'Evidence']))
  })

  it('asks nothing where the cells are filled, or by the names of costs', async () => {
    const filled = ['Young people come first.', 'Older people come second.', 'Nature comes third.']

    expect(await asked([['Priority', 'Meaning'], ...filled.map((one) => [one, 'We fund such work.'])])).to.deep.equal(
      [],
    )
    expect(
      await asked([
        ['Item', 'Cost'],
        ['Coordinator', ''],
        ['Rent', ''],
        ['Total', ''],
      ]),
    ).to.deep.equal([])
  })
})

describe('a question to the applicant that stands by itself', () => {
  const ABOUT = 'Riverside Trust\n\nWe give small grants to groups in our town.\n\n'

  it('is asked however little else the form holds', async () => {
    expect(await texts('form.txt', `${ABOUT}Who will benefit from your work?\n`)).to.deep.equal([
      'Who will benefit from your work?',
    ])
    expect(await texts('form.txt', `${ABOUT}1. Where do you meet?\n`)).to.deep.equal(['Where do you meet?'])
    expect(await texts('form.docx', docxOf(`${p('Small grants')}${p('Why is your work needed?')}`))).to.deep.equal([
      'Why is your work needed?',
    ])
  })

  it('is no question amid running text', async () => {
    const text = `${ABOUT}What would you do with more? We ask this of ourselves each year, and then we write it down.\n`

    expect(await texts('about.txt', text)).to.deep.equal([])
  })
})
