import { expect } from 'chai'
import { fillOdt } from '../../../../../adapters/file-formats/filling/odt/fill-odt.ts'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { odtOf, zipOf } from '../../form-files.ts'
import { refusal } from '../../refusal.ts'
import { DirectFormReader } from '../../../../../adapters/file-formats/direct-form-reader.ts'
import { entryOf, filledWith, outcomesOf } from '../form-entries.ts'

const P = (text: string) => `<text:p text:style-name="P1">${text}</text:p>`
const contentOf = (bytes: Uint8Array) => openZip(bytes).readText('content.xml')!
const bodyOf = (bytes: Uint8Array) => /<office:text>([\s\S]*)<\/office:text>/.exec(contentOf(bytes))![1]!

async function filled(body: string, ...answers: (string | null)[]): Promise<string> {
  const { bytes } = await filledWith(fillOdt, { bytes: odtOf(body), fileName: 'form.odt' }, answers)
  return bodyOf(bytes)
}

describe('filling in an OpenDocument text', () => {
  it('writes over underscores, whatever spans they stand in', async () => {
    const body = P('Name: __<text:span text:style-name="T1">____</text:span> Town:<text:tab/>____')

    expect(await filled(body, 'Tide & Well', 'York')).to.equal(
      P('Name: Tide &amp; Well<text:span text:style-name="T1"></text:span> Town:<text:tab/>York'),
    )
  })

  it('writes paragraphs, lists and emphasis into an empty cell, in the style of its paragraph', async () => {
    const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`
    const table = (second: string) =>
      `<table:table><table:table-row>${cell(P('About'))}${second}</table:table-row></table:table>`

    const body = await filled(table(cell('<text:p text:style-name="P2"/>')), 'We **sail**.\n\n1. one\n2. two')

    const item = (number: number, text: string) =>
      `<text:list text:style-name="Grantwright-numbers"><text:list-item text:start-value="${number}"><text:p text:style-name="P2">${text}</text:p></text:list-item></text:list>`
    const words = 'We <text:span text:style-name="Grantwright-bold">sail</text:span>.'
    expect(body).to.equal(
      table(cell(`<text:p text:style-name="P2">${words}</text:p>${item(1, 'one')}${item(2, 'two')}`)),
    )
  })

  it('sets points without indents in a narrow cell, and nothing where letters would stand below one another', async () => {
    const fill = async (width: string, answer: string) => {
      const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`
      const columns = `<table:table-columns><table:table-column/><table:table-column table:style-name="W"/></table:table-columns>`
      const style = `<style:style style:name="W" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`
      const row = `<table:table-row>${cell(P('About'))}${cell('<text:p/>')}</table:table-row>`
      const bytes = odtOf(`<table:table>${columns}${row}</table:table>`, style)
      const { bytes: written, places } = await filledWith(fillOdt, { bytes, fileName: 'form.odt' }, [answer])
      return [
        outcomesOf({ places, bytes: written, notes: [] })[0],
        /<text:list/u.test(bodyOf(written)),
        bodyOf(written),
      ] as const
    }

    const list = '- train four volunteers\n- open a second evening'
    expect((await fill('16cm', list)).slice(0, 2)).to.deep.equal(['filled', true])
    expect((await fill('1.5in', list)).slice(0, 2)).to.deep.equal(['filled', false])
    expect((await fill('1.5in', list))[2]).to.include('• train four volunteers')
    expect((await fill('16mm', list))[0]).to.equal('unwritable')
    expect((await fill('16mm', '46'))[0]).to.equal('filled')
  })

  it('sets smaller what is too long for a box of a set height, and on a page at the end what no type fits', async () => {
    const fill = async (answer: string, inside = '<text:p/>') => {
      const frame = `<text:p><draw:frame svg:width="10cm" svg:height="2cm"><draw:text-box>${inside}</draw:text-box></draw:frame></text:p>`
      const bytes = odtOf(P('Why?') + frame)
      const { blocks } = await new DirectFormReader().read({ fileName: 'form.odt', bytes })
      const field = blocks.find((block) => block.kind === 'field')!
      const filled = fillOdt(bytes, [entryOf({ kind: 'field', field, nth: 0 }, answer)], 'de')
      return { state: filled.places[0]!.state, content: contentOf(filled.bytes) }
    }
    const sentence = 'Most of them live alone, and the last bus leaves before seven. '

    expect((await fill('A short answer.')).state).to.equal('filled')
    expect((await fill(sentence.repeat(2))).content).to.match(/-size-10">Most of them/u)
    const small = await fill(`${sentence.repeat(3)}And so on and on.`)
    expect(small.state).to.equal('small')
    expect(small.content).to.match(/style:name="Grantwright-size-8".*fo:font-size="8pt".*-size-8">Most of them/su)
    for (const inside of ['<text:p/>', '']) {
      const long = await fill(sentence.repeat(8), inside)
      expect(long.state).to.equal('further-page')
      expect(long.content).to.match(
        /Siehe Seite <text:bookmark-ref text:reference-format="page" text:ref-name="(.+?)">.*<\/draw:text-box>.*style-name="Grantwright-new-page"><text:bookmark text:name="\1".*Most of them/su,
      )
    }
  })

  it('defines the styles that it uses, and changes no other part', async () => {
    const bytes = odtOf(P('About: ____'))

    const { bytes: written } = await filledWith(fillOdt, { bytes, fileName: 'form.odt' }, ['*so*'])

    const [before, after] = [openZip(bytes), openZip(written)]
    expect(after.names.filter((name) => before.readText(name) !== after.readText(name))).to.deep.equal(['content.xml'])
    expect(after.names[0]).to.equal('mimetype')
    expect(contentOf(written)).to.match(
      /style:name="Grantwright-italic"[^>]*><style:text-properties[^>]* fo:font-style="italic"/,
    )
  })

  it('uses up the blank paragraph below a question, and then adds paragraphs', async () => {
    const body = P('Why?') + P('') + P('How?') + P('Next')

    expect(await filled(body, 'So\n\nand so', 'Well')).to.equal(
      P('Why?') + P('So') + P('and so') + P('How?') + P('Well') + P('Next'),
    )
  })

  it('fills in fields, and picks from a drop-down', async () => {
    const label = (value: string, selected = '') => `<text:label text:value="${value}"${selected}/>`
    const body =
      P('Name: <text:placeholder text:placeholder-type="text">&lt;name&gt;</text:placeholder>') +
      P('Town: <text:text-input>here</text:text-input>') +
      P(`Size: <text:drop-down>${label('small')}${label('large')}small</text:drop-down>`)

    expect(await filled(body, 'Tide', 'York', 'large')).to.equal(
      P('Name: Tide') +
        P('Town: <text:text-input>York</text:text-input>') +
        P(
          `Size: <text:drop-down>${label('small')}${label('large', ' text:current-selected="true"')}large</text:drop-down>`,
        ),
    )
  })

  it('ticks the box of the words that are chosen', async () => {
    expect(await filled(P('☐ Charity ☐ Company'), 'Company')).to.equal(P('☐ Charity ☒ Company'))
  })

  it('keeps blanks, tabs and line breaks, and drops what XML does not allow', async () => {
    expect(await filled(P('Name: ____'), 'a   b\u0000  \nc]]>')).to.equal(
      P('Name: a<text:s text:c="3"/>b<text:line-break/>c]]&gt;'),
    )
  })

  it('sets paragraphs from right to left by their first letter', async () => {
    const body = await filled('<text:p>Why?</text:p>', 'שלום Tide\n\nTide שלום')

    expect(body).to.equal(
      '<text:p>Why?</text:p><text:p text:style-name="Grantwright-right-to-left">שלום Tide</text:p><text:p text:style-name="Standard">Tide שלום</text:p>',
    )
  })

  it('notes beside a place that stays empty what is needed', async () => {
    const file = { bytes: odtOf(P('Name: ____')), fileName: 'form.odt' }

    const { bytes } = await filledWith(fillOdt, file, [null], 'The full name')

    expect(bodyOf(bytes)).to.match(
      /<text:p[^>]*>Name: <office:annotation><dc:creator[^>]*>Grantwright<\/dc:creator><text:p>The full name<\/text:p><\/office:annotation>____/,
    )
  })

  it('writes the first of cells that stand as one, and nothing in a protected section', async () => {
    const cells = (xml: string) => `<table:table><table:table-row>${xml}</table:table-row></table:table>`
    const repeated = '<table:table-cell table:number-columns-repeated="2"><text:p/></table:table-cell>'
    const label = `<table:table-cell>${P('Cost')}</table:table-cell>`

    expect(await filled(cells(label + repeated), '£5')).to.equal(
      cells(
        `${label}<table:table-cell><text:p>£5</text:p></table:table-cell><table:table-cell><text:p/></table:table-cell>`,
      ),
    )
    const closed = odtOf(`<text:section text:protected="true">${P('Name: ____')}</text:section>`)
    expect(outcomesOf(await filledWith(fillOdt, { bytes: closed, fileName: 'f.odt' }, ['x']))).to.deep.equal([
      'protected',
    ])
  })

  it('refuses files that are encrypted, signed or damaged', async () => {
    const parts = (more: Record<string, string>) => zipOf({ 'content.xml': '<a/>', ...more })
    const files = {
      'file.password-protected': parts({ 'META-INF/manifest.xml': '<m:encryption-data/>' }),
      'form.signed': parts({ 'META-INF/documentsignatures.xml': '<s/>' }),
      'file.broken': parts({}),
    }

    for (const [code, bytes] of Object.entries(files))
      expect((await refusal(() => fillOdt(bytes, []))).code).to.equal(code)
  })
})
