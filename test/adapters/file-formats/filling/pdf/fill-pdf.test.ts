import { expect } from 'chai'
import { drawnPdf, write, type Drawing } from '../../pdf/drawn-pdf.ts'
import { refusal } from '../../refusal.ts'
import { filled, optionsOf, pageText, slotOf, runsOf, runWith } from './filled-pdf.ts'

const FORM: Drawing = (pdf) => {
  write(pdf, 60, 60, 'Harbour Trust', { font: 'Helvetica-Bold', size: 20 })
  write(pdf, 60, 120, 'Name of organisation:')
  pdf.moveTo(180, 130).lineTo(480, 130).stroke()
  write(pdf, 60, 160, 'What will you do with the grant?')
  write(pdf, 60, 300, 'How will you know that it works?')
  write(pdf, 60, 313, 'Please attach your accounts.')
  write(pdf, 60, 360, 'Is your group a charity?')
  pdf.rect(200, 358, 10, 10).stroke()
  write(pdf, 216, 360, 'Yes')
  pdf.rect(260, 358, 10, 10).stroke()
  write(pdf, 276, 360, 'No')
  pdf.rect(60, 400, 200, 40).stroke().rect(260, 400, 240, 40).stroke()
  write(pdf, 64, 404, 'Contact person')
  write(pdf, 60, 700, 'Signed on behalf of the group by its chair and its treasurer')
}

const LONG = 'We will run advice sessions for families in the harbour towns. '.repeat(60)
const SENTENCE = 'We will run advice sessions for families.'

function isPrefix(start: Uint8Array, of: Uint8Array): boolean {
  return Buffer.from(of.subarray(0, start.length)).equals(Buffer.from(start))
}

const fail = (): never => {
  throw new Error('There is no place.')
}

