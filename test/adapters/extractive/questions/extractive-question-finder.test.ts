import { expect } from 'chai'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { c, docxOf, p, run, table, tc, xlsxOf } from '../../file-formats/form-files.ts'

async function find(fileName: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new ExtractiveQuestionFinder().find(await new DirectFormReader().read({ fileName, bytes }))
}

async function texts(fileName: string, content: string | Uint8Array): Promise<string[]> {
  return (await find(fileName, content)).questions.map((question) => question.text)
}

const bold = (text: string) => `<w:p>${run(text, '<w:b/>')}</w:p>`
const row = (label: string, answer = '') => [tc(p(label)), tc(p(answer))]
const html = (body: string) => `<!doctype html><body>${body}`

describe('ExtractiveQuestionFinder', () => {
  describe('on a numbered form with fill-in lines', () => {
    const FORM = `THE ELMWOOD TRUST

GRANT APPLICATION FORM

Please complete all sections and return the form by 31 March.

SECTION A: ABOUT YOU

1. Name of organisation: ..................
2. Address for correspondence: ...............
   Postcode: ................
3. Telephone: .............  Email: .............
4. Is your organisation a registered charity?   Yes [ ]   No [ ]
5. Are you part of a larger group?   Yes [ ]   No [ ]
   If yes, please tell us which.

SECTION B: YOUR PROJECT

6. What do you want to do? (no more than 300 words)



7. Please describe who will benefit.

SECTION C: DECLARATION

I confirm that I am authorised to sign.
Signed: ............ Date: .........
Name: ............. Position: ............

FOR OFFICE USE ONLY
Date received: ............
`

    it('finds the questions, with parts of the address and follow-ups in their places', async () => {
      expect(await texts('form.txt', FORM)).to.deep.equal([
        'Name of organisation',
        'Address for correspondence',
        'Telephone',
        'Email',
        'If yes, please tell us which.',
        'What do you want to do? (no more than 300 words)',
        'Please describe who will benefit.',
      ])
    })

    it('gives number, section, limit and a place for the answer', async () => {
      const { questions } = await find('form.txt', FORM)

      expect(questions[5]).to.deep.include({
        number: '6',
        section: 'SECTION B: YOUR PROJECT',
        limit: { words: 300, characters: null },
      })
      expect(questions[0]!.anchor).to.match(/^\d+-\d+$/)
      expect(questions[1]!.guidance).to.equal('Postcode')
      expect(questions[4]!.guidance).to.equal('Are you part of a larger group?')
    })
  })

  it('finds German questions and leaves ticks and the signature out', async () => {
    const form = `1. Angaben zum Antragsteller

1.1 Name der Organisation: ________________
1.2 Anschrift: ________________
1.3 Ist die Gemeinnützigkeit anerkannt?  ☐ ja  ☐ nein

2. Angaben zum Projekt

2.1 Kurzbeschreibung des Projekts (max. 1.500 Zeichen)

2.2 Welche Ziele verfolgen Sie?

3. Erklärung

Hiermit versichere ich die Richtigkeit der Angaben.
Ort, Datum: ________ Unterschrift: ________
`
    const { questions } = await find('antrag.txt', form)

    expect(questions.map((question) => question.text)).to.deep.equal([
      'Name der Organisation',
      'Anschrift',
      'Kurzbeschreibung des Projekts (max. 1.500 Zeichen)',
      'Welche Ziele verfolgen Sie?',
    ])
    expect(questions[2]!.limit.characters).to.equal(1500)
  })

  it('finds Spanish questions', async () => {
    const form = `1. DATOS DE LA ENTIDAD
Nombre de la entidad: __________
Domicilio: __________
Código postal: ______ Localidad: ________

2. PROYECTO
2.1. Describa brevemente el proyecto (máximo 300 palabras).

2.2. ¿A quién va dirigido?

3. DECLARACIÓN
Declaro que los datos son ciertos.
Firma: __________ Fecha: _________
`
    expect(await texts('formulario.txt', form)).to.deep.equal([
      'Nombre de la entidad',
      'Domicilio',
      'Describa brevemente el proyecto (máximo 300 palabras).',
      '¿A quién va dirigido?',
    ])
  })

  describe('on tables', () => {
    it('takes a label with an empty cell for a question, under its group', async () => {
      const rows = [row('Name:'), row('Address:'), row('Postcode:'), row('E-mail:')]
      const { questions } = await find('f.docx', docxOf(bold('1.2 Contact details') + table(rows)))

      expect(questions.map((question) => question.text)).to.deep.equal(['Name', 'Address', 'E-mail'])
      expect(questions[0]!.section).to.equal('1.2. Contact details')
    })

    it('asks the same labels again under another group', async () => {
      const block = (heading: string) => bold(heading) + table([row('Name:'), row('E-mail:')])

      expect(await texts('f.docx', docxOf(block('1.1 Lead') + block('1.2 Partner')))).to.deep.equal([
        'Name',
        'E-mail',
        'Name',
        'E-mail',
      ])
    })

    it('takes a table to fill in for one question with its headings as guidance', async () => {
      const cells = (...words: string[]) => words.map((word) => tc(p(word)))
      const grid = table([cells('Risk', 'Likelihood', 'Mitigation'), cells('', '', ''), cells('', '', '')])
      const { questions } = await find('f.docx', docxOf(bold('Tell us about the risks.') + grid))

      expect(questions).to.have.length(1)
      expect(questions[0]).to.include({ text: 'Tell us about the risks.', guidance: 'Risk; Likelihood; Mitigation' })
    })

    it('leaves cost tables and monitoring tables out', async () => {
      const cells = (...words: string[]) => words.map((word) => tc(p(word)))
      const costs = table([cells('Item', 'Cost (£)', 'VAT'), cells('', '', '')])
      const people = table([cells('White', 'Asian', 'Mixed'), cells('', '', '')])

      expect(
        await texts('f.docx', docxOf(bold('7e Costs') + costs + bold('Who you work with') + people)),
      ).to.deep.equal([])
    })

    it('finds labels beside and above empty cells of a sheet', async () => {
      const rows = [
        `<row r="1">${c('A1', 'Camp grant', 1)}</row>`,
        `<row r="2">${c('A2', 'Name of applicant')}${c('B2', '', 2)}</row>`,
        `<row r="3">${c('A3', 'Describe the camp in brief')}${c('B3', '', 2)}</row>`,
      ]

      expect(await texts('f.xlsx', xlsxOf([{ name: 'Form', rows: rows.join('') }]))).to.deep.equal([
        'Name of applicant',
        'Describe the camp in brief',
      ])
    })
  })

  describe('on web pages', () => {
    it('asks by headings, with help and limit below them', async () => {
      const page = html(`<h1>Questions</h1><h2>1. Proposal</h2>
        <h4>What challenges are you trying to address?</h4><p>This is your problem statement</p><p>(Max 300 words)</p>
        <h4>What is the legal status of your organisation?</h4><ul><li>a charity<li>a company</ul>
        <h4>Is your application a joint bid?</h4><p>A joint bid has several partners.</p>
        <h4>Upload your project plan</h4><p>It must be a PDF.</p>
        <h4>Have you engaged advisors?</h4><p>Please provide details.</p><p>(Max 250 words)</p>`)
      const { questions } = await find('page.html', page)

      expect(questions.map((question) => [question.text, question.limit.words])).to.deep.equal([
        ['What challenges are you trying to address?', 300],
        ['Have you engaged advisors?', 250],
      ])
      expect(questions[0]).to.include({ guidance: 'This is your problem statement', section: '1. Proposal' })
    })

    it('asks each field of a group, not the group', async () => {
      const page = html(
        '<h2>1. You</h2><h4>Who is the lead contact?</h4><p>For any queries.</p><p>Full name</p><p>Email address</p>',
      )

      expect(await texts('page.html', page)).to.deep.equal(['Full name', 'Email address'])
    })

    it('reads labelled fields, and leaves files, choices and consent out', async () => {
      const page = html(`<h2>Project</h2><label for=a>Project name *</label><input id=a>
        <label for=b>Compare it with earlier work.</label><p class=hint>Up to 1,200 characters</p><textarea id=b></textarea>
        <label for=c>Budget file</label><input id=c type=file>
        <fieldset><legend>Are you a charity?</legend><label><input type=radio>Yes</label><label><input type=radio>No</label></fieldset>
        <label><input type=checkbox> I agree to the terms</label>`)
      const { questions } = await find('page.html', page)

      expect(questions.map((question) => question.text)).to.deep.equal([
        'Project name',
        'Compare it with earlier work.',
      ])
      expect(questions[1]!.limit.characters).to.equal(1200)
    })
  })

  describe('on templates and lists', () => {
    it('takes a heading for the question where instructions stand below it', async () => {
      const form = ['Overview', 'Team', 'Plan']
        .map((heading) => `## ${heading}\n\n_Instructions for the applicant:_\n\n- Describe it.\n  - Be brief.\n`)
        .join('\n')

      expect(await texts('template.md', form)).to.deep.equal(['Overview', 'Team', 'Plan'])
    })

    it('takes the items of an announced list for questions, with nested ones as guidance', async () => {
      const call = `# Call\n\nApplicants should fill out this form that includes the following:\n\n- Business name\n- What you offer, including:\n  - software\n  - advice\n- Summary (200 words); Say it plainly.\n\n## Criteria\n\n- Potential for scale\n`
      const { questions } = await find('call.md', call)

      expect(questions.map((question) => question.text)).to.deep.equal([
        'Business name',
        'What you offer, including',
        'Summary (200 words)',
      ])
      expect(questions[1]!.guidance).to.equal('software advice')
      expect(questions[2]).to.deep.include({ guidance: 'Say it plainly.', limit: { words: 200, characters: null } })
    })

    it('keeps the form’s words of [placeholders] as guidance', async () => {
      const { questions } = await find(
        'f.docx',
        docxOf(bold('2.2 Which services have you used?') + p('[Enter list of services]')),
      )

      expect(questions[0]).to.include({
        text: 'Which services have you used?',
        number: '2.2',
        guidance: '[Enter list of services]',
      })
    })
  })

  it('takes no answer of a filled-in form for a question', async () => {
    const answer =
      'We will run workshops in four towns. Who will come? Young people will, and so will their families. '.repeat(4)
    const form = ['Need', 'Plan', 'Impact']
      .map(
        (heading) =>
          `## ${heading}\n\n_Describe the ${heading.toLowerCase()} (200 words)_\n\n${answer}\n\nWhat comes next?\n\n### Our own steps\n\nHow will we do it?\n`,
      )
      .join('\n')

    expect(await texts('filled.md', form)).to.deep.equal([
      'Describe the need (200 words)',
      'Describe the plan (200 words)',
      'Describe the impact (200 words)',
    ])
  })

  it('finds nothing to answer in a call for proposals', async () => {
    const call = `# Community Fund: Guidelines

## What do we fund?

We fund projects in the county. How much can I apply for? Up to £5,000.

## Eligibility

- Registered charities
- Schools

## How will my application be assessed?

A panel will score each application against our criteria.

If you have any questions, please contact us.
`
    expect(await texts('guidelines.md', call)).to.deep.equal([])
  })

  it('finds nothing to answer in a report of running text', async () => {
    const prose = 'In the past year our volunteers have worked with families in every part of the county. '.repeat(12)
    const report = `Annual report\n\nOur values\n\n${prose}\n\nProject manager\nLocation\n\n${prose}\n`

    expect(await texts('report.txt', report)).to.deep.equal([])
  })

  it('takes the labels of a filled-in cover sheet for questions, without their values', async () => {
    const form = 'Cover sheet\n\nAmount requested: $50,000\nProject title: Open gates\nStart date: 1 May\n'

    expect(await texts('form.txt', form)).to.deep.equal(['Amount requested', 'Project title', 'Start date'])
  })

  it('prefers the prompt under a heading and its limit to the heading', async () => {
    const page = html(
      '<h3>Vision</h3><p>Word limit: 500</p><p>What are you hoping to achieve?</p><ul><li>Be brief</ul>',
    )
    const { questions } = await find('page.html', page)

    expect(questions[0]).to.deep.include({
      text: 'What are you hoping to achieve?',
      section: 'Vision',
      limit: { words: 500, characters: null },
    })
  })

  it('leaves out what the form tells not to answer', async () => {
    const form =
      '3a. Describe your project.\n\n3b. Do not answer this question.\n\n3c. Why is it needed?\n\n3d. Who will lead it?\n'

    expect(await texts('form.txt', form)).to.deep.equal([
      'Describe your project.',
      'Why is it needed?',
      'Who will lead it?',
    ])
  })

  it('labels an exact repeat within a section once', async () => {
    const form = html(
      '<h2>A</h2><h4>What is your charity number?</h4><h4>What is your charity number?</h4><h2>B</h2><h4>What is your charity number?</h4>',
    )

    expect(await texts('form.html', form)).to.have.length(2)
  })

  it('gives the title that the form prints', async () => {
    const style = '<w:pStyle w:val="Title"/>'

    expect((await find('f.docx', docxOf(p('Small Grants Form', style) + p('Name: ______')))).title).to.equal(
      'Small Grants Form',
    )
  })

  it('finds nothing in an empty form', async () => {
    const found = await new ExtractiveQuestionFinder().find({ mediaType: 'text/plain', title: null, blocks: [] })

    expect(found).to.deep.include({ title: null, questions: [], items: [], notes: [], doubtful: [] })
  })
})
