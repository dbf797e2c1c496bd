import {
  degrees,
  PDFBool,
  PDFDocument,
  PDFName,
  PDFString,
  StandardFonts,
  type PDFForm,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { expect } from 'chai'
import type { FormField } from '../../../../../core/proposals/form/form.ts'
import type { AnswerSlot } from '../../../../../core/hand-in/answer-slot.ts'
import { readPdfForm } from '../../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import { refusal } from '../../refusal.ts'
import { filled, pageText, runWith, widgetsOf } from './filled-pdf.ts'

type Add = (form: PDFForm, page: PDFPage) => void

const SHORT = { x: 200, y: 700, width: 200, height: 18 }

/** A form of one page with a line of text and fields. */
async function formWith(add: Add, change: (document: PDFDocument) => void = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const page = document.addPage([600, 800])
  page.drawText('Harbour Trust grant form', {
    x: 60,
    y: 760,
    size: 14,
    font: await document.embedFont(StandardFonts.Helvetica),
  })
  add(document.getForm(), page)
  change(document)
  return document.save({ updateFieldAppearances: false })
}

async function fieldsOf(bytes: Uint8Array): Promise<FormField[]> {
  return (await readPdfForm(bytes)).blocks.filter((block) => block.kind === 'field')
}

function slotOf(field: FormField | undefined): AnswerSlot {
  return { kind: 'field', field: field!, nth: 0 }
}

/** What the field holds, and what the page shows of it in the library's own reading. */
async function valueOf(bytes: Uint8Array): Promise<string | null> {
  return widgetsOf((await filled(bytes, [])).pages[0])[0]?.value ?? null
}

async function shownBy(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true })
  document.getForm().flatten({ updateFieldAppearances: false })
  const { pages } = await filled(await document.save({ updateFieldAppearances: false, useObjectStreams: false }), [])
  return pageText(pages[0])
}

const textField: Add = (form, page) => form.createTextField('org.name').addToPage(page, SHORT)