describe('fillPdf', () => {
  let form: Uint8Array

  before(async () => {
    form = await drawnPdf([FORM])
  })

  it('keeps every byte of the form and adds behind them', async () => {
    const { bytes } = await filled(form, [{ slot: await slotOf(form, 'What will you do'), text: SENTENCE }])

    expect(isPrefix(form, bytes)).to.equal(true)
    expect(bytes.length).to.be.lessThan(form.length + 30_000)
  })

  it('sets an answer on the line that is drawn for it', async () => {
    const { pages, places } = await filled(form, [
      { slot: await slotOf(form, 'Name of organisation'), text: 'Tidewell' },
    ])

    const run = runWith(pages[0], 'Tidewell')
    const [{ boxes = [], ...place } = fail()] = places
    expect(place).to.deep.equal({ id: 'q1', state: 'filled', reason: null, page: 1 })
    expect(boxes.map(({ page, box }) => [page, ...box.map(Math.round)])).to.deep.equal([[1, 182, 711, 221, 722]])
    expect([run.left > 178, run.baseline > 122, run.baseline < 130]).to.deep.equal([true, true, true])
  })

  it('sets an answer on a further page, or in small letters, where a person wants it so', async () => {
    const slot = await slotOf(form, 'Name of organisation')

    const further = await filled(form, [{ slot, text: 'Tidewell', setting: 'further-page' }])
    const small = await filled(form, [{ slot, text: 'Tidewell', setting: 'small' }])

    expect(further.places[0]).to.include({ state: 'further-page', page: 1 })
    expect(further.places[0]?.boxes?.map(({ page }) => page)).to.deep.equal([1, 2])
    expect(pageText(further.pages[0])).to.include('See page 2').and.not.include('Tidewell')
    expect(pageText(further.pages[1])).to.include('Tidewell')
    expect(runWith(small.pages[0], 'Tidewell').size).to.equal(8)
  })

  it('sets an answer into the free space below its question, wrapped, with bold words and points', async () => {
    const text = `**Weekly** ${SENTENCE}\n\n- first\n- second`
    const { pages } = await filled(form, [{ slot: await slotOf(form, 'What will you do'), text }])

    const [bold, first, second] = ['Weekly', 'first', 'second'].map((words) => runWith(pages[0], words))
    expect([bold!.bold, first!.bold]).to.deep.equal([true, false])
    expect(bold!.top).to.be.greaterThan(168)
    expect(second!.bottom).to.be.lessThan(300)
    expect(second!.baseline).to.be.greaterThan(first!.baseline)
    expect(runsOf(pages[0]).filter(({ text: one }) => one.startsWith('•'))).to.have.length(2)
    expect(bold!.size).to.be.within(9, 11)
  })

  it('sets an answer into the cell beside its label', async () => {
    const { pages } = await filled(form, [{ slot: await slotOf(form, 'Contact person'), text: 'Jo Marsh' }])

    const run = runWith(pages[0], 'Jo Marsh')
    expect([run.left > 260, run.right < 500, run.top > 399, run.bottom < 441]).to.deep.equal([true, true, true, true])
  })

  it('repeats no sign that the line prints', async () => {
    const priced = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 120, 'Amount requested: $')
        pdf.moveTo(170, 130).lineTo(300, 130).stroke()
        write(pdf, 304, 120, 'per year')
      },
    ])
    const { pages } = await filled(priced, [{ slot: await slotOf(priced, 'Amount'), text: '$9,800' }])

    expect(pageText(pages[0])).to.include('9,800').and.not.include('$9,800')
  })

  it('continues a long answer on a numbered page, under its question', async () => {
    const { pages, places } = await filled(form, [
      { slot: await slotOf(form, 'What will you do'), text: LONG, label: '2. What will you do with the grant?' },
    ])

    expect(places[0]).to.include({ state: 'further-page', reason: null, page: 1 })
    expect(pages).to.have.length(2)
    expect(pageText(pages[0])).to.include('1 – Continued on page 2')
    expect(pageText(pages[1])).to.match(/^2 1 – 2\. What will you do with the grant\? \(from page 1\)/)
    const words = (text: string): number => text.match(/harbour towns/g)?.length ?? 0
    expect(words(pageText(pages[0])) + words(pageText(pages[1]))).to.be.within(58, 60)
  })

  it('says where the answer stands when its question has no free space', async () => {
    const { pages, places } = await filled(
      form,
      [{ slot: await slotOf(form, 'How will you know'), text: LONG, label: 'How will you know?' }],
      'de',
    )

    expect(places[0]).to.include({ state: 'further-page' })
    expect(pageText(pages[0])).to.include('1 – Siehe Seite 2')
    expect(pageText(pages[1])).to.include('How will you know? (von Seite 1)')
  })

  it('never writes over printed text', async () => {
    const entries = ['Name of organisation', 'What will you do', 'How will you know', 'Contact person', 'Signed']
    const before = (await filled(form, [])).pages[0]
    const slots = await Promise.all(entries.map((words) => slotOf(form, words)))
    const { pages } = await filled(
      form,
      slots.map((slot) => ({ slot, text: LONG })),
    )

    const printed = runsOf(before)
    const added = runsOf(pages[0]).filter(
      (run) => !printed.some(({ text, left }) => text === run.text && left === run.left),
    )
    const overlapping = added.filter((run) =>
      printed.some(
        (other) =>
          run.left < other.right - 1 &&
          other.left < run.right - 1 &&
          run.baseline - 0.6 * run.size < other.baseline &&
          other.baseline - 0.6 * other.size < run.baseline,
      ),
    )
    expect(overlapping.map(({ text }) => text)).to.deep.equal([])
    expect(added.length).to.be.greaterThan(5)
  })

  it('ticks the box of the option that is chosen', async () => {
    const { pages, places } = await filled(form, [{ slot: await optionsOf(form), chosen: ['no'] }])

    const run = runWith(pages[0], '✓')
    expect(places[0]!.state).to.equal('filled')
    expect([run.left > 257, run.right < 273]).to.deep.equal([true, true])
  })

  it('ticks nothing where one of the choices is not an option', async () => {
    const { places, pages } = await filled(form, [{ slot: await optionsOf(form), chosen: ['No', 'Perhaps'] }])

    expect(places[0]).to.include({ state: 'left', reason: 'unknown-option' })
    expect(pageText(pages[0])).not.to.include('✓')
  })

  it('puts a note at a place that stays empty', async () => {
    const { bytes, places } = await filled(form, [
      { slot: await slotOf(form, 'Contact person'), remark: 'Who may be asked?' },
    ])

    expect(places[0]).to.include({ state: 'left', reason: 'unanswered' })
    expect(Buffer.from(bytes).toString('latin1')).to.match(/\/Subtype \/Text[\s\S]*\/Contents <FEFF/)
  })

  const texts: Readonly<Record<string, readonly [string, string | null]>> = {
    Greek: ['Καλημέρα Αθήνα', null],
    Cyrillic: ['Добрый день', null],
    'Welsh and signs': ['Tŷ’r môr – £500 “now”', null],
    'control characters': ['Tide\u0000well\u0007 Trust', null],
    Arabic: ['مرحبا', 'unwritable'],
    'words between emoji': ['glad 🎉 👩‍👩‍👧 🇬🇧 👍🏽', null],
    'emoji alone': ['🎉 👍🏽', 'unwritable'],
    Chinese: ['我们', 'unwritable'],
  }
  for (const [name, [text, reason]] of Object.entries(texts))
    it(`writes ${name}, or leaves the place and says so`, async () => {
      const { pages, places, notes } = await filled(form, [{ slot: await slotOf(form, 'What will you do'), text }])

      expect(places[0]!.reason).to.equal(reason)
      expect(notes).to.deep.equal(name.includes('emoji') ? ['emoji-left-out'] : [])
      const written = text.replace(/[\u0000-\u001f]/gu, '').split(' ')[0]!
      expect(pageText(pages[0]).includes(written), pageText(pages[0])).to.equal(reason === null)
    })

  for (const turn of [90, 180, 270])
    it(`writes upright on a page turned by ${turn} degrees`, async () => {
      const turned = await drawnPdf([
        (pdf) => {
          FORM(pdf)
          ;(pdf.page.dictionary.data as Record<string, unknown>).Rotate = turn
        },
      ])
      const slot = { kind: 'cell', anchor: 'pdf:page=1;box=100,300,400,500', page: 1 } as const
      const { pages } = await filled(turned, [{ slot, text: SENTENCE }])

      const run = runWith(pages[0], 'advice sessions')
      const [x, y, width, height] = { 90: [300, 100, 200, 300], 180: [195, 300, 300, 200], 270: [341, 195, 200, 300] }[
        turn
      ]!
      expect([run.left > x! - 1, run.right < x! + width!]).to.deep.equal([true, true])
      expect([run.top > y! - 1, run.bottom < y! + height!]).to.deep.equal([true, true])
    })

  it('refuses a file that is encrypted', async () => {
    const locked = await drawnPdf([FORM], { ownerPassword: 'one', userPassword: 'two', pdfVersion: '1.7' })

    expect((await refusal(() => filled(locked, []))).code).to.equal('file.password-protected')
  })

  it('refuses a file that may be read, but not changed', async () => {
    const locked = await drawnPdf([FORM], { ownerPassword: 'one', pdfVersion: '1.7' })

    expect((await refusal(() => filled(locked, []))).code).to.equal('form.locked')
  })

  it('refuses a file whose table of objects is broken', async () => {
    const text = Buffer.from(form)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7')

    expect((await refusal(() => filled(Buffer.from(text, 'latin1'), []))).code).to.equal('file.broken')
  })
})
