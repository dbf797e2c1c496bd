import { expect } from 'chai'
import { drawnPdf, write } from '../../pdf/drawn-pdf.ts'
import { HELVETICA, onePage, packedPdf, rawPdf, type RawObjects } from '../../pdf/raw-pdf.ts'
import { refusal } from '../../refusal.ts'
import { filled, pageText, slotOf, runWith } from './filled-pdf.ts'

const CONTENTS = 'BT /F1 12 Tf 60 700 Td (What will you do with the grant?) Tj ET'
const ROOM = { kind: 'below', anchor: 'pdf:page=1;box=60,697,240,710', page: 1 } as const
const ENTRY = { slot: ROOM, text: 'We will run **advice** sessions.' }

function onePageWith(objects: RawObjects): RawObjects {
  return { ...onePage(CONTENTS, HELVETICA), ...objects }
}

const RESOURCES = '/Resources<</Font<</F1 5 0 R>>>>'

const WRITTEN: Readonly<Record<string, Buffer>> = {
  'a plain table of objects': rawPdf(onePageWith({})),
  'objects in a packed stream': packedPdf(onePageWith({})),
  'contents in several streams': rawPdf(
    onePageWith({
      3: `<</Type/Page/Parent 2 0 R/Contents[6 0 R 4 0 R 7 0 R]${RESOURCES}>>`,
      6: { dict: '', data: 'q 1 0 0 1 0 0 cm' },
      7: { dict: '', data: 'Q' },
    }),
  ),
  'contents that leave the page turned': rawPdf(onePageWith({ 4: { dict: '', data: `${CONTENTS} 0 1 -1 0 0 0 cm` } })),
  'resources that pages inherit': rawPdf(
    onePageWith({
      2: `<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 600 800]${RESOURCES}>>`,
      3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    }),
  ),
  'a page that is cut to a part of its sheet': rawPdf(
    onePageWith({ 3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/CropBox[20 30 580 780]${RESOURCES}>>` }),
  ),
  'a signature that allows fields to be filled': rawPdf(
    onePageWith({
      1: '<</Type/Catalog/Pages 2 0 R/Perms<</DocMDP 6 0 R>>>>',
      6: '<</Type/Sig/Reference[<</TransformMethod/DocMDP/TransformParams<</P 2>>>>]>>',
    }),
  ),
  'annotations of its own': rawPdf(
    onePageWith({
      3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R${RESOURCES}/Annots 6 0 R>>`,
      6: '[<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(Kept)>>]',
    }),
  ),
}

const REFUSED: Readonly<Record<string, Buffer>> = {
  'no pages': rawPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[]/Count 0>>' }),
  'no catalogue': rawPdf({ 2: '<</Type/Pages/Kids[]/Count 0>>' }),
  'pages that contain each other': rawPdf(
    onePageWith({ 2: '<</Type/Pages/Kids[3 0 R 2 0 R]/Count 2/MediaBox[0 0 600 800]>>' }),
  ),
  'an end that is missing': rawPdf(onePageWith({})).subarray(0, 400),
  'bytes before its head': Buffer.concat([Buffer.from('From: a mail\n\n'), rawPdf(onePageWith({}))]),
  'more pages than a form has': rawPdf({
    ...onePageWith({}),
    2: `<</Type/Pages/Kids[${Array.from({ length: 401 }, (_, page) => `${page + 10} 0 R`).join(' ')}]/Count 401/MediaBox[0 0 600 800]>>`,
    ...Object.fromEntries(Array.from({ length: 401 }, (_, page) => [page + 10, '<</Type/Page/Parent 2 0 R>>'])),
  }),
  'nothing in it': Buffer.alloc(0),
}

/** A page with one widget, object 8, below the given fields. */
function withFields(fields: string, objects: Readonly<Record<number, string>>): Buffer {
  return rawPdf(
    onePageWith({
      1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields}]/DA(/F1 12 Tf)/DR<</Font<</F1 5 0 R>>>>>>>>`,
      3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R${RESOURCES}/Annots[8 0 R]>>`,
      ...objects,
    }),
  )
}

const WIDGET = '/Type/Annot/Subtype/Widget/Rect[60 600 400 640]/FT/Tx/T(use)/TU(What will you do with the grant?)'
const chainOf = (length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, at) => [at + 9, `<</T(n)/Kids[${at === 0 ? 8 : at + 8} 0 R]/Parent ${at + 10} 0 R>>`]),
  )