describe('fillPdf of interactive fields', () => {
  it('keeps the bytes of the form, and its other fields as they were', async () => {
    const form = await formWith((one, page) => {
      textField(one, page)
      const other = one.createTextField('other')
      other.setText('as it was')
      other.addToPage(page, { ...SHORT, y: 650 })
    })
    const { bytes, pages } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: 'Tidewell' }])

    expect(Buffer.from(bytes.subarray(0, form.length)).equals(Buffer.from(form))).to.equal(true)
    expect(widgetsOf(pages[0]).map(({ value }) => value)).to.deep.equal(['Tidewell', 'as it was'])
  })

  const texts = ['Tidewell – £500', 'Добрый день', 'Αθήνα', 'Tŷ’r môr']
  for (const text of texts)
    it(`holds and shows “${text}”`, async () => {
      const form = await formWith(textField)
      const { bytes, places } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text }])

      expect(places[0]).to.include({ state: 'filled', reason: null })
      expect(await valueOf(bytes)).to.equal(text)
      expect(await shownBy(bytes)).to.include(text)
    })

  for (const turn of [90, 180, 270])
    it(`shows a text upright on a page turned by ${turn} degrees, where the field says nothing of it`, async () => {
      const form = await formWith((one, page) => {
        const [width, height] = turn === 180 ? [200, 22] : [22, 200]
        one.createTextField('org.name').addToPage(page, { x: 60, y: 500, width, height, borderWidth: 0 })
        const [widget] = one.getTextField('org.name').acroField.getWidgets()
        widget!.dict.delete(PDFName.of('MK'))
        page.drawText('Which organisation applies to us for a grant?', { x: 300, y: 400, rotate: degrees(turn) })
        page.setRotation(degrees(turn))
      })
      const { bytes, places } = await filled(form, [
        { slot: slotOf((await fieldsOf(form))[0]), text: 'Tidewell Community Trust' },
      ])

      expect(places[0]).to.include({ state: 'filled', reason: null })
      const document = await PDFDocument.load(bytes, { updateMetadata: false })
      const [widget] = document.getForm().getTextField('org.name').acroField.getWidgets()
      expect(widget!.getAppearanceCharacteristics()?.getRotation()).to.equal(turn)
      document.getForm().flatten({ updateFieldAppearances: false })
      const { pages } = await filled(await document.save({ useObjectStreams: false }), [])
      const { left, right, top, bottom } = runWith(pages[0], 'Tidewell')
      expect(right - left, 'as wide as words are').to.be.greaterThan(3 * (bottom - top))
    })

  it('wraps a long text in a field of several lines, and continues it on a further page', async () => {
    const form = await formWith((one, page) => {
      const field = one.createTextField('plan')
      field.enableMultiline()
      field.addToPage(page, { x: 60, y: 600, width: 400, height: 80 })
    })
    const text = 'We will run advice sessions for families. '.repeat(40)
    const { pages, places, bytes } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text }])

    expect(places[0]!.state).to.equal('further-page')
    expect(widgetsOf(pages[0])[0]!.value).to.equal(text.trim())
    expect(await shownBy(bytes)).to.include('1 – Continued on page 2')
    expect(pageText(pages[1])).to.include('advice sessions for families')
  })

  it('fills a field to its most characters, and says that the answer is longer', async () => {
    const form = await formWith((one, page) => {
      const field = one.createTextField('short')
      field.setMaxLength(20)
      field.addToPage(page, SHORT)
    })
    const entry = { slot: slotOf((await fieldsOf(form))[0]), text: 'Advice sessions for families', label: 'Aim' }
    const { pages, places } = await filled(form, [entry])

    expect(places[0]!.state).to.equal('further-page')
    expect(widgetsOf(pages[0])[0]!.value).to.equal('Advice sessions for')
    expect(pageText(pages[1])).to.include('Advice sessions for families')
  })

  it('has viewers show what was drawn, unless another field has a value that they may have to draw', async () => {
    const asks = async (value: string): Promise<boolean> => {
      const bytes = await formWith(
        (form, page) => {
          form.createTextField('name').addToPage(page, SHORT)
          const other = form.createTextField('town')
          other.addToPage(page, { ...SHORT, y: 600 })
          if (value !== '') other.acroField.setValue(PDFString.of(value))
        },
        ({ catalog }) => catalog.getAcroForm()!.dict.set(PDFName.of('NeedAppearances'), PDFBool.True),
      )
      const [field] = await fieldsOf(bytes)
      const { bytes: written } = await filled(bytes, [{ slot: slotOf(field), text: 'Łukasz' }])
      return (await PDFDocument.load(written)).catalog.getAcroForm()!.dict.has(PDFName.of('NeedAppearances'))
    }

    expect(await asks('')).to.equal(false)
    expect(await asks('Leeds')).to.equal(true)
  })

  it('sets one character to each box of a comb', async () => {
    const form = await formWith((one, page) => {
      const field = one.createTextField('code')
      field.setMaxLength(8)
      field.enableCombing()
      field.addToPage(page, SHORT)
    })
    const { bytes, places } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: 'SA1 2AB' }])

    expect(places[0]!.state).to.equal('filled')
    expect(await valueOf(bytes)).to.equal('SA1 2AB')
  })

  it('sets a number into a comb without the signs that it has no box for', async () => {
    const form = await formWith((one, page) => {
      const field = one.createTextField('code')
      field.setMaxLength(6)
      field.enableCombing()
      field.addToPage(page, SHORT)
    })
    const { bytes, places } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: '12-34-56' }])

    expect(places[0]!.state).to.equal('filled')
    expect(await valueOf(bytes)).to.equal('123456')
  })

  it('shows every character of a comb whose boxes are narrow', async () => {
    const form = await formWith((one, page) => {
      const field = one.createTextField('code')
      field.setMaxLength(20)
      field.enableCombing()
      field.addToPage(page, { ...SHORT, width: 70 })
    })
    const digits = '12345678901234567890'
    const { bytes, places } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: digits }])

    expect(places[0]!.state).to.equal('filled')
    expect((await shownBy(bytes)).replace(/\s/gu, '')).to.include(digits)
  })

  it('writes a day as the field that checks it wants it', async () => {
    const form = await formWith(textField, (document) => {
      const field = document.getForm().getTextField('org.name').acroField.dict
      const script = PDFString.of('AFDate_FormatEx("mm/dd/yyyy");')
      field.set(PDFName.of('AA'), document.context.obj({ F: { S: 'JavaScript', JS: script } }))
    })
    const slot = slotOf((await fieldsOf(form))[0])
    const { bytes, places } = await filled(form, [{ slot, text: '9 March 2027', day: '2027-03-09' }])

    expect(places[0]!.state).to.equal('filled')
    expect(await valueOf(bytes)).to.equal('03/09/2027')
  })

  it('repeats no sign that is printed before a field', async () => {
    const form = await formWith((one, page) => {
      textField(one, page)
      page.drawText('Amount $', { x: SHORT.x - 52, y: SHORT.y + 5, size: 11 })
    })
    const { bytes, places } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: '$9,800' }])

    expect(places[0]!.state).to.equal('filled')
    expect(await valueOf(bytes)).to.equal('9,800')
  })

  it('draws a tick where the file brings no picture of one', async () => {
    const form = await formWith((one, page) => {
      const box = one.createCheckBox('agree')
      box.addToPage(page, { x: 60, y: 700, width: 12, height: 12 })
      box.acroField.getWidgets()[0]!.dict.delete(PDFName.of('AP'))
    })
    const { bytes, places } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), chosen: ['yes'] }])

    expect(places[0]!.state).to.equal('filled')
    expect((await PDFDocument.load(bytes)).getForm().getCheckBox('agree').isChecked()).to.equal(true)
    expect(await shownBy(bytes)).to.include('✓')
  })

  it('ticks boxes, and the one radio button that is chosen', async () => {
    const form = await formWith((one, page) => {
      one.createCheckBox('agree').addToPage(page, { x: 60, y: 700, width: 12, height: 12 })
      const group = one.createRadioGroup('kind')
      group.addOptionToPage('Charity', page, { x: 60, y: 660, width: 12, height: 12 })
      group.addOptionToPage('Company', page, { x: 160, y: 660, width: 12, height: 12 })
    })
    const [box, charity, company] = await fieldsOf(form)
    const options = [charity!, company!].map(({ anchor, page }, nth) => ({
      text: ['Charity', 'Company'][nth]!,
      anchor,
      page,
      nth: 0,
    }))
    const { bytes, places } = await filled(form, [
      { slot: slotOf(box), chosen: ['yes'] },
      { slot: { kind: 'options', options }, chosen: ['Company'] },
    ])

    const read = (await PDFDocument.load(bytes)).getForm()
    expect(places.map(({ state }) => state)).to.deep.equal(['filled', 'filled'])
    expect(read.getCheckBox('agree').isChecked()).to.equal(true)
    expect(read.getRadioGroup('kind').getSelected()).to.equal('Company')
  })

  it('picks from a list, and leaves it where the words are no option', async () => {
    const form = await formWith((one, page) => {
      const list = one.createDropdown('size')
      list.addOptions(['Small', 'Large'])
      list.addToPage(page, SHORT)
    })
    const [field] = await fieldsOf(form)
    const picked = await filled(form, [{ slot: slotOf(field), chosen: ['large'] }])
    const unknown = await filled(form, [{ slot: slotOf(field), chosen: ['Huge'] }])

    expect(await valueOf(picked.bytes)).to.equal('Large')
    expect(unknown.places[0]).to.include({ state: 'left', reason: 'unknown-option' })
    expect(await valueOf(unknown.bytes)).to.equal(null)
  })

  it('leaves a field that may only be read', async () => {
    const form = await formWith((one, page) => {
      const field = one.createTextField('office')
      field.enableReadOnly()
      field.addToPage(page, SHORT)
    })
    const { places } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: 'Tidewell' }])

    expect(places[0]).to.include({ state: 'left', reason: 'protected' })
  })

  it('keeps the data of another kind of form (XFA), and says so', async () => {
    const document = await PDFDocument.load(await formWith(textField), { preserveXFA: true })
    document.catalog.getAcroForm()!.dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>'))
    const form = await document.save()
    const { bytes, notes } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: 'Tidewell' }])

    expect(notes).to.deep.equal(['xfa-kept'])
    const read = await PDFDocument.load(bytes, { preserveXFA: true })
    expect(read.getForm().hasXFA()).to.equal(true)
  })

  it('says that a form was signed before', async () => {
    const document = await PDFDocument.load(await formWith(textField))
    const { context } = document
    const signature = context.register(context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite' }))
    const field = context.register(context.obj({ FT: 'Sig', T: PDFString.of('signed'), V: signature }))
    document.catalog.getAcroForm()!.addField(field)
    const form = await document.save()
    const { notes } = await filled(form, [{ slot: slotOf((await fieldsOf(form))[0]), text: 'Tidewell' }])

    expect(notes).to.deep.equal(['signed-before'])
  })

  it('refuses a form that only Adobe Reader can show', async () => {
    const form = await formWith(textField, ({ catalog, context }) =>
      catalog.set(PDFName.of('NeedsRendering'), context.obj(true)),
    )

    expect((await refusal(() => filled(form, []))).code).to.equal('form.not-filled')
  })

  it('refuses a form whose signature allows no change', async () => {
    const form = await formWith(textField, ({ catalog, context }) => {
      const signature = context.register(
        context.obj({ Type: 'Sig', Reference: [{ TransformMethod: 'DocMDP', TransformParams: { P: 1 } }] }),
      )
      catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }))
    })

    expect((await refusal(() => filled(form, []))).code).to.equal('form.signed')
  })
})
