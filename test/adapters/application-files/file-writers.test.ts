import { expect } from 'chai'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { MarkdownFileWriter } from '../../../adapters/application-files/markdown-file-writer.ts'
import { PdfFileWriter } from '../../../adapters/application-files/pdf-file-writer.ts'
import { PlainFileWriter } from '../../../adapters/application-files/plain-file-writer.ts'
import { WordFileWriter } from '../../../adapters/application-files/word-file-writer.ts'
import { DirectTextReader } from '../../../adapters/file-formats/direct-text-reader.ts'
import { parsePlainPdf } from '../../../adapters/file-formats/pdf/parse-plain-pdf.ts'
import { PackagedTextFonts } from '../../../adapters/fonts/packaged-text-fonts.ts'
import type { FilePart, FileText } from '../../../core/texts/file-text.ts'
import type { TextFileWriter } from '../../../core/texts/ports.ts'
import { SOME_ACCOUNT } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'

/** Their files alone. */
const word = contentOf(new WordFileWriter())
const pdf = contentOf(new PdfFileWriter(new PackagedTextFonts()))
const plain = contentOf(new PlainFileWriter())
const markdown = contentOf(new MarkdownFileWriter())

function contentOf(writer: TextFileWriter) {
  return async (text: FileText) => (await writer.write(text, SOME_ACCOUNT)).content
}

const ANSWER = `We run a **youth club** in Łódź
and Київ.

- Meals
  1. cooked
  2. shared
- Games

| Year | Income |
| --- | --- |
| 2025 | £9,000 |`

const parts: FilePart[] = [
  { kind: 'heading', level: 1, text: 'About you' },
  { kind: 'heading', level: 2, text: '1 What do you do?' },
  { kind: 'guidance', text: 'Be brief.' },
  { kind: 'body', markdown: ANSWER },
]

const aText = (of: Partial<FileText> = {}): FileText => ({
  title: 'Warm kitchens',
  author: 'Tidewell Trust',
  language: 'cy',
  isTitled: true,
  parts,
  ...of,
})

