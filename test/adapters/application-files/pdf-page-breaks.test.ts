import { expect } from 'chai'
import { PdfFileWriter } from '../../../adapters/application-files/pdf-file-writer.ts'
import { PackagedTextFonts } from '../../../adapters/fonts/packaged-text-fonts.ts'
import type { FilePart } from '../../../core/texts/file-text.ts'

const WORDS = 'We open the kitchen on every day of the week and cook warm meals with all who come to us for lunch. '

/** The words of each page. */
async function pagesOf(parts: readonly FilePart[]): Promise<string[]> {
  const text = { title: 'Warm kitchens', author: null, language: 'en', isTitled: true, parts }
  const { content } = await new PdfFileWriter(new PackagedTextFonts()).write(text)
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const file = await getDocument({ data: content, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await file.destroy()
  return pages
}

/** Lines before a part: its beginning is at another height of its page for each. */
const LINES = Array.from({ length: 46 }, (_, at) => at)

const filler = (lines: number): FilePart => body(Array.from({ length: lines }, (_, at) => `Filler ${at}`).join('\\\n'))

/** Wherever on a page the parts begin, these words of theirs are on one page. */
async function expectTogether(partsOf: () => readonly FilePart[], ...words: readonly string[]): Promise<void> {
  const parts = JSON.stringify(partsOf())
  const numbered = (lines: number) =>
    JSON.parse(words.reduce((text, word) => text.replaceAll(word, `${word}${lines}.`), parts)) as FilePart[]
  const pages = await pagesOf(LINES.flatMap((lines) => [filler(lines), ...numbered(lines)]))
  const apart = LINES.flatMap((lines) => {
    const on = words.map((word) => pages.findIndex((page) => page.includes(`${word}${lines}.`)))
    return new Set(on).size === 1 && on[0]! >= 0 ? [] : [`${lines} lines before: pages ${on.join(', ')}`]
  })
  expect(apart, words.join(', ')).to.deep.equal([])
}

const section = { kind: 'heading', level: 1, text: 'SECTION' } as const
const question = (text: string) => ({ kind: 'heading', level: 2, text }) as const
const guidance = { kind: 'guidance', text: `GUIDANCE ${WORDS.repeat(3)}` } as const
const body = (markdown: string): FilePart => ({ kind: 'body', markdown })

describe('the pages of a PDF', () => {
  it('have no heading alone at their foot, whatever it stands above', async () => {
    const long = `QUESTION ${WORDS.repeat(3)}`
    const row = `| ${WORDS.repeat(3)} START | 2 |`

    await expectTogether(
      () => [section, question(long), body(`START ${WORDS.repeat(4)}`)],
      'SECTION',
      'QUESTION',
      'START',
    )
    await expectTogether(
      () => [question('QUESTION'), body('### INNER\n\n#### DEEPER\n\n1. START')],
      'QUESTION',
      'INNER',
      'DEEPER',
      'START',
    )
    await expectTogether(
      () => [question('QUESTION'), guidance, body(`START ${WORDS}`)],
      'QUESTION',
      'GUIDANCE',
      'START',
    )
    await expectTogether(() => [question('QUESTION'), body(`| HEAD | B |\n|-|-|\n${row}`)], 'QUESTION', 'HEAD', 'START')
  })

  it('repeat the head of a table on each page, once for whoever listens', async () => {
    const rows = [['HEAD', 'Income'], ...Array.from({ length: 100 }, (_, at) => [`Row ${at}`, `£${at}`])]

    const pages = await pagesOf([{ kind: 'table', rows }])

    expect(pages.length).to.be.at.least(3)
    for (const page of pages) expect(page.match(/HEAD/g)).to.have.length(1)
    expect(pages.join('\n').match(/Row \d+/g)).to.deep.equal(rows.slice(1).map(([name]) => name))
  })
})
