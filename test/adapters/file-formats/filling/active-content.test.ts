import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect } from 'chai'
import { DirectFormFiller } from '../../../../adapters/file-formats/filling/direct-form-filler.ts'
import { PackagedTextFonts } from '../../../../adapters/fonts/packaged-text-fonts.ts'
import { docxOf, odtOf, p, xlsxOf, zipOf } from '../form-files.ts'
import { openZip } from '../../../../adapters/file-formats/open-zip.ts'

const filler = new DirectFormFiller(new PackagedTextFonts())
const fill = (fileName: string, bytes: Uint8Array) => filler.fill({ fileName, bytes }, [], 'en')

/** The file with one more part. */
function withPart(bytes: Uint8Array, name: string, text: string): Uint8Array {
  const zip = openZip(bytes)
  return zipOf({ ...Object.fromEntries(zip.names.map((part) => [part, zip.readText(part)!])), [name]: text })
}

const relations = (kind: string) =>
  `<Relationships><Relationship Id="r9" Type="http://x/${kind}" Target="https://a.example" TargetMode="External"/></Relationships>`

async function pdfWith(action: object | null): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([600, 800]).drawText('Grant form of the Harbour Trust', { x: 60, y: 700 })
  if (action !== null) document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never))
  return document.save()
}

describe('active content of a form', () => {
  const word = docxOf(p('Name?'))
  const files: readonly [string, string, () => Uint8Array | Promise<Uint8Array>, readonly string[]][] = [
    ['no macros', 'f.docx', () => word, []],
    ['macros', 'f.docx', () => withPart(word, 'word/vbaProject.bin', 'x'), ['active-content']],
    [
      'a template from elsewhere',
      'f.docx',
      () => withPart(word, 'word/_rels/settings.xml.rels', relations('attachedTemplate')),
      ['active-content'],
    ],
    ['a link to click', 'f.docx', () => withPart(word, 'word/_rels/x.xml.rels', relations('hyperlink')), []],
    [
      'data of another workbook',
      'f.xlsx',
      () => withPart(xlsxOf([{ name: 'A', rows: '' }]), 'xl/externalLinks/externalLink1.xml', '<x/>'),
      ['active-content'],
    ],
    [
      'macros of its own',
      'f.odt',
      () => withPart(odtOf('<text:p>A</text:p>'), 'Basic/x.xml', '<x/>'),
      ['active-content'],
    ],
    ['a script', 'f.pdf', () => pdfWith({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }), ['active-content']],
    ['a page to open on', 'f.pdf', () => pdfWith({ S: 'GoTo' }), []],
  ]

  for (const [what, fileName, make, notes] of files)
    it(`is told of ${fileName} with ${what}: ${notes.join() || 'nothing'}`, async () => {
      expect((await fill(fileName, await make())).notes).to.deep.equal(notes)
    })

  it('does not go out again in a page: scripts, handlers and addresses that run code', async () => {
    const page =
      '<!doctype html><head><script src=a.js></script></head><body onload="x()"><p>Name?</p><svg onclick=y()></svg>' +
      '<a href=" java\nscript:z()">a</a><a href="https://a.example">b</a><script>w()</script></body>'

    const { bytes, notes } = await fill('f.html', new TextEncoder().encode(page))

    expect(notes).to.deep.equal(['scripts-removed'])
    expect(new TextDecoder().decode(bytes)).to.equal(
      '<!doctype html><head></head><body ><p>Name?</p><svg ></svg><a >a</a><a href="https://a.example">b</a></body>',
    )
  })
})
