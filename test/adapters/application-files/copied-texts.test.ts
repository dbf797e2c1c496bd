import { expect } from 'chai'
import { inflateSync } from 'node:zlib'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { MarkdownFileWriter } from '../../../adapters/application-files/markdown-file-writer.ts'
import { PdfFileWriter } from '../../../adapters/application-files/pdf-file-writer.ts'
import { PackagedTextFonts } from '../../../adapters/fonts/packaged-text-fonts.ts'
import type { FilePart, FileText } from '../../../core/texts/file-text.ts'

const text = (parts: readonly FilePart[]): FileText => ({
  title: 'Warm kitchens',
  author: null,
  language: 'en',
  isTitled: true,
  parts,
})

/** Its words, cells apart; what isn't plain text is told by its kind. An address is a link by itself. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || node.type === 'delete') return `(${node.type})`
  return node.children.map(wordsOf).join(node.type === 'table' ? ' / ' : '')
}

/** A sign of a PDF's string after its backslash. */
const unescaped = (_: string, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign

/** What its drawn texts say that they are, in the order of the file. */
function actualTextsOf(file: Uint8Array): string[] {
  const bytes = Buffer.from(file).toString('latin1')
  const streams = [...bytes.matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
  const drawn = streams.map(([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'))
  return [...drawn.join('\n').matchAll(/\/ActualText \((.*?)\)\n>> BDC\nBT/gs)].map(([, encoded]) =>
    Buffer.from(encoded!.replace(/\\(.)/g, unescaped).slice(2), 'latin1').swap16().toString('utf16le'),
  )
}

describe('a text copied out of its file', () => {
  it('is the words typed where a title or a table has signs of Markdown', async () => {
    const typed = ['~~gone~~', '*star*', 'a_b_ `code`', '![i](https://x.example/i.png)', '<b>x</b> &amp;', 'a\\|b']
    for (const words of typed) {
      const rows = [['Question'], [words]]
      const file = text([
        { kind: 'heading', level: 2, text: words },
        { kind: 'table', rows },
      ])
      const { content } = await new MarkdownFileWriter().write(file)

      const { children } = fromMarkdown(new TextDecoder().decode(content), {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown()],
      })
      expect(children.map(wordsOf)).to.deep.equal(['Warm kitchens', words, `Question / ${words}`])
    }
  })

  it('has its letters in the order in which they are read, where a PDF draws them in another', async () => {
    const markdown = `We say हिन्दी में **क्षेत्र** to ${'कार्य '.repeat(40)}children.`
    const { content } = await new PdfFileWriter(new PackagedTextFonts()).write(text([{ kind: 'body', markdown }]))

    const words = actualTextsOf(content).map((word) => word.trim())
    expect(words).to.deep.equal(['हिन्दी', 'में', 'क्षेत्र', ...Array.from({ length: 40 }, () => 'कार्य')])
  })
})
