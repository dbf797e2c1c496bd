import { bytesOf, repeated, type HostileFile } from './hostile-file.ts'

/** A PDF of these objects, numbered from 1, of which the first is the catalogue. */
export function pdfOfObjects(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return bytesOf(`${text}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`)
}

const stream = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream\n`
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const TEXT = 'BT /F 12 Tf 72 700 Td (Please describe your project and the need for it in 100 words.) Tj ET '

/** One page with this content; `more` are objects from 6 on, `entries` of the page. */
function pageWith(content: string, { more = [] as readonly string[], entries = '', resources = '' } = {}): Uint8Array {
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>${entries}>>`,
    stream(content),
    FONT,
    ...more,
  ])
}

/** Each form paints the next one twice. */
function doublingForms(depth: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, level) =>
    stream(
      level + 1 < depth ? '/X Do /X Do ' : TEXT,
      `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>/XObject<</X ${7 + level} 0 R>>>>`,
    ),
  )
  return pageWith(`${TEXT}/X Do`, { more: forms, resources: '/XObject<</X 6 0 R>>' })
}

function annotations(count: number, one: (index: number) => string): Uint8Array {
  const references = Array.from({ length: count }, (_, index) => `${6 + index} 0 R`).join(' ')
  return pageWith(TEXT, {
    more: Array.from({ length: count }, (_, index) => one(index)),
    entries: `/Annots[${references}]`,
  })
}

const place = (index: number) =>
  `[${10 + (index % 50) * 10} ${10 + (index % 70) * 10} ${18 + (index % 50) * 10} ${18 + (index % 70) * 10}]`

/** Appearances whose forms double, one for each of the page's annotations. */
function doublingAppearances(depth: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, level) =>
    stream(
      level + 1 < depth ? '/X Do /X Do ' : TEXT,
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>/XObject<</X ${7 + level} 0 R>>>>`,
    ),
  )
  const widget = '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[10 10 20 20]/AP<</N 6 0 R>>>>'
  return pageWith(TEXT, { more: [...forms, widget], entries: `/Annots[${6 + depth} 0 R]` })
}

const content = (what: string, size: number, one: (index: number) => string): HostileFile => ({
  what: `PDF of ${what}`,
  fileName: 'a.pdf',
  size,
  make: (count) => pageWith(TEXT + Array.from({ length: count }, (_, index) => one(index)).join('')),
})

const x = (index: number) => (index * 7) % 590
const y = (index: number) => (index * 11) % 790

/** The same page over and over. */
function pages(count: number): Uint8Array {
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array.from({ length: count }, (_, index) => `${5 + index} 0 R`).join(' ')}]/Count ${count}>>`,
    stream(TEXT.repeat(20)),
    FONT,
    ...Array.from(
      { length: count },
      () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>',
    ),
  ])
}

function characterMap(ranges: number): Uint8Array {
  const map = `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${'1 beginbfrange <0000> <ffff> <0041> endbfrange '.repeat(ranges)} endcmap`
  const font =
    '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 7 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/W[0 65535 500]>>]>>'
  return pageWith(`${TEXT}BT /G 12 Tf 72 600 Td <00010002> Tj ET`, {
    more: [font, stream(map)],
    resources: '/Font<</F 5 0 R/G 6 0 R>>',
  })
}

