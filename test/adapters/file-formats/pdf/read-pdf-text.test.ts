import { sentenceOfError } from '../../../support/sentences.ts'
import { expect } from 'chai'
import { runOf } from '../../../../adapters/file-formats/pdf/page-pieces.ts'
import { parsePdfWithPdfjs } from '../../../../adapters/file-formats/pdf/parse-pdf-with-pdfjs.ts'
import { parsePlainPdf } from '../../../../adapters/file-formats/pdf/parse-plain-pdf.ts'
import { textOfPage, type ParsePdf, type PdfPage } from '../../../../adapters/file-formats/pdf/pdf-page.ts'
import { readPdf } from '../../../../adapters/file-formats/pdf/read-pdf.ts'
import { readPdfText } from '../../../../adapters/file-formats/pdf/read-pdf-text.ts'
import { HELVETICA, onePage, rawPdf } from './raw-pdf.ts'
import { refusal } from '../refusal.ts'
import { outline } from '../outline.ts'
import { pdf, sentence } from './pdf-files.ts'

const PARSERS: Readonly<Record<string, readonly ParsePdf[] | undefined>> = {
  'the parser of plain files': [parsePlainPdf],
  'pdf.js': [parsePdfWithPdfjs],
}

const BODY = [sentence(60, 1), sentence(60, 2), sentence(60, 3)]

for (const [name, parsers] of Object.entries(PARSERS)) {
  describe(`readPdfText with ${name}`, () => {
    it('joins lines to paragraphs and tells headings by their size', async () => {
      const bytes = await pdf((d) => {
        d.fontSize(20).text('Annual report').fontSize(10)
        for (const text of BODY) d.moveDown().text(text)
      })

      const read = await readPdfText(bytes, { parsers })

      expect(outline(read)).to.deep.equal(['p1 # Annual report', ...BODY.map((text) => `p1 ${text}`)])
    })

    it('reads columns one after the other', async () => {
      const bytes = await pdf((d) => {
        d.fontSize(10).text(BODY[0]!, 60, 80, { width: 220 })
        d.text(BODY[1]!, 320, 80, { width: 220 })
      })

      expect(outline(await readPdfText(bytes, { parsers }))).to.deep.equal([`p1 ${BODY[0]}`, `p1 ${BODY[1]}`])
    })

    it('keeps the rows of a table together', async () => {
      const rows = ['Income', 'Expenses', 'Reserves', 'Staff costs']
      const bytes = await pdf((d) => {
        d.fontSize(10)
        rows.forEach((row, i) => {
          d.text(row, 60, 80 + i * 16)
            .text(`${i + 1},200`, 250, 80 + i * 16)
            .text(`${i + 1},900`, 350, 80 + i * 16)
        })
      })

      const read = await readPdfText(bytes, { parsers })

      expect(outline(read)).to.deep.equal(rows.map((row, i) => `p1 | ${row} | ${i + 1},200 | ${i + 1},900`))
    })

    it('reads a drawn table row by row, though a cell goes on for lines', async () => {
      const [tops, lefts] = [
        [80, 110, 160, 190],
        [60, 200, 400],
      ]
      const bytes = await pdf((d) => {
        for (const top of tops) d.moveTo(60, top).lineTo(400, top).stroke()
        for (const left of lefts) d.moveTo(left, 80).lineTo(left, 190).stroke()
        d.fontSize(10).text('Item', 66, 88).text('What it is for', 206, 88)
        d.text('Rent', 66, 116)
          .text('The hall on Monday evenings,', 206, 116)
          .text('with heating and cleaning', 206, 132)
        d.text('Transport', 66, 168).text('Two minibuses', 206, 168)
      })

      expect(outline(await readPdfText(bytes, { parsers }))).to.deep.equal([
        'p1 | Item | What it is for',
        'p1 | Rent | The hall on Monday evenings, with heating and cleaning',
        'p1 | Transport | Two minibuses',
      ])
    })

    it('leaves out running headers, footers and page numbers, and joins what runs on over the page', async () => {
      const bytes = await pdf((d) => {
        for (let i = 1; i <= 4; i++) {
          if (i > 1) d.addPage()
          d.fontSize(8).text(`Example Trust, annual report 2023`, 60, 30)
          d.text(`Page ${i}`, 60, 700, { lineBreak: false })
          d.fontSize(10).text(i === 1 ? BODY[0]!.slice(0, -1) : `${sentence(50, i).toLowerCase()}`, 60, 80)
        }
      })

      const read = await readPdfText(bytes, { parsers })

      expect(read.pageCount).to.equal(4)
      expect(read.blocks.map((block) => block.text).join(' ')).not.to.match(/annual report|Page/)
      expect(read.blocks[0]!.text).to.equal(`${BODY[0]!.slice(0, -1)} ${sentence(50, 2).toLowerCase()}`)
      expect(read.blocks.map((block) => block.page)).to.deep.equal([1, 3, 4])
    })
  })
}

