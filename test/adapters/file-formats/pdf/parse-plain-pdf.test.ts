import { expect } from 'chai'
import { deflateSync } from 'node:zlib'
import { widthOf } from '../../../../adapters/file-formats/pdf/box.ts'
import type { PdfPage } from '../../../../adapters/file-formats/pdf/pdf-page.ts'
import { UnsupportedPdfError } from '../../../../adapters/file-formats/pdf/pdf-values.ts'
import { parsePlainPdf } from '../../../../adapters/file-formats/pdf/parse-plain-pdf.ts'
import { readPdfForm } from '../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import { refusal } from '../refusal.ts'
import { HELVETICA, onePage, packedPdf, rawPdf, type RawObjects } from './raw-pdf.ts'

async function pageOf(bytes: Buffer) {
  const { pages } = await parsePlainPdf(bytes)
  return pages[0]!
}

/** The texts of the first page, in points from its lower left corner. */
async function runsOf(objects: RawObjects) {
  const { pieces, height } = await pageOf(rawPdf(objects))
  return pieces.flatMap((piece) =>
    piece.kind === 'text' ? [{ ...piece, x: piece.left, y: height - piece.baseline, width: widthOf(piece) }] : [],
  )
}

function textsOf({ pieces }: PdfPage): string[] {
  return pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))
}

async function textOf(contents: string, font = HELVETICA, more: RawObjects = {}, page = '', resources = '') {
  const runs = await runsOf(onePage(contents, font, more, page, resources))
  return runs.map((run) => run.text)
}

async function beyond(bytes: Buffer): Promise<boolean> {
  const error = await parsePlainPdf(bytes).catch((caught: unknown) => caught)
  return error instanceof UnsupportedPdfError
}

const map = (lines: string) => ({
  dict: '',
  data: `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${lines} endcmap`,
})

const COMPOSITE = '<</Type/Font/Subtype/Type0/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>'
const DESCENDANT = '<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Some-Bold/DW 500/W[3[250] 4 9 600]>>'