const CIRCULAR: Readonly<Record<string, Buffer>> = {
  'is its own kid and parent': withFields('8 0 R', { 8: `<<${WIDGET}/Kids[8 0 R]/Parent 8 0 R>>` }),
  'is the parent of its parent': withFields('9 0 R', {
    8: `<<${WIDGET}/Parent 9 0 R/Kids[9 0 R]>>`,
    9: '<</T(part)/Kids[8 0 R]/Parent 8 0 R>>',
  }),
  'stands below fields that contain each other': withFields('9 0 R', {
    8: `<<${WIDGET}/Parent 9 0 R>>`,
    9: '<</T(one)/Kids[10 0 R 8 0 R]/Parent 10 0 R>>',
    10: '<</T(other)/Kids[9 0 R 10 0 R]/Parent 9 0 R>>',
  }),
  'has parents in a ring that lists no kids': withFields('8 0 R', {
    8: `<<${WIDGET}/Parent 9 0 R>>`,
    9: '<</T(one)/Parent 10 0 R>>',
    10: '<</T(other)/Parent 9 0 R>>',
  }),
  'names a parent that lists it not': withFields('8 0 R', {
    8: `<<${WIDGET.replace('/FT/Tx', '')}/Parent 9 0 R>>`,
    9: '<</T(one)/FT/Tx>>',
  }),
  'has no type, beside one that has one': withFields('8 0 R 9 0 R', {
    8: `<<${WIDGET}>>`,
    9: '<</T(other)>>',
  }),
  'stands below twenty thousand others': withFields('20008 0 R', {
    8: `<<${WIDGET}/Parent 9 0 R>>`,
    ...chainOf(20_000),
  }),
}

/** Those in which a reader finds no field of the name that the form gave it: nobody is told that they are filled. */
const UNSEEN: readonly string[] = [
  'stands below fields that contain each other',
  'has parents in a ring that lists no kids',
  'stands below twenty thousand others',
]

describe('fillPdf of odd files', () => {
  for (const [name, bytes] of Object.entries(CIRCULAR))
    it(`comes to an end with a field that ${name}`, async () => {
      const slot = await slotOf(bytes, 'What will you do')

      const once = await filled(bytes, [{ ...ENTRY, slot }])

      expect(slot.kind).to.equal('field')
      expect(once.places.map(({ state }) => state)).to.deep.equal([UNSEEN.includes(name) ? 'left' : 'filled'])
      expect(once.pages.length).to.be.greaterThan(0)
    })

  for (const [name, bytes] of Object.entries(WRITTEN))
    it(`writes into a file with ${name}`, async () => {
      const once = await filled(bytes, [
        { ...ENTRY, id: 'a' },
        { slot: ROOM, remark: 'Who will do it?' },
      ])
      const twice = await filled(once.bytes, [{ ...ENTRY, text: 'And more of it.' }])

      expect(once.places.map(({ state }) => state)).to.deep.equal(['filled', 'left'])
      expect(Buffer.from(twice.bytes.subarray(0, bytes.length)).equals(bytes)).to.equal(true)
      expect(pageText(twice.pages[0])).to.match(
        /What will you do with the grant\?.*We will run.*advice.*sessions.*And more of it/,
      )
      expect(runWith(twice.pages[0], 'sessions').left).to.be.greaterThan(0)
    })

  it('keeps the annotations that a page has', async () => {
    const { bytes } = await filled(WRITTEN['annotations of its own']!, [{ slot: ROOM, remark: 'Who will do it?' }])

    const text = Buffer.from(bytes).toString('latin1')
    expect(text.slice(text.lastIndexOf('/Annots'))).to.match(/^\/Annots \[ <<[\s\S]*\(Kept\)[\s\S]*>> \d+ 0 R \]/)
  })

  for (const [name, bytes] of Object.entries(REFUSED))
    it(`refuses a file with ${name}`, async () => {
      const { kind, code } = await refusal(() => filled(bytes, [ENTRY]))

      expect([kind, code.startsWith('file.')]).to.deep.equal(['unsupported', true])
    })

  it('writes any answer, or leaves its place and says so', async () => {
    const form = await drawnPdf([
      (pdf) => Array.from({ length: 40 }, (_, row) => write(pdf, 60, 40 + row * 19, `Question ${row + 1}:`)),
    ])
    const entries = answers(40).map((text, row) => {
      const top = 842 - 40 - row * 19
      return {
        slot: { ...ROOM, anchor: `pdf:page=1;box=60,${top - 10},120,${top}` },
        text,
        label: `Question ${row + 1}`,
      }
    })
    const { places, pages } = await filled(form, entries)

    expect(places.every(({ state, reason }) => (state === 'left') === (reason === 'unwritable'))).to.equal(true)
    expect(places.filter(({ state }) => state === 'filled').length).to.be.greaterThan(3)
    expect(places.filter(({ state }) => state === 'further-page').length).to.be.greaterThan(3)
    expect(pages.length).to.be.greaterThan(1)
  })
})

const PARTS = [
  '(',
  ')',
  '\\',
  '<<',
  '>>',
  'endstream',
  'Tj ET Q',
  '\u0000',
  '\r\n',
  '**',
  '- a\n- b\n',
  'Дом',
  'Αθήνα',
  '🎉',
  'שלום',
  '%',
]

/** Made of awkward parts, always the same. */
function answers(count: number): string[] {
  let seed = 7
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: index % 8 === 0 ? 900 : 1 + next(6) }, () =>
      next(3) === 0 ? PARTS[next(index % 4 === 0 ? 13 : PARTS.length)]! : `word${next(1000)}`,
    ).join(' '),
  )
}