for (const [name, parsers] of Object.entries({ ...PARSERS, 'all parsers': undefined }).slice(1)) {
  describe(`readPdfText with ${name}, where it can't read`, () => {
    it('says so when it is protected by a password, and reads what only its printing is', async () => {
      const locked = await pdf((d) => d.text('secret'), { userPassword: 'x', pdfVersion: '1.7' })
      const restricted = await pdf((d) => d.text('We help people here.'), { ownerPassword: 'x', pdfVersion: '1.7' })

      const error = await refusal(() => readPdfText(locked, { parsers }))

      expect(sentenceOfError(error)).to.match(/^The PDF is protected by a password/)
      expect(outline(await readPdfText(restricted, { parsers }))).to.deep.equal(['p1 We help people here.'])
    })

    it('refuses what is no sound PDF', async () => {
      const sound = await pdf((d) => d.text('We help people here.'))

      for (const bytes of [sound.subarray(0, sound.length / 4), Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7)]) {
        expect((await refusal(() => readPdfText(bytes, { parsers }))).code).to.equal('file.broken')
      }
    })

    it('says that a scan holds no text', async () => {
      const scan = await pdf((d) => d.rect(50, 50, 200, 300).fill('#777'))

      const error = await refusal(() => readPdfText(scan, { parsers }))

      expect(error.code).to.equal('file.scanned')
    })
  })
}

