import { expect } from 'chai'
import { docxOf, p, table, tc } from '../../file-formats/form-files.ts'
import { find, findAll } from './found-questions.ts'

const summary = async (fileName: string, content: string | Uint8Array) =>
  (await find(fileName, content)).map(({ text, guidance, section, limit }) => [
    section,
    text,
    guidance,
    limit.words ?? limit.characters,
  ])

describe('ExtractiveQuestionFinder on forms that are written out field by field', () => {
  it('reads "Field label", "Help text" and "Type" line by line, with what is picked and sent as items', async () => {
    const { questions, items } = await findAll(
      'form.txt',
      `Kitchen fund

Field label: Name of your kitchen
Help text: As it is known locally
Type: Short text
Required: yes

Field label: What meals will you serve?
Type: Long text (max 300 words) Required: yes

Field label: Do you have a hygiene certificate?
Type: Radio buttons
Options: Yes, No

Field label: Your menu
Type: File upload`,
    )

    expect(questions.map(({ text, guidance, limit }) => [text, guidance, limit.words])).to.deep.equal([
      ['Name of your kitchen', 'As it is known locally', null],
      ['What meals will you serve?', null, 300],
    ])
    expect(items.map(({ kind, text, options }) => [kind, text, options])).to.deep.equal([
      ['yes-no', 'Do you have a hygiene certificate?', ['Yes', 'No']],
      ['attachment', 'Your menu', []],
    ])
  })

  it('reads keys that stand as headings over their values, under the heading of the part', async () => {
    const field = (text: string, more: string) => `### Question\n\n${text}\n\n#### Optionality\n\nMandatory\n\n${more}`
    const form = `## Section

About you

${field('First name', '#### Type\n\nText')}

${field('Gender', '#### Answer-Choices\n\n- Female\n- Male')}

## Section

Your work

${field('What do you build?', '#### Hint\n\nName one project.')}`

    expect(await summary('form.md', form)).to.deep.equal([
      ['About you', 'First name', null, null],
      ['Your work', 'What do you build?', 'Name one project.', null],
    ])
  })

  it('takes a heading over "Type" and "Limit" for the question', async () => {
    const form = `# Streets

## About you

### 1. Name of your group
- **Type:** short text
- **Required:** yes

### 2. What would you plant?
- **Type:** long text
- **Limit:** 200 words
- **Hint:** Name the species.

## Money

### 3. How did you hear of us?
- **Type:** dropdown
- **Options:** friend, press, web

### 4. How much do you ask for?
- **Type:** number`

    expect(await summary('form.md', form)).to.deep.equal([
      ['About you', 'Name of your group', null, null],
      ['About you', 'What would you plant?', 'Name the species.', 200],
      ['Money', 'How much do you ask for?', null, null],
    ])
  })

  it('reads a list of fields in JSON', async () => {
    const form = `[
  {"label": "Name of the club", "type": "text", "required": true},
  {"label": "Why does the pitch need repair?", "type": "textarea", "maxlength": 1500, "help": "Include any reports."},
  {"label": "Size of the club", "type": "select", "options": ["under 50", "50 to 100"]}
]`

    expect(await summary('form.txt', form)).to.deep.equal([
      [null, 'Name of the club', null, null],
      [null, 'Why does the pitch need repair?', 'Include any reports.', 1500],
    ])
  })

  it('reads a table with a field a row and no column for answers, its headings printed again on the next page', async () => {
    const row = (...cells: string[]) => cells.map((cell) => tc(cell === '' ? '<w:p/>' : p(cell)))
    const form = docxOf(
      table([
        row('Section', 'Question', 'Hint', 'Type', 'Max. characters'),
        row('Your group', 'Name', 'As registered', 'Text', ''),
        row('', 'Legal form', '', 'Drop-down', ''),
        row('Section', 'Question', 'Hint', 'Type', 'Max. characters'),
        row('Your project', 'What are your plans?', '', 'Text', '1,500'),
      ]),
    )

    expect(await summary('form.docx', form)).to.deep.equal([
      ['Your group', 'Name', 'As registered', null],
      ['Your project', 'What are your plans?', null, 1500],
    ])
  })
})
