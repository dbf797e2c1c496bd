import { expect } from 'chai'
import { strToU8, zipSync } from 'fflate'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { DirectTextReader } from '../../../../adapters/file-formats/direct-text-reader.ts'
import { docxOf, p, run, table, tc } from '../form-files.ts'
import { relations } from '../office-files.ts'

const DELETED_MARK = '<w:rPr><w:del w:id="1" w:author="A"/></w:rPr>'
const deleted = (text: string) => `<w:del w:id="2"><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const drawing = (inside: string) =>
  `<w:p><w:r><w:drawing><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></w:drawing></w:r></w:p>`
const diagram = (id: string) =>
  drawing(`<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" ${R} r:dm="${id}"/>`)
const chart = (id: string) =>
  drawing(`<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ${R} r:id="${id}"/>`)
const point = (id: string, text: string, type = '') =>
  `<dgm:pt modelId="${id}" ${type}><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`
const link = (from: string, to: string, order: number) => `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${order}"/>`

const readForm = (bytes: Uint8Array) => new DirectFormReader().read({ fileName: 'form.docx', bytes })
const readLines = async (bytes: Uint8Array) =>
  (await readForm(bytes)).blocks.map((block) => ('text' in block ? block.text : block.kind))
const libraryLines = async (bytes: Uint8Array) =>
  (await new DirectTextReader().read({ fileName: 'a.docx', bytes })).blocks.map(({ text }) => text)

describe('raised digits of a Word document', () => {
  it('are no part of the number before them', async () => {
    const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>')
    const bytes = docxOf(
      `<w:p>${run('It cost £5')}${raised('1')}${run(' on the 5')}${raised('th')}${run(' of May')}</w:p>`,
    )

    expect(await libraryLines(bytes)).to.deep.equal(['It cost £5¹ on the 5th of May'])
  })
})

describe('tracked changes of a Word document', () => {
  it('join paragraphs whose mark is deleted, and leave nothing of a deleted question', async () => {
    const form = docxOf(
      p('Describe the need,', DELETED_MARK) +
        p(' and how you know of it.') +
        `<w:p><w:pPr>${DELETED_MARK}</w:pPr>${deleted('Who else gives?')}</w:p>` +
        `<w:p><w:pPr>${DELETED_MARK}</w:pPr>${deleted('(100 words)')}</w:p>` +
        table([[tc(p('Name')), tc('<w:p/>')]]) +
        p('Last', DELETED_MARK),
    )

    expect(await readLines(form)).to.deep.equal(['Describe the need, and how you know of it.', 'table', 'Last'])
  })

  it('take out deleted rows and cells of a table, and no others', async () => {
    const row = (properties: string, ...cells: string[]) =>
      `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`
    const rows =
      row('', tc(p('Name')), tc('<w:p/>')) +
      row('<w:del w:id="1"/>', tc(p('Fax')), tc('<w:p/>')) +
      row('<w:ins w:id="2"/>', tc(p('Website')), tc(p('gone'), '<w:cellDel w:id="3"/>'), tc('<w:p/>'))

    const [block] = (await readForm(docxOf(`<w:tbl>${rows}</w:tbl>`))).blocks

    expect(
      block?.kind === 'table' && block.cells.map(({ row: at, column, blocks }) => [at, column, blocks.length]),
    ).to.deep.equal([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 1],
      [1, 1, 0],
    ])
  })
})