describe('readPdfText', () => {
  const page = (...runs: { text: string; y: number; x?: number; size?: number; bold?: boolean }[]): PdfPage => ({
    ...{ number: 1, width: 600, height: 800, turned: [], rules: [], shades: [], pictures: [], running: [] },
    frame: [1, 0, 0, -1, 0, 800],
    pieces: runs.map(({ text, y, x = 60, size = 10, bold = false }) =>
      runOf({ text, left: x, baseline: 800 - y, width: text.length * size * 0.5, size, bold, italic: false }),
    ),
  })
  const parserOf = (...pages: PdfPage[]) => [() => Promise.resolve({ title: null, pages })]
  const read = (...pages: PdfPage[]) => readPdfText(Buffer.alloc(0), { parsers: parserOf(...pages) })

  it('closes words parted at line ends, and keeps the hyphen that the document writes elsewhere', async () => {
    const lines = [
      'We support com-',
      'munities with well-',
      'known and well-known teams of neigh\u00ad',
      'bours in the valley.',
    ]

    const { blocks } = await read(page(...lines.map((text, i) => ({ text, y: 700 - i * 12 }))))

    expect(blocks.map((block) => block.text)).to.deep.equal([
      'We support communities with well-known and well-known teams of neighbours in the valley.',
    ])
  })

  it('writes ligatures as letters and drops invisible characters', async () => {
    const { blocks } = await read(page({ text: 'E\ufb00ective \u200bof\ufb01ce\u00a0work', y: 700 }))

    expect(blocks[0]!.text).to.equal('Effective office work')
  })

  it('takes bold and capitals of the usual size for headings below the large ones', async () => {
    const text = sentence(12, 4)
    const runs = ['OUR WORK', text, 'Our people', text].map((line, i) => ({
      text: line,
      y: 700 - i * 30,
      bold: i === 2,
    }))

    const result = await read(page({ text: 'Annual report', y: 760, size: 20 }, ...runs))

    expect(outline(result).map((line) => line.split(' ')[1])).to.deep.equal([
      '#',
      '##',
      text.split(' ')[0],
      '##',
      text.split(' ')[0],
    ])
  })

  it('keeps a large figure with the words that say what it counts', async () => {
    const { blocks } = await read(
      page({ text: '3,336,520', y: 720, size: 24 }, { text: 'people with better access to health care.', y: 690 }),
    )

    expect(blocks.map((block) => block.text)).to.deep.equal(['3,336,520 people with better access to health care.'])
  })

  it('sees list items by their bullets', async () => {
    const rows = [1, 2, 3, 4].flatMap((i) => [
      { text: '•', y: 700 - i * 14, x: 60 },
      { text: `item ${i} of the list`, y: 700 - i * 14, x: 90 },
    ])

    expect(outline(await read(page(...rows)))).to.deep.equal([1, 2, 3, 4].map((i) => `p1 - item ${i} of the list`))
  })

  it('refuses text that makes no words, unless a way to recognise it is given', async () => {
    const garbled = page({ text: '7 9 :7; <7 97"! #$%& ()( *+,-', y: 700 })
    const runs = [{ text: 'We help people.', x: 60, y: 700, width: 75, size: 10, bold: false }]

    const error = await refusal(() => read(garbled))
    const result = await readPdfText(Buffer.alloc(0), {
      parsers: parserOf(garbled),
      recogniseScan: () => Promise.resolve([{ number: 1, runs }]),
    })

    expect(error.code).to.equal('file.unreadable-letters')
    expect(outline(result)).to.deep.equal(['p1 We help people.'])
  })

  it('recognises those pages alone that can’t be read, and those that are pictures', async () => {
    const sentence = 'We help people in the harbour towns to read and to write letters.'
    const own = page(...[700, 680, 660, 640].map((y) => ({ text: `${sentence} ${y}`, y })))
    const garbled = page(
      ...Array.from({ length: 80 }, (_, at) => ({ text: '7 9 :7; <7 97"! #$%& ()( *+,-', y: 700 - at })),
    )
    const scanned = { ...own, pictures: [{ left: 0, top: 0, right: 600, bottom: 800 }] }
    const pages = [own, garbled, scanned].map((one, at) => ({ ...one, number: at + 1 }))
    const asked: (readonly number[])[] = []

    const result = await readPdfText(Buffer.alloc(0), {
      parsers: parserOf(...pages),
      recogniseScan: (_bytes, numbers) => {
        asked.push(numbers)
        const run = { text: 'Seen on the page.', x: 60, y: 700, width: 75, size: 10, bold: false }
        return Promise.resolve(numbers.map((number) => ({ number, runs: [run] })))
      },
    })

    expect(asked).to.deep.equal([[2, 3]])
    expect(outline(result).join(' ')).to.match(/p1 We help people.* p2 Seen on the page\. p3 Seen on the page\./)
  })
})

describe('readPdf', () => {
  it('reads what is filled into fields', async () => {
    const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Example Trust)/Rect[100 696 300 716]>>'
    const bytes = rawPdf(onePage('BT /F1 10 Tf 50 700 Td (Name) Tj ET', HELVETICA, { 8: field }, '/Annots[8 0 R]'))

    for (const parsers of Object.values(PARSERS))
      expect(outline(await readPdfText(bytes, { parsers }))).to.deep.equal(['p1 | Name | Example Trust'])
  })

  it('reads by pdf.js what is beyond the parser of plain files', async () => {
    const restricted = await pdf((d) => d.text('We help people here.'), { ownerPassword: 'x', pdfVersion: '1.7' })

    const { pages } = await readPdf(restricted)

    expect(textOfPage(pages[0])).to.equal('We help people here.')
  })

  it('repairs a PDF that has lost its table of objects', async () => {
    const sound = (await pdf((d) => d.text('We help people here.'))).toString('latin1')

    const { pages } = await readPdf(Buffer.from(sound.replace(/startxref\s+\d+/, 'startxref 7'), 'latin1'))

    expect(textOfPage(pages[0])).to.equal('We help people here.')
  })

  it('reads two thousand pages', async () => {
    const bytes = await pdf((d) => {
      for (let i = 1; i <= 2000; i++) (i > 1 ? d.addPage() : d).text(`This is what page ${i} says.`)
    })

    const read = await readPdfText(bytes)

    expect(read.pageCount).to.equal(2000)
    expect(read.blocks.at(-1)).to.include({ page: 2000, text: 'This is what page 2000 says.' })
  })
})