const body = (markdown: string): FilePart[] => [{ kind: 'body', markdown }]
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('a text as a file', () => {
  it('is plain text without any signs of Markdown', async () => {
    const written = textOf(await plain(aText()))

    expect(written.split('\r\n').join('\n')).to.not.equal(written)
    expect(written.replaceAll('\r\n', '\n')).to.equal(`Warm kitchens
=============

About you
=========

1 What do you do?
-----------------

Be brief.

We run a youth club in Łódź and Київ.

- Meals
  1. cooked
  2. shared
- Games

Year | Income
2025 | £9,000
`)
  })

  it('is Markdown with the answers as they were written', async () => {
    const table: FilePart = { kind: 'table', rows: [['Question'], ['This | that']] }

    const written = textOf(await markdown(aText({ parts: [table, ...parts] })))

    expect(written).to.equal(`# Warm kitchens

| Question |
| --- |
| This \\| that |

## About you

### 1 What do you do?

*Be brief.*

${ANSWER}
`)
  })

  it('is Markdown in which titles, questions and guidance are plain words, and headings of answers stand below', async () => {
    const answer = 'Before\n\n# One *point*\n\nText\n\nTwo\n---\n\n##### Three'
    const written = await markdown(
      aText({
        title: 'Fund #1 *2026* [draft]',
        parts: [
          { kind: 'heading', level: 2, text: '1. What <b>need</b>_s_ do you meet?' },
          { kind: 'guidance', text: 'At most *two* lines' },
          { kind: 'body', markdown: answer },
        ],
      }),
    )

    expect(textOf(written)).to.equal(`# Fund #1 \\*2026\\* \\[draft]

### 1. What \\<b>need\\</b>\\_s\\_ do you meet?

*At most \\*two\\* lines*

Before

#### One *point*

Text

##### Two

###### Three
`)
  })

  it('counts each numbered list of a Word document from its own beginning, nested ones too', async () => {
    const nested = '1. one\n   1. a\n   2. b\n2. two\n   1. c\n   2. d\n\nText\n\n4. four'

    const files = unzipSync(await word(aText({ parts: body(nested) })))

    const used = [...textOf(files['word/document.xml']!).matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/g)]
    const numbering = textOf(files['word/numbering.xml']!)
    const counters = used.map(([, level, id]) => {
      const [, counter] =
        new RegExp(`<w:num w:numId="${id}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(numbering) ?? []
      return `${level}: ${counter}`
    })
    const [outer, first, , , second, , later] = counters
    expect(counters).to.deep.equal([outer, first, first, outer, second, second, later])
    expect(new Set([outer, first, second, later])).to.have.property('size', 4)
  })

  it('is a Word document with headings, lists, bold words and tables', async () => {
    const bytes = await word(aText())

    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { styleMap: ["p[style-name='Title'] => h1.title"] },
    )

    for (const part of [
      '<h1 class="title">Warm kitchens</h1><h1>About you</h1><h2>1 What do you do?</h2><p><em>Be brief.</em></p>',
      '<p>We run a <strong>youth club</strong> in Łódź and Київ.</p>',
      '<ul><li>Meals<ol><li>cooked</li><li>shared</li></ol></li><li>Games</li></ul>',
      '<tr><td><p>2025</p></td><td><p>£9,000</p></td></tr>',
    ])
      expect(value).to.contain(part)
    const files = unzipSync(bytes)
    expect(textOf(files['word/styles.xml']!)).to.contain('w:lang w:val="cy"')
    const core = textOf(files['docProps/core.xml']!)
    expect(core).to.contain('<dc:title>Warm kitchens</dc:title><dc:creator>Tidewell Trust</dc:creator>')
    expect(core).to.contain('<cp:lastModifiedBy>Tidewell Trust</cp:lastModifiedBy>')
    const nobodys = textOf(unzipSync(await word(aText({ author: null })))['docProps/core.xml']!)
    expect(nobodys).to.not.match(/Un-named|creator|lastModifiedBy/)
  })

  it('has no title over a letter, and its lines stay lines', async () => {
    const letter = aText({ isTitled: false, parts: body('1 Mill Lane  \nOxley\n\nDear all,\n\nAda Brook  \nChair') })

    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await word(letter)) })

    expect(value).to.equal('<p>1 Mill Lane<br />Oxley</p><p>Dear all,</p><p>Ada Brook<br />Chair</p>')
    expect(textOf(await plain(letter))).to.equal('1 Mill Lane\r\nOxley\r\n\r\nDear all,\r\n\r\nAda Brook\r\nChair\r\n')
    expect(textOf(await markdown(letter))).to.equal('1 Mill Lane  \nOxley\n\nDear all,\n\nAda Brook  \nChair\n')
    expect(await readBack(await pdf(letter))).not.to.include('Warm kitchens')
  })

  it('begins a page with what starts one, in Word and PDF', async () => {
    const letter: FilePart[] = [
      { kind: 'heading', level: 1, text: 'Cover letter', startsPage: true },
      { kind: 'body', markdown: 'Dear all' },
    ]
    const text = aText({ parts: [...parts, ...letter] })

    const { pages } = await parsePlainPdf(await pdf(text))
    const document = textOf(unzipSync(await word(text))['word/document.xml']!)

    expect(pages.map(({ pieces }) => JSON.stringify(pieces).includes('Dear'))).to.deep.equal([false, true])
    expect(document.match(/<w:pageBreakBefore\/>/gu)).to.have.length(1)
  })

  it('tells the width of every column of a Word table, as Google Docs reads it', async () => {
    const rows = [['Year', 'What we did'], ['2025', `A long text. ${'More words. '.repeat(20)}`], ['2026']]

    const files = unzipSync(await word(aText({ parts: [...parts, { kind: 'table', rows }] })))

    const tables = textOf(files['word/document.xml']!).match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []
    expect(tables).to.have.length(2)
    for (const table of tables) {
      const grid = [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
      const cells = [...table.matchAll(/<w:tcW w:type="dxa" w:w="(\d+)"/g)].map(([, width]) => Number(width))
      const rowCount = table.match(/<w:tr>|<w:tr /g)!.length
      expect(grid.reduce((sum, width) => sum + width)).to.equal(9026)
      expect(cells).to.deep.equal(Array.from({ length: rowCount }, () => grid).flat())
      expect(table).to.contain('<w:tblLayout w:type="fixed"/>').and.to.contain('<w:tblW w:type="dxa" w:w="9026"/>')
    }
    const [year = 0, told = 0] = [...tables[1]!.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
    expect(year).to.be.above(4 * 145)
    expect(told).to.be.above(5 * year)
  })

  it('crosses out in Word and PDF what is crossed out, and nothing behind it', async () => {
    const crossed = aText({ title: 'T', parts: body('We ask for ~~£5,000~~ **£6,000** now.') })
    const whole = aText({ title: 'T', parts: body('We ask for £5,000 **£6,000** now.') })

    const document = textOf(unzipSync(await word(crossed))['word/document.xml']!)
    const struck = document.match(/<w:r>(?:(?!<\/w:r>).)*<w:strike\/>.*?<\/w:r>/g) ?? []
    expect(struck.map((run) => run.replace(/<[^>]*>/g, ''))).to.deep.equal(['£5,000'])
    expect((await linesDrawn(await pdf(crossed))) - (await linesDrawn(await pdf(whole)))).to.equal(1)
  })

  it('is written from right to left in Word, and refused as a PDF with a reason', async () => {
    const arabic = aText({ parts: body('ندير **ناديًا** منذ 1998.') })

    const document = textOf(unzipSync(await word(arabic))['word/document.xml']!)

    expect(document).to.contain('<w:bidi/>').and.to.contain('<w:rtl/>')
    expect((await refusalOf(pdf(arabic))).code).to.equal('texts.right-to-left-pdf')
  })

  it('is a tagged PDF with title, language, bookmarks and embedded fonts, in reading order', async () => {
    const bytes = await pdf(aText())

    const source = Buffer.from(bytes).toString('latin1')
    for (const part of ['/StructTreeRoot', '/Lang (cy)', '/Author', '/DisplayDocTitle true', '/Outlines', '/FontFile2'])
      expect(source).to.contain(part)
    const text = await readBack(bytes)
    const words = [
      'Warm kitchens',
      'About you',
      '1 What do you do?',
      'youth club in Łódź and Київ.',
      'Meals',
      'shared',
      '£9,000',
    ]
    expect(words.map((part) => text.indexOf(part))).to.deep.equal(
      words.map((part) => text.indexOf(part)).sort((a, b) => a - b),
    )
    expect(words.filter((part) => !text.includes(part))).to.deep.equal([])
  })

  it('keeps the breaks of lines in a PDF, also between words in different fonts', async () => {
    const letter = body('Yours sincerely,\n\nRobin **Marsh**  \n*Treasurer*  \nTidewell “Łódź” Trust\\\nKyiv Київ')

    expect(await linesOf(await pdf(aText({ parts: letter })))).to.deep.equal([
      'Warm kitchens',
      'Yours sincerely,',
      'Robin Marsh',
      'Treasurer',
      'Tidewell “Łódź” Trust',
      'Kyiv Київ',
      '1',
    ])
  })

  it('keeps the cells of a row side by side in a PDF, also where the row is higher than a page', async () => {
    const long = Array.from({ length: 1500 }, (_, at) => `word${at}`)
    const rows = [
      ['Question', 'Answer'],
      ['What?', long.join(' ')],
      ['1️⃣ Why?', 'Because'],
    ]

    const lines = await linesOf(await pdf(aText({ parts: [{ kind: 'table', rows }] })))

    expect(lines.find((line) => line.startsWith('What?'))).to.match(/^What\?\s*word0 word1 /)
    expect(lines.find((line) => line.startsWith('1 Why?'))).to.match(/^1 Why\?\s*Because$/)
    expect(lines.join(' ').match(/word\d+/g)).to.deep.equal(long)
  })

  it('spells words in a PDF that no font has, leaves out signs, and says both beside the file', async () => {
    const garden = `A garden 🌱\u0007 called 温かい台所 or (שלום) grows.${'\n\nMany words follow. '.repeat(90)}`
    const { content, notShown } = await new PdfFileWriter(new PackagedTextFonts()).write(aText({ parts: body(garden) }))

    const text = await readBack(content)
    expect(text).to.contain('A garden').and.to.contain('called [WenkaiTaiSuo] or ([slvm]) grows.')
    expect(text).not.to.contain('U+1F331')
    expect(notShown).to.deep.equal(['🌱', '温かい台所', 'שלום'])
  })

  it('is refused as a PDF where most of it can’t be shown', async () => {
    const japanese = aText({ title: '温かい台所', parts: body('温かい台所 は 2019 年に始まりました。') })

    expect((await refusalOf(pdf(japanese))).code).to.equal('texts.letters-not-in-pdf')
  })
})

/** What stands at each height of the pages, from the top. */
async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const byHeight = new Map<number, string>()
    for (const item of items) {
      if (!('str' in item)) continue
      const height = Math.round(Number(item.transform[5]))
      byHeight.set(height, (byHeight.get(height) ?? '') + item.str)
    }
    lines.push(...[...byHeight.values()].map((line) => line.trim()).filter((line) => line !== ''))
  }
  await document.destroy()
  return lines
}

async function readBack(bytes: Uint8Array): Promise<string> {
  const { blocks } = await new DirectTextReader().read({ fileName: 'text.pdf', bytes })
  return blocks
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** How many lines are drawn on the first page. */
async function linesDrawn(bytes: Uint8Array): Promise<number> {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const { fnArray } = await (await document.getPage(1)).getOperatorList()
  await document.destroy()
  return fnArray.filter((operator: number) => operator === OPS.constructPath).length
}
