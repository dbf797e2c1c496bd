import { expect } from 'chai'
import { docxOf, p, run, table, tc } from '../../file-formats/form-files.ts'
import { findAll, texts } from './found-questions.ts'

const list = (...items: string[]) =>
  `<w:sdt><w:sdtPr><w:showingPlcHdr/><w:dropDownList>${['Choose an item.', ...items]
    .map((item, at) => `<w:listItem w:displayText="${item}" w:value="${at === 0 ? '' : item}"/>`)
    .join('')}</w:dropDownList></w:sdtPr><w:sdtContent>${run('Choose an item.')}</w:sdtContent></w:sdt>`
const line = (label: string, control: string) => `<w:p>${run(`${label}: `)}${control}</w:p>`
const choicesIn = async (fileName: string, content: string | Uint8Array) =>
  (await findAll(fileName, content)).items.map(({ text, options }) => [text, options])

const EACH_BY_ITSELF = [
  ['Type of organisation', ['Charity', 'CIC']],
  ['County', ['Kent', 'Surrey']],
  ['Size', ['Small', 'Large']],
]

describe('ExtractiveQuestionFinder on controls that name themselves', () => {
  it('names each drop-down list of a Word document by its own label, without the prompt to choose', async () => {
    const name = '<w:sdt><w:sdtPr><w:showingPlcHdr/><w:text/></w:sdtPr><w:sdtContent>'
    const form = docxOf(
      line('Name of organisation', `${name}${run('Click here to enter text.')}</w:sdtContent></w:sdt>`) +
        line('Type of organisation', list('Charity', 'CIC')) +
        line('County', list('Kent', 'Surrey')) +
        line('Size', list('Small', 'Large')) +
        p('Describe your project. (100 words)'),
    )

    const { questions, items } = await findAll('form.docx', form)

    expect(items.map(({ text, options }) => [text, options])).to.deep.equal(EACH_BY_ITSELF)
    expect(questions.map(({ text, guidance }) => [text, guidance])).to.deep.equal([
      ['Name of organisation', null],
      ['Describe your project. (100 words)', null],
    ])
  })

  it('names the lists of a web page by their labels, and groups of radio buttons by their legends', async () => {
    const page = `<!doctype html><form><label for="a">Type of organisation</label>
      <select id="a"><option value="">Select a type</option><option>Charity</option><option>CIC</option></select>
      <label for="b">County</label><select id="b"><option>-----</option><option>Kent</option><option>Surrey</option></select>
      <fieldset><legend>Size</legend><label><input type="radio" name="s"> Small</label>
      <label><input type="radio" name="s"> Large</label></fieldset></form>`

    expect(await choicesIn('form.html', page)).to.deep.equal(EACH_BY_ITSELF)
  })

  it('asks no box of a question in its own words where a labelled list stands before it', async () => {
    const page = `<!doctype html><form><p>Which of these do you have?</p>
      <label><input type="checkbox"> A bank account</label><label><input type="checkbox"> A constitution</label>
      <label>County <select><option>Kent</option><option>Surrey</option></select></label></form>`

    expect(await choicesIn('form.html', page)).to.deep.equal([
      ['Which of these do you have?', ['A bank account', 'A constitution']],
      ['County', ['Kent', 'Surrey']],
    ])
  })

  it('takes a question above three radio buttons for a choice, whatever its words', async () => {
    const page = `<!doctype html><form>
      <h2>Your project</h2>
      <p>Please describe how far your project has been planned by the time that you send us this application form</p>
      <label><input type="radio" name="p"> Not begun</label><label><input type="radio" name="p"> Half way</label>
      <label><input type="radio" name="p"> Ready</label>
      <p>Describe the need for it.</p><textarea></textarea></form>`

    const { questions, items } = await findAll('form.html', page)

    expect(items.map(({ text, options }) => [text, options])).to.deep.equal([
      [
        'Please describe how far your project has been planned by the time that you send us this application form',
        ['Not begun', 'Half way', 'Ready'],
      ],
    ])
    expect(questions.map(({ text }) => text)).to.deep.equal(['Describe the need for it.'])
  })

  it('asks by every label of a control, with the limit that the control has', async () => {
    const page = `<!doctype html><form><label>Organisation <input maxlength="60"></label>
      <label>Summary of your project <textarea placeholder="Up to 100 words"></textarea></label>
      <label>Postcode <input></label></form>`

    const { questions } = await findAll('form.html', page)

    expect(questions.map(({ text, limit }) => [text, limit.words, limit.characters])).to.deep.equal([
      ['Organisation', null, 60],
      ['Summary of your project', 100, null],
      ['Postcode', null, null],
    ])
  })

  it('asks what has a place of its own in a table, between a question and a drop-down list', async () => {
    const control = (properties: string, words: string) =>
      tc(`<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${p(words)}</w:sdtContent></w:sdt>`)
    const asked = ['What does your organisation do?', 'Why is the work needed?', 'Who will benefit from the work?']
    const place = 'Where will the work take place?'
    const list =
      '<w:dropDownList><w:listItem w:displayText="Wales"/><w:listItem w:displayText="Leeds"/></w:dropDownList>'
    const rows = [
      ...[...asked, place].map((text) => [tc(p(text)), control('<w:showingPlcHdr/><w:text/>', 'Click here')]),
      [tc(p('Country')), control(list, 'Choose an item.')],
      [tc(p('How will you measure success?')), tc('<w:p/>')],
    ]

    expect(await texts('form.docx', docxOf(p('Application form') + table(rows)))).to.include.members([...asked, place])
  })
})