export const hostilePdfs: readonly HostileFile[] = [
  { what: 'PDF of forms that double, by depth', fileName: 'a.pdf', size: 24, make: doublingForms },
  { what: 'PDF of appearances that double, by depth', fileName: 'a.pdf', size: 24, make: doublingAppearances },
  {
    what: 'PDF of widgets',
    fileName: 'a.pdf',
    size: 6_000,
    make: (count) =>
      annotations(count, (index) => `<</Type/Annot/Subtype/Widget/FT/Tx/T(a${index})/Rect${place(index)}>>`),
  },
  {
    what: 'PDF of choices',
    fileName: 'a.pdf',
    size: 6_000,
    make: (count) =>
      annotations(count, (index) => `<</Subtype/Widget/FT/Ch/T(a${index})/Opt[(a)(b)(c)]/Rect${place(index)}>>`),
  },
  {
    what: 'PDF of fields of one name',
    fileName: 'a.pdf',
    size: 6_000,
    make: (count) => annotations(count, (index) => `<</Subtype/Widget/FT/Btn/T(a)/Rect${place(index)}>>`),
  },
  {
    what: 'PDF of notes',
    fileName: 'a.pdf',
    size: 6_000,
    make: (count) => annotations(count, (index) => `<</Subtype/Text/Contents(a note of it)/Rect${place(index)}>>`),
  },
  {
    what: 'PDF of links',
    fileName: 'a.pdf',
    size: 6_000,
    make: (count) => annotations(count, (index) => `<</Subtype/Link/A<</S/URI/URI(http://a)>>/Rect${place(index)}>>`),
  },
  {
    what: 'PDF of one widget, shown over and over',
    fileName: 'a.pdf',
    size: 60_000,
    make: (count) =>
      pageWith(TEXT, {
        more: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[10 10 20 20]>>'],
        entries: `/Annots[${'6 0 R '.repeat(count)}]`,
      }),
  },
  content('words', 20_000, (index) => `BT /F 9 Tf ${x(index)} ${y(index)} Td (word) Tj ET `),
  content('words on a line', 20_000, (index) => `BT /F 9 Tf ${index / 40} 400 Td (a) Tj ET `),
  content('labels', 20_000, (index) => `BT /F 9 Tf ${x(index)} ${y(index)} Td (Name:) Tj ET `),
  content('blanks', 20_000, (index) => `BT /F 9 Tf ${x(index)} ${y(index)} Td (____ a ____) Tj ET `),
  content('rules', 20_000, (index) => `${x(index)} ${y(index)} m ${x(index) + 40} ${y(index)} l S `),
  content('rules across', 20_000, (index) =>
    index % 2 === 0 ? `${index / 40} 0 m ${index / 40} 800 l S ` : `0 ${index / 30} m 600 ${index / 30} l S `,
  ),
  content('boxes', 20_000, (index) => `${x(index)} ${y(index)} 9 9 re S `),
  content('boxes filled', 20_000, (index) => `0.5 g ${x(index)} ${y(index)} 30 20 re f `),
  content('dots', 20_000, (index) => `${x(index)} ${y(index)} 2 2 re f `),
  content('states', 200_000, () => 'q '),
  content('open arrays', 200_000, () => '['),
  content('open dictionaries', 100_000, () => '<<'),
  content('open strings', 200_000, () => '('),
  content('long text', 1_000, () => `BT /F 9 Tf 10 400 Td (${repeated('a b ', 1_000)}) Tj ET `),
  content('dots of leaders', 1_000, () => `BT /F 9 Tf 10 400 Td (${repeated('. ', 1_000)}) Tj ET `),
  { what: 'PDF of pages', fileName: 'a.pdf', size: 4_000, make: pages },
  { what: 'PDF of character maps', fileName: 'a.pdf', size: 400, make: characterMap },
  {
    what: 'PDF of arrays in its catalogue',
    fileName: 'a.pdf',
    size: 200_000,
    make: (count) =>
      pdfOfObjects([`<</Type/Catalog/Pages 2 0 R/A ${'['.repeat(count)}`, '<</Type/Pages/Kids[]/Count 0>>']),
  },
  {
    what: 'PDF of headers of objects',
    fileName: 'a.pdf',
    size: 1_000_000,
    make: (count) => bytesOf(`%PDF-1.7\n${repeated('1 0 obj ', count)}\nstartxref\n0\n%%EOF`),
  },
  {
    what: 'PDF of the word stream',
    fileName: 'a.pdf',
    size: 1_000_000,
    make: (count) => bytesOf(`%PDF-1.7\n${repeated('stream\n\x78', count)}\nstartxref\n0\n%%EOF`),
  },
  {
    what: 'PDF of headings that repeat',
    fileName: 'a.pdf',
    size: 1_500,
    make: (count) =>
      pageWith(
        Array.from(
          { length: count },
          (_, index) => `BT /F 2 Tf 10 ${10 + index / 2} Td (Heading ${index} of it) Tj ET `,
        ).join(''),
      ),
  },
]