describe('files that a Word document inserts', () => {
  const chunk = (id: string) => `<w:altChunk ${R} r:id="${id}"/>`
  const files = relations({
    page: ['aFChunk', '/word/page.htm'],
    word: ['aFChunk', 'inner.docx'],
    lines: ['aFChunk', 'lines.txt'],
    odd: ['aFChunk', 'odd.bin'],
  })

  it('are read in their place by the reader of their kind; the others are named', async () => {
    const inner = Buffer.from(docxOf(p('How will you know?'))).toString('latin1')
    const bytes = zipSync({
      ...Object.fromEntries(
        Object.entries({
          '[Content_Types].xml':
            '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
          'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${
            p('Before') + chunk('page') + chunk('word') + chunk('lines') + chunk('odd') + p('After')
          }</w:body></w:document>`,
          'word/_rels/document.xml.rels': files,
          'word/page.htm': '<html><body><p>What will you do? <i>(50 words)</i></p></body></html>',
          'word/lines.txt': 'Who gains?\r\nWhere?',
          'word/odd.bin': '\u0001\u0002',
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
      'word/inner.docx': Buffer.from(inner, 'latin1'),
    })

    const { unread } = await readForm(bytes)

    expect(await readLines(bytes)).to.deep.equal([
      ...['Before', 'What will you do? (50 words)', 'How will you know?', 'Who gains?', 'Where?', 'After'],
    ])
    expect(unread).to.deep.equal([{ kind: 'inserted-file', name: 'odd.bin' }])
  })
})

describe('drawn parts of a Word document', () => {
  it('give the words of a diagram, each box before those that hang on it', async () => {
    const data = `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">
      <dgm:ptLst>${point('0', '', 'type="doc"')}${point('3', 'Outcome')}${point('1', 'Activity')}${point('2', 'Lessons')}${point('9', 'x', 'type="pres"')}</dgm:ptLst>
      <dgm:cxnLst>${link('0', '3', 1)}${link('0', '1', 0)}${link('1', '2', 0)}</dgm:cxnLst></dgm:dataModel>`
    const bytes = docxOf(p('Our plan.') + diagram('d'), {
      'word/_rels/document.xml.rels': relations({ d: ['diagramData', 'diagrams/data1.xml'] }),
      'word/diagrams/data1.xml': data,
    })

    expect(await libraryLines(bytes)).to.deep.equal(['Our plan.', 'Activity', 'Lessons', 'Outcome'])
  })

  it('give the words and figures of a chart', async () => {
    const cache = (kind: string, ...values: string[]) =>
      `<c:${kind}>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${kind}>`
    const series = (name: string, ...values: string[]) =>
      `<c:ser><c:tx><c:strRef>${cache('strCache', name)}</c:strRef></c:tx><c:cat><c:strRef>${cache('strCache', '2024', '2025')}</c:strRef></c:cat><c:val><c:numRef>${cache('numCache', ...values)}</c:numRef></c:val></c:ser>`
    const bytes = docxOf(chart('c'), {
      'word/_rels/document.xml.rels': relations({ c: ['chart', 'charts/chart1.xml'] }),
      'word/charts/chart1.xml': `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart>
        <c:title><c:tx><c:rich><a:p><a:r><a:t>Riders a year</a:t></a:r></a:p></c:rich></c:tx></c:title>
        <c:plotArea><c:barChart>${series('Adults', '80', '120')}${series('Children', '20', '35')}</c:barChart></c:plotArea></c:chart></c:chartSpace>`,
    })

    expect(await libraryLines(bytes)).to.deep.equal([
      'Riders a year',
      '2024: Adults 80, Children 20',
      '2025: Adults 120, Children 35',
    ])
  })

  it('name hidden words once, and no blanks', async () => {
    const hidden = (text: string) => `<w:p>${run(text, '<w:vanish/>')}</w:p>`
    const partsOf = async (body: string) => (await readForm(docxOf(p('What will you do?') + body))).unread

    expect(await partsOf(hidden('secret words') + hidden('and more'))).to.deep.equal([
      { kind: 'hidden-text', name: null },
    ])
    expect(await partsOf(hidden(' ') + p('Why?'))).to.deep.equal([])
  })

  it('names headers and footers with a place to write, and no others', async () => {
    const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    const rels = relations({ h: ['header', 'header1.xml'], f: ['footer', 'footer1.xml'] })
    const parts = {
      'word/_rels/document.xml.rels': rels,
      'word/header1.xml': `<w:hdr ${W}>${table([[tc(p('Applicant')), tc(p('________'))]])}</w:hdr>`,
      'word/footer1.xml': `<w:ftr ${W}>${p('Page 1 of 2')}</w:ftr>`,
    }

    expect((await readForm(docxOf(p('What will you do?'), parts))).unread).to.deep.equal([
      { kind: 'page-header', name: null },
    ])
  })

  it('are named where their words are not in the file', async () => {
    const { unread } = await readForm(docxOf(p('What will you do?') + diagram('none') + `<w:p>${run('Why?')}</w:p>`))

    expect(unread).to.deep.equal([{ kind: 'diagram', name: null }])
  })
})