describe('parsePlainPdf', () => {
  it('tells where text stands, how large and how wide', async () => {
    const [run] = await runsOf(onePage('BT /F1 10 Tf 2 0 0 2 100 700 Tm (Hello) Tj ET', HELVETICA))

    expect(run).to.include({ text: 'Hello', x: 100, y: 700, size: 20, bold: false, italic: false })
    expect(run!.width).to.be.closeTo(45.56, 0.01)
  })

  it('reads letters once that are drawn again to look bold, line by line or letter by letter', async () => {
    const at = (x: number, y: number, words: string) => `BT /F1 10 Tf ${x} ${y} Td (${words}) Tj ET `
    const lines = at(50, 700, 'Full details') + at(50, 600, 'Other') + at(50.4, 700, 'Full details')
    const letters = [...'needed'].map(
      (letter, index) => at(50 + index * 5.56, 500, letter) + at(50.3 + index * 5.56, 500.2, letter),
    )

    expect(await textOf(lines + letters.join(''))).to.deep.equal(['Full details', 'Other', 'needed'])
  })

  it('reads no white text on white, and white text on a colour', async () => {
    const at = (y: number, words: string) => `BT /F1 10 Tf 50 ${y} Td (${words}) Tj ET `
    const contents = `0.2 g 40 590 200 20 re f 1 g ${at(700, 'unseen')} ${at(596, 'seen')} 0 g ${at(500, 'black')}`

    expect(await textOf(contents)).to.deep.equal(['seen', 'black'])
  })

  it('names hidden text of a form, white on white or outside of the page, and none where all is seen', async () => {
    const at = (y: number, words: string) => `BT /F1 10 Tf 50 ${y} Td (${words}) Tj ET `
    const form = (contents: string) => readPdfForm(rawPdf(onePage(contents, HELVETICA)))
    const seen = at(700, 'Describe your project.')

    expect((await form(`0 g ${seen} 1 g ${at(500, 'unseen words')}`)).unread).to.deep.equal([
      { kind: 'hidden-text', name: null },
    ])
    expect((await form(`0 g ${seen} ${at(-40, 'below the page')}`)).unread).to.deep.equal([
      { kind: 'hidden-text', name: null },
    ])
    expect((await form(`0 g ${seen} 1 g ${at(500, ' ')}`)).unread ?? []).to.deep.equal([])
  })

  it('reads nothing of a layer that is off', async () => {
    const at = (y: number, words: string) => `BT /F1 10 Tf 50 ${y} Td (${words}) Tj ET `
    const contents = `/OC /Old BDC ${at(700, 'old')} EMC /OC /New BDC ${at(600, 'new')} EMC ${at(500, 'always')}`
    const objects = onePage(
      contents,
      HELVETICA,
      { 7: '<</Type/OCG/Name(Old)>>', 8: '<</Type/OCG/Name(New)>>' },
      '',
      '/Properties<</Old 7 0 R/New 8 0 R>>',
    )
    const catalogue = '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[7 0 R 8 0 R]/D<</OFF[7 0 R]>>>>>>'
    const page = await pageOf(rawPdf({ ...objects, 1: catalogue }))

    expect(textsOf(page)).to.deep.equal(['new', 'always'])
    expect(page.hidesText).to.equal(true)
    const allOn = '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[7 0 R 8 0 R]/D<<>>>>>>'
    expect((await pageOf(rawPdf({ ...objects, 1: allOn }))).hidesText).to.equal(undefined)
  })

  it('follows the operators that move the line', async () => {
    const contents = `BT /F1 10 Tf 14 TL 50 700 Td (one) Tj 0 -20 Td (two) Tj T* (three) Tj (four) ' 1 2 (five) " 0 -30 TD (six) Tj T* (seven) Tj ET`

    const runs = await runsOf(onePage(contents, HELVETICA))

    expect(runs.map((run) => [run.text, run.y])).to.deep.equal([
      ['one', 700],
      ['two', 680],
      ['three', 666],
      ['four', 652],
      ['five', 638],
      ['six', 608],
      ['seven', 578],
    ])
  })

  it('joins what one line shows in pieces, with spaces where there are gaps', async () => {
    expect(await textOf('BT /F1 10 Tf 50 700 Td [(Ch) 20 (arity) -300 (work) -30 (s)] TJ ET')).to.deep.equal([
      'Charity works',
    ])
    expect(await textOf('BT /F1 10 Tf 50 700 Td (left) Tj 200 0 Td (right) Tj ET')).to.deep.equal(['left', 'right'])
  })

  it('takes widely set letters for one word', async () => {
    expect(
      await textOf('BT /F1 10 Tf 50 700 Td [(R) -300 (E) -300 (P) -300 (O) -300 (R) -300 (T)] TJ ET'),
    ).to.deep.equal(['REPORT'])
    expect(
      await textOf('BT /F1 10 Tf 50 700 Td [(T) -300 (H) -300 (E) -900 (R) -300 (O) -300 (O) -300 (M)] TJ ET'),
    ).to.deep.equal(['THE', 'ROOM'])
    expect(await textOf('BT /F1 10 Tf 50 700 Td [(a) -300 (b) -300 (cat)] TJ ET')).to.deep.equal(['a b cat'])
  })

  it('takes letters that are set one by one along a turned line for one word', async () => {
    const letters = [...'PLAN'].map((letter, at) => `0 1 -1 0 50 ${300 + 12 * at} Tm (${letter}) Tj`)
    const turned = `BT /F1 10 Tf ${letters.join(' ')} 0 1 -1 0 80 300 Tm (Page of plans) Tj ET`

    expect((await pageOf(rawPdf(onePage(turned, HELVETICA)))).turned).to.deep.equal(['PLAN', 'Page of plans'])
  })

  it('reads strings with escapes, octal codes and hexadecimal digits', async () => {
    expect(await textOf('BT /F1 10 Tf 50 700 Td (a\\(b\\)\\\\ \\344 (c) \\\nd) Tj ET')).to.deep.equal([
      'a(b)\\ ä (c) d',
    ])
    expect(await textOf('BT /F1 10 Tf 50 700 Td <48 656C6c 6F> Tj ET')).to.deep.equal(['Hello'])
  })

  it('reads composite fonts by their map of characters', async () => {
    const more = {
      6: DESCENDANT,
      7: map(
        '1 beginbfchar <0003> <0020> endbfchar 2 beginbfrange <0004> <0006> <0041> <0007> <0008> [<00660069> <D83DDE00>] endbfrange',
      ),
    }

    const [run] = await runsOf(onePage('BT /F1 10 Tf 50 700 Td <000400050006000300070008> Tj ET', COMPOSITE, more))

    expect(run!.text).to.equal('ABC fi😀')
    expect(run!.width).to.be.closeTo(32.5, 0.001)
    expect(run!.bold).to.equal(true)
  })

  it('reads simple fonts by the names of their glyphs', async () => {
    const font =
      '<</Type/Font/Subtype/Type1/BaseFont/X/FirstChar 1/Widths[500 500 500 500 500 500 500]/Encoding<</Differences[1/adieresis/ffi/uni20AC/Scaron/quoteright/f_f/one.oldstyle]>>>>'

    expect(await textOf('BT /F1 10 Tf 50 700 Td <01020304050607> Tj ET', font)).to.deep.equal(['äffi€Š’ff1'])
  })

  it('reads forms within the page where they are painted', async () => {
    const form = {
      dict: '/Type/XObject/Subtype/Form/Matrix[1 0 0 1 10 20]/Resources<</Font<</F1 5 0 R>>>>',
      data: 'BT /F1 10 Tf (inner) Tj ET',
    }
    const contents = 'q 2 0 0 2 100 100 cm /X1 Do Q BT /F1 10 Tf 50 50 Td (outer) Tj ET'

    const runs = await runsOf(onePage(contents, HELVETICA, { 8: form }, '', '/XObject<</X1 8 0 R>>'))

    expect(runs.map(({ text, x, y, size }) => [text, x, y, size])).to.deep.equal([
      ['inner', 120, 140, 20],
      ['outer', 50, 50, 10],
    ])
  })

  it('ends with forms that paint themselves', async () => {
    const form = {
      dict: '/Subtype/Form/Resources<</Font<</F1 5 0 R>>/XObject<</X1 8 0 R>>>>',
      data: '/X1 Do /X1 Do BT /F1 9 Tf (x) Tj ET',
    }

    expect(await textOf('/X1 Do', HELVETICA, { 8: form }, '', '/XObject<</X1 8 0 R>>')).not.to.equal(null)
  })

  it('reads the fields of a form with what they inherit', async () => {
    const parent = '<</FT/Tx/T(group)/MaxLen 40/Ff 4096/V(Example Trust)/Kids[8 0 R]>>'
    const field = '<</Type/Annot/Subtype/Widget/Parent 9 0 R/T(name)/TU(As registered)/Rect[100 200 300 220]>>'
    const choice =
      '<</Type/Annot/Subtype/Widget/FT/Ch/T(town)/V<FEFF00DC>/Opt[(Here)[(b)(There)]]/Rect[100 240 300 260]>>'
    const hidden = '<</Type/Annot/Subtype/Widget/FT/Tx/T(x)/F 2/Rect[100 280 300 300]>>'
    const button = '<</Type/Annot/Subtype/Widget/FT/Btn/T(send)/Ff 65536/Rect[100 320 300 340]>>'

    const { pieces } = await pageOf(
      rawPdf(
        onePage(
          '',
          HELVETICA,
          { 8: field, 9: parent, 10: choice, 11: hidden, 12: button },
          '/Annots[8 0 R 10 0 R 11 0 R 12 0 R]',
        ),
      ),
    )

    const place = { kind: 'widget', left: 100, right: 300 }
    expect(pieces).to.deep.equal([
      {
        ...{
          ...place,
          top: 580,
          bottom: 600,
          name: 'group.name',
          tooltip: 'As registered',
          buttonName: null,
          control: 'multiline',
        },
        ...{ value: 'Example Trust', maxCharacters: 40, options: [] },
      },
      {
        ...{
          ...place,
          top: 540,
          bottom: 560,
          name: 'town',
          tooltip: null,
          buttonName: null,
          control: 'choice',
          value: 'Ü',
        },
        ...{ maxCharacters: null, options: ['Here', 'There'] },
      },
    ])
  })

  it('tells drawn lines and areas, but for white ones, also in forms within the page', async () => {
    const form = { dict: '/Subtype/Form/Matrix[1 0 0 1 0 -100]', data: '50 700 m 150 700 l S' }
    const contents =
      'q 2 0 0 2 0 0 cm 25 300 100 50 re S Q 0.9 g 300 300 100 20 re f 1 g 300 400 100 20 re f ' +
      '/Ink cs 0 scn 300 500 100 20 re f 1 scn 300 550 100 20 re f /X1 Do 10 10 m 90 90 l S 5 5 m 50 5 l n'
    const resources = '/XObject<</X1 8 0 R>>/ColorSpace<</Ink[/Separation/Blue/DeviceRGB 9 0 R]>>'

    const page = await pageOf(rawPdf(onePage(contents, HELVETICA, { 8: form }, '', resources)))

    expect(page.rules.map(({ left, top, right, bottom }) => [left, top, right, bottom])).to.deep.equal([
      [50, 100, 250, 100],
      [50, 200, 250, 200],
      [50, 100, 50, 200],
      [250, 100, 250, 200],
      [50, 200, 150, 200],
    ])
    expect(page.shades.map(({ left, top }) => [left, top])).to.deep.equal([
      [300, 480],
      [300, 230],
    ])
  })

  it('takes the text that the document gives for its glyphs', async () => {
    const contents = 'BT /F1 10 Tf 50 700 Td /Span<</ActualText(Hello)>>BDC (H) Tj (xx) Tj EMC ( you) Tj ET'

    expect((await textOf(contents)).join('')).to.equal('Hello you')
  })

  it('turns pages as they are shown, and tells text that stands upright on them', async () => {
    const contents = 'BT /F1 10 Tf 0 1 -1 0 100 50 Tm (along) Tj 1 0 0 1 20 20 Tm (upwards) Tj ET'

    const objects = onePage(contents, HELVETICA, {}, '/Rotate 90')

    expect((await runsOf(objects)).map(({ text, x, y }) => [text, x, y])).to.deep.equal([['along', 50, 500]])
    expect((await pageOf(rawPdf(objects))).turned).to.deep.equal(['upwards'])
  })

  it('passes over images within the contents', async () => {
    expect(await textOf('BI /W 2 /H 2 ID \x00(EI x\xff\nEI BT /F1 10 Tf 50 700 Td (after) Tj ET')).to.deep.equal([
      'after',
    ])
  })

  it('reads packed objects, packed tables and encoded contents', async () => {
    const hex = Buffer.from('BT /F1 10 Tf 50 700 Td (packed) Tj ET').toString('hex')
    const contents = { dict: '/Filter[/FlateDecode/ASCIIHexDecode]', data: deflateSync(`${hex}>`) }

    const page = await pageOf(packedPdf({ ...onePage('', HELVETICA), 4: contents }))

    expect(textsOf(page)).to.deep.equal(['packed'])
  })

  it('reads the newest of objects that were changed later', async () => {
    const old = rawPdf(onePage('BT /F1 10 Tf 50 700 Td (old) Tj ET', HELVETICA))
    const previous = /startxref\n(\d+)/.exec(old.toString('latin1'))![1]!
    const changed = '4 0 obj\n<</Length 37>>stream\nBT /F1 10 Tf 50 700 Td (newer) Tj ET \nendstream\nendobj\n'
    const table = `xref\n4 1\n${String(old.length).padStart(10, '0')} 00000 n \ntrailer\n<</Root 1 0 R/Prev ${previous}>>\n`
    const start = `startxref\n${old.length + changed.length}\n%%EOF`

    const page = await pageOf(Buffer.concat([old, Buffer.from(changed + table + start)]))

    expect(textsOf(page)).to.deep.equal(['newer'])
  })

  it('leaves to others what is broken, encrypted or set in fonts that do not tell their letters', async () => {
    const contents = 'BT /F1 10 Tf 50 700 Td (text) Tj ET'
    const symbolic = '<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor<</Flags 4>>>>'
    const mapless = { 6: DESCENDANT, 7: map('1 beginbfchar <0003> <0020> endbfchar') }

    expect(await beyond(Buffer.from('%PDF-1.7\n'))).to.equal(true)
    expect(await beyond(rawPdf(onePage(contents, HELVETICA)).subarray(0, 300))).to.equal(true)
    expect(await beyond(rawPdf(onePage(contents, HELVETICA), '/Encrypt 9 0 R'))).to.equal(true)
    expect(await beyond(rawPdf(onePage(contents, symbolic)))).to.equal(true)
    expect(await beyond(rawPdf(onePage('BT /F1 10 Tf <00040005> Tj ET', COMPOSITE, mapless)))).to.equal(true)
    expect(await beyond(rawPdf({ 1: '<</Pages 2 0 R>>', 2: '2 0 R' }))).to.equal(true)
  })

  it('refuses a bomb without unpacking it', async () => {
    const contents = { dict: '/Filter/FlateDecode', data: deflateSync(Buffer.alloc(160 * 1024 * 1024, 32)) }
    const before = process.memoryUsage().rss

    const error = await refusal(() => parsePlainPdf(rawPdf({ ...onePage('', HELVETICA), 4: contents })))

    expect(error.code).to.equal('file.too-large-inside')
    expect(process.memoryUsage().rss - before).to.be.lessThan(400 * 1024 * 1024)
  })
})
