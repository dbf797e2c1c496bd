import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { PDFAcroTerminal } from '@cantoo/pdf-lib'
import { expect } from 'chai'
import { readPdfForm } from '../../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import type { FormField } from '../../../../../core/proposals/form/form.ts'
import type { FormEntry } from '../../../../../core/hand-in/ports.ts'
import { HELVETICA, onePage, rawPdf, type RawObjects } from '../../pdf/raw-pdf.ts'
import { filled, optionsOf, slotOf } from './filled-pdf.ts'

const words = (lines: Readonly<Record<string, readonly [number, number]>>) =>
  Object.entries(lines)
    .map(([text, [x, y]]) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`)
    .join('\n')

const box = (x: number, y: number) => `/Rect[${x} ${y} ${x + 12} ${y + 12}]`
const picture = (state: string) => `/AS/Off/AP<</N<</${state} 60 0 R/Off 61 0 R>>>>`
const PICTURES: RawObjects = {
  60: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 12 12]', data: '0 0 12 12 re f' },
  61: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 12 12]', data: 'n' },
}

/** A form of one page with widgets, of which its form lists the given fields; without a form where there are none. */
function formOf(
  contents: string,
  widgets: readonly number[],
  fields: readonly number[] | null,
  more: RawObjects,
): Buffer {
  const refs = (numbers: readonly number[]) => numbers.map((number) => `${number} 0 R`).join(' ')
  const objects = onePage(contents, HELVETICA, { ...PICTURES, ...more }, `/Annots[${refs(widgets)}]`)
  const form = fields === null ? '' : `/AcroForm<</Fields[${refs(fields)}]/DA(/Helv 0 Tf 0 g)>>`
  return rawPdf({ ...objects, 1: `<</Type/Catalog/Pages 2 0 R${form}>>` })
}

async function ticked(form: Buffer, option: string) {
  const slot = await optionsOf(form)
  const { bytes, places } = await filled(form, [{ slot, chosen: [option] }])
  const fields = await fieldsOf(bytes)
  return { states: places.map(({ state }) => state), fields }
}

async function fieldsOf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return document
    .getForm()
    .getFields()
    .map((field) => ({ name: field.getName(), ...stateOf(field.acroField) }))
}

function stateOf(field: PDFAcroTerminal) {
  const states = field.getWidgets().map((widget) => String(widget.dict.get(PDFName.of('AS'))))
  return { value: String(field.dict.lookup(PDFName.of('V'))), states }
}

const ticksOf = async (form: Buffer) =>
  (await readPdfForm(form)).blocks.filter((block): block is FormField => block.kind === 'field')

describe('fillPdf of buttons', () => {
  const RADIO = '/FT/Btn/Ff 49152/T(Ward)'
  const upsideDown = formOf(
    words({ 'Where do you work?': [60, 700], South: [90, 660], North: [90, 680] }),
    [13, 14],
    [11],
    {
      11: `<<${RADIO}/Kids[13 0 R 14 0 R]/Opt[(South of the river)(North of the river)]>>`,
      13: `<</Subtype/Widget${box(70, 657)}${picture('0')}/Parent 11 0 R>>`,
      14: `<</Subtype/Widget${box(70, 677)}${picture('1')}/Parent 11 0 R>>`,
    },
  )

  it('tells each radio button by the words beside it, once', async () => {
    const fields = await ticksOf(upsideDown)

    expect(fields.map(({ label, options, help }) => ({ label, options, help }))).to.deep.equal([
      { label: 'North', options: [], help: null },
      { label: 'South', options: [], help: null },
    ])
  })

  it('switches on the radio button that stands by the words, whatever the order of its field', async () => {
    const { states, fields } = await ticked(upsideDown, 'North')

    expect(states).to.deep.equal(['filled'])
    expect(fields).to.deep.equal([{ name: 'Ward', value: '/1', states: ['/Off', '/1'] }])
  })

  it('names radio buttons as their field does where nothing is printed beside them', async () => {
    const form = formOf(words({ 'Where do you work?': [60, 700] }), [13, 14], [11], {
      11: `<<${RADIO}/TU(Where do you work?)/Kids[13 0 R 14 0 R]/Opt[(South)(North)]>>`,
      13: `<</Subtype/Widget${box(70, 657)}${picture('0')}/Parent 11 0 R>>`,
      14: `<</Subtype/Widget${box(70, 677)}${picture('1')}/Parent 11 0 R>>`,
    })

    expect((await ticksOf(form)).map(({ label }) => label)).to.deep.equal(['North', 'South'])
    expect((await ticked(form, 'South')).fields).to.deep.equal([{ name: 'Ward', value: '/0', states: ['/0', '/Off'] }])
  })

  it('lets radio buttons of one state exclude each other, unless they go in unison', async () => {
    const formWith = (flags: number) =>
      formOf(words({ 'Which?': [60, 700], One: [90, 680], Two: [90, 660] }), [13, 14], [11], {
        11: `<</FT/Btn/Ff ${flags}/T(Which)/Kids[13 0 R 14 0 R]>>`,
        13: `<</Subtype/Widget${box(70, 677)}${picture('On')}/Parent 11 0 R>>`,
        14: `<</Subtype/Widget${box(70, 657)}${picture('On')}/Parent 11 0 R>>`,
      })
    const apart = await ticked(formWith(49152), 'Two')
    const together = await ticked(formWith(49152 | (1 << 25)), 'Two')

    expect(apart.fields[0]!.states).to.deep.equal(['/Off', '/On'])
    expect(together.fields[0]!.states).to.deep.equal(['/On', '/On'])
  })

  it('switches off the check box of another field with the same name', async () => {
    const form = formOf(
      words({ 'Are you a charity?': [60, 700], Yes: [90, 680], No: [190, 680] }),
      [13, 14],
      [13, 14],
      {
        13: `<</Subtype/Widget/FT/Btn/T(Charity)/V/Yes${box(70, 677)}${picture('Yes').replace('/AS/Off', '/AS/Yes')}>>`,
        14: `<</Subtype/Widget/FT/Btn/T(Charity)${box(170, 677)}${picture('No')}>>`,
      },
    )
    const { fields } = await ticked(form, 'No')

    expect((await ticksOf(form)).map(({ value }) => value)).to.deep.equal(['ticked', null])
    expect(fields.map(({ value, states }) => [value, ...states])).to.deep.equal([
      ['/No', '/Off'],
      ['/No', '/No'],
    ])
  })

  it('keeps radio buttons apart that bring no picture', async () => {
    const form = formOf(words({ 'Which?': [60, 700], One: [90, 680], Two: [90, 660] }), [13, 14], [11], {
      11: `<<${RADIO}/Kids[13 0 R 14 0 R]>>`,
      13: `<</Subtype/Widget${box(70, 677)}/Parent 11 0 R>>`,
      14: `<</Subtype/Widget${box(70, 657)}/Parent 11 0 R>>`,
    })

    expect((await ticked(form, 'Two')).fields[0]).to.deep.include({ value: '/1', states: ['/Off', '/1'] })
  })

  it('does not call filled what the file can’t hold: two boxes of one field', async () => {
    const form = formOf(words({ 'Which?': [60, 700], One: [90, 680], Two: [90, 660] }), [13, 14], [11], {
      11: `<</FT/Btn/T(Which)/Kids[13 0 R 14 0 R]>>`,
      13: `<</Subtype/Widget${box(70, 677)}${picture('one')}/Parent 11 0 R>>`,
      14: `<</Subtype/Widget${box(70, 657)}${picture('two')}/Parent 11 0 R>>`,
    })
    const { places } = await filled(form, [{ slot: await optionsOf(form), chosen: ['One', 'Two'] }])

    expect(places[0]).to.include({ state: 'left', reason: 'unwritable' })
  })
})

describe('fillPdf of fields that no form lists', () => {
  const text = async (form: Buffer, question: string): Promise<Partial<FormEntry>> => ({
    slot: await slotOf(form, question),
    text: 'Tidewell',
  })

  it('fills and lists a field of a page without a form', async () => {
    const form = formOf(words({ 'Name of your group:': [60, 700] }), [13], null, {
      13: `<</Subtype/Widget/FT/Tx/T(f1)/Rect[200 695 400 715]/DA(/Helv 10 Tf 0 g)>>`,
    })
    const { bytes, places } = await filled(form, [await text(form, 'Name of your group')])
    const field = (await PDFDocument.load(bytes)).getForm().getTextField('f1')

    expect(places[0]!.state).to.equal('filled')
    expect(field.getText()).to.equal('Tidewell')
    expect(field.acroField.getWidgets()[0]!.getAppearances()).to.not.equal(undefined)
  })

  it('lists the field above radio buttons, beside those that are listed', async () => {
    const form = formOf(words({ 'Which?': [60, 700], One: [90, 680], Two: [90, 660] }), [13, 14, 15], [15], {
      10: '<</T(section)/Kids[11 0 R]>>',
      11: `<</FT/Btn/Ff 49152/T(Which)/Parent 10 0 R/Kids[13 0 R 14 0 R]>>`,
      13: `<</Subtype/Widget${box(70, 677)}${picture('a')}/Parent 11 0 R>>`,
      14: `<</Subtype/Widget${box(70, 657)}${picture('b')}/Parent 11 0 R>>`,
      15: `<</Subtype/Widget/FT/Tx/T(f1)/Rect[200 595 400 615]>>`,
    })

    expect((await ticked(form, 'Two')).fields).to.deep.include({
      name: 'section.Which',
      value: '/b',
      states: ['/Off', '/b'],
    })
  })
})
