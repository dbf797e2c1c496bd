import { expect } from 'chai'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { relations } from '../../office-files.ts'
import { p, run, table, tc, numberingOf } from '../../form-files.ts'
import { anchorIn, below, cellSlots, entry, fieldSlots, fillBody } from './docx-filling.ts'

const FACE = '<w:rFonts w:ascii="Arial"/><w:sz w:val="18"/>'
const text = (words: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`
const blankParagraph = (properties = '') => `<w:p><w:pPr>${properties}</w:pPr></w:p>`
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const legacy = (data: string, result = '') =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>FORM</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

/** The body after one answer in its first field. */
const inFirstField = (body: string, answer: Parameters<typeof entry>[1]) =>
  fillBody(body, (blocks) => [entry(fieldSlots(blocks)[0]!, answer)])

describe('filling in a Word document', () => {
  it('sets an answer in an empty cell, in its font and size but not its bold type', () => {
    const mark = `<w:rPr>${FACE}<w:b/><w:u w:val="single"/></w:rPr>`
    const cells = table([[tc(p('Name')), tc(blankParagraph(mark))]])

    const { body, places } = fillBody(cells, (blocks) => [entry(cellSlots(blocks)[0]!, 'Jo & *Ann*')])

    expect(body).to.equal(
      table([
        [
          tc(p('Name')),
          tc(
            `<w:p><w:pPr>${mark}</w:pPr>${text('Jo &amp; ', FACE)}${text('Ann', FACE.replace('<w:sz', '<w:i/><w:sz'))}</w:p>`,
          ),
        ],
      ]),
    )
    expect(places).to.deep.equal([{ id: 'q', state: 'filled', reason: null, page: null }])
  })

  it('uses blank paragraphs up before it adds new ones, and expands empty elements', () => {
    const cells = table([[tc('<w:p/><w:p w:rsidR="1"/>')]])

    const { body } = fillBody(cells, (blocks) => [entry(cellSlots(blocks)[0]!, 'One\n\nTwo\n\nThree')])

    expect(body).to.equal(
      table([[tc(`<w:p>${text('One')}</w:p><w:p w:rsidR="1">${text('Two')}</w:p><w:p>${text('Three')}</w:p>`)]]),
    )
  })

  it('writes behind a sign that is printed in a cell', () => {
    const { body } = fillBody(table([[tc(p('£'))]]), ([block]) => {
      const [cell] = block?.kind === 'table' ? block.cells : []
      return [entry({ kind: 'cell', anchor: cell!.anchor, page: null }, '500')]
    })

    expect(body).to.include('£').and.to.include(text('500'))
    expect(body.indexOf('£')).to.be.lessThan(body.indexOf('500'))
  })

  const printed: readonly [string, string, string][] = [
    ['underscores', p('Name: ____________'), `Name: |Jo`],
    ['dots, with what is printed around them', p('In .......... (year)'), `In |Jo| (year)`],
    ['a placeholder', p('Title: [Enter the title]'), 'Title: |Jo'],
    ['a blank over several runs', `<w:p>${run('Name: ___')}${run('____')}${run('___ end')}</w:p>`, 'Name: |Jo| end'],
    [
      'a tab with a leader',
      `<w:p><w:pPr><w:tabs><w:tab w:leader="dot"/></w:tabs></w:pPr>${run('Name:')}<w:r><w:tab/></w:r></w:p>`,
      'Name:| Jo',
    ],
    [
      'underlined blanks',
      `<w:p>${run('Name: ')}<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>     </w:t></w:r></w:p>`,
      'Name: |Jo',
    ],
    ['a text with entities', p('A &amp; B &lt;x&gt;: ______'), 'A & B <x>: |Jo'],
  ]
  for (const [name, body, expected] of printed)
    it(`writes in place of ${name}`, () => {
      const filled = inFirstField(body, 'Jo')

      const texts = [...filled.body.matchAll(/<w:t[ >][^<]*<\/w:t>|<w:t xml[^<]*<\/w:t>/gu)].map(([one]) =>
        one
          .replace(/<[^>]*>/gu, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      )
      expect(texts.join('').replace(/\s+/gu, ' ').trim()).to.equal(expected.replaceAll('|', '').replace(/\s+/gu, ' '))
      expect(filled.places[0]!.state).to.equal('filled')
    })

  it('fills several blanks of one text', () => {
    const { blocks, places } = fillBody(p('Phone: ______ Fax: ______'), (blocks) =>
      fieldSlots(blocks).map((slot, index) => entry(slot, `12${index}`)),
    )

    expect(blocks[0]).to.deep.include({ kind: 'paragraph', text: 'Phone: 120 Fax: 121' })
    expect(places.map(({ state }) => state)).to.deep.equal(['filled', 'filled'])
  })

  const inline = control(
    '<w:showingPlcHdr/><w:text/>',
    `<w:r><w:rPr><w:rStyle w:val="PlaceholderText"/></w:rPr><w:t>Click here</w:t></w:r>`,
  )
  const list = '<w:listItem w:displayText="Wales" w:value="w"/><w:listItem w:displayText="Leeds" w:value="l"/>'
  const box =
    '<w14:checkbox><w14:checked w14:val="0"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/></w14:checkbox>'
  const written: readonly [string, string, Parameters<typeof entry>[1], string][] = [
    ['text', `<w:p>${run('Name ')}${inline}</w:p>`, 'Jo\nAnn', control('<w:text/>', text('Jo Ann'))],
    [
      'text of several lines',
      control('<w:text w:multiLine="1"/>', '<w:p/>'),
      'Jo\n\nAnn',
      `<w:p><w:r><w:t xml:space="preserve">Jo</w:t><w:br/><w:t xml:space="preserve">Ann</w:t></w:r></w:p>`,
    ],
    [
      'rich text',
      control('<w:showingPlcHdr/>', p('Click here')),
      'Jo\n\n**Ann**',
      `<w:sdtContent><w:p>${text('Jo')}</w:p><w:p>${text('Ann', '<w:b/>')}</w:p></w:sdtContent>`,
    ],
    [
      'a date',
      control('<w:date w:fullDate="2020-01-01T00:00:00Z"><w:lid w:val="en"/></w:date>', p('?')),
      { text: '1 March 2026', day: '2026-03-01' },
      '<w:date w:fullDate="2026-03-01T00:00:00Z"><w:lid',
    ],
    ['a list', control(`<w:dropDownList>${list}</w:dropDownList>`, p('Choose')), { chosen: ['leeds'] }, text('Leeds')],
    [
      'a tick',
      `<w:p>${control(box, text('☐'))}${run(' Yes')}</w:p>`,
      { chosen: ['Yes'] },
      '<w14:checked w14:val="1"/>',
    ],
  ]
  for (const [name, body, answer, expected] of written)
    it(`fills a content control for ${name}`, () => {
      const filled = inFirstField(body, answer)

      expect(filled.body).to.include(expected)
      expect(filled.body).to.not.match(/showingPlcHdr|Click here/u)
      expect(filled.places[0]!.state).to.equal('filled')
    })

  const left: readonly [string, string, Parameters<typeof entry>[1], string][] = [
    ['no such option', control(`<w:dropDownList>${list}</w:dropDownList>`, p('Choose')), 'York', 'unknown-option'],
    ['locked', control('<w:lock w:val="sdtContentLocked"/><w:text/>', p('?')), 'Jo', 'protected'],
    ['bound to data', control('<w:dataBinding w:xpath="/a"/><w:text/>', p('?')), 'Jo', 'unwritable'],
    ['not enabled', legacy('<w:enabled w:val="0"/><w:textInput/>'), 'Jo', 'protected'],
  ]
  for (const [name, body, answer, reason] of left)
    it(`leaves a place that is ${name}`, () => {
      const filled = inFirstField(body, answer)

      expect(filled.places[0]).to.include({ state: 'left', reason })
      expect(filled.body).to.equal(body)
    })

  it('changes the data that a content control is bound to', () => {
    const binding = '<w:dataBinding w:xpath="/a:form[1]/a:name[2]" w:storeItemID="{AB}"/>'
    const bound = (properties: string) => control(`${binding}${properties}`, p('?'))
    const parts = {
      'customXml/item1.xml': '<form xmlns="u"><name>x</name><name/></form>',
      'customXml/itemProps1.xml': '<ds:datastoreItem xmlns:ds="d" ds:itemID="{ab}"/>',
      'customXml/_rels/item1.xml.rels': relations({ rId1: ['customXmlProps', 'itemProps1.xml'] }),
    }
    const fill = (body: string, answer: Parameters<typeof entry>[1]) =>
      openZip(fillBody(body, (blocks) => [entry(fieldSlots(blocks)[0]!, answer)], parts).bytes)
    const day = { text: '1 March 2026', day: '2026-03-01' }
    const dated = (form: string) => bound(`<w:date><w:storeMappedDataAs w:val="${form}"/></w:date>`)
    const stored = (body: string, answer: Parameters<typeof entry>[1]) =>
      /<\/name><name>(.*)<\/name>/u.exec(fill(body, answer).readText('customXml/item1.xml')!)?.[1]

    expect(fill(bound('<w:text/>'), 'Jo & Ann').readText('customXml/item1.xml')).to.include(
      '<name>Jo &amp; Ann</name></form>',
    )
    expect(fill(bound(`<w:dropDownList>${list}</w:dropDownList>`), 'Leeds').readText('customXml/item1.xml')).to.include(
      '<name>l</name>',
    )
    expect(stored(dated('dateTime'), day)).to.equal('2026-03-01T00:00:00')
    expect(stored(dated('date'), day)).to.equal('2026-03-01')
    expect(stored(dated('text'), 'in spring')).to.equal('in spring')
    expect(stored(dated('date'), 'in spring')).to.equal(undefined)
    expect(stored(`<w:p>${control(`${binding}${box}`, text('☐'))}${run(' Yes')}</w:p>`, { chosen: ['Yes'] })).to.equal(
      'true',
    )
  })

  it('fills fields of older documents: text, a tick, a list', () => {
    const boxed = legacy('<w:checkBox><w:default w:val="0"/></w:checkBox>')
    const picked = legacy('<w:ddList><w:listEntry w:val="A"/><w:listEntry w:val="B"/></w:ddList>')

    expect(inFirstField(legacy('<w:textInput/>', text('old')), 'Jo').body)
      .to.include(text('Jo'))
      .and.not.include('old')
    expect(inFirstField(boxed, { chosen: ['yes'] }).body).to.include('<w:default w:val="0"/><w:checked/>')
    expect(inFirstField(picked, { chosen: ['b'] }).body).to.include('<w:ddList><w:result w:val="1"/>')
    expect(
      inFirstField(legacy('<w:textInput><w:maxLength w:val="3"/></w:textInput>'), 'long').places[0]!.state,
    ).to.equal('too-long')
  })

  const ticks: readonly [string, string, string][] = [
    ['☐ Yes ☐ No', '☐ Yes ☒ No', 'No'],
    ['[ ] Yes [ ] No', '[X] Yes [ ] No', 'Yes'],
    ['Member? Yes / No', 'Member? Yes / ☒ No', 'No'],
    [
      '\uf0a8 Yes \uf0a8 No',
      '\uf0a8 Yes </w:t><w:sym w:font="Wingdings" w:char="F0FE"/><w:t xml:space="preserve"> No',
      'No',
    ],
  ]
  for (const [before, after, option] of ticks)
    it(`ticks “${option}” of “${before}”`, () => {
      const { body } = fillBody(p(before), (blocks) => {
        const options = ['Yes', 'No'].map((words, nth) => ({ text: words, anchor: blocks[0]!.anchor, nth, page: null }))
        return [entry({ kind: 'options', options }, { chosen: [option] })]
      })

      expect(body).to.include(after)
    })

  it('writes below a prompt in the type of the text, and keeps one blank paragraph below', () => {
    const prose = `<w:p><w:r><w:rPr><w:b/>${FACE}</w:rPr><w:t>Read this first, all of it, before you begin.</w:t></w:r></w:p>`
    const { body } = fillBody(
      `${prose}${p('1. Why?', '<w:pStyle w:val="Heading1"/>')}<w:p/>${p('2. How?')}`,
      (blocks) => [entry(below(blocks[1]!), 'Because\n\nit is')],
    )

    const answer = `<w:p><w:pPr><w:rPr>${FACE}</w:rPr></w:pPr>`
    expect(body).to.include(`${answer}${text('Because', FACE)}</w:p>${answer}${text('it is', FACE)}</w:p><w:p/>`)
  })

  it('leaves short answers centred where their place is, and sets text from the margin', () => {
    const cell = table([[tc(blankParagraph('<w:ind w:left="-900"/><w:jc w:val="center"/>'))]])
    const fill = (answer: string) => fillBody(cell, (blocks) => [entry(cellSlots(blocks)[0]!, answer)]).body

    expect(fill('Jo')).to.include('<w:p><w:pPr><w:jc w:val="center"/></w:pPr>')
    expect(fill('One\n\nTwo')).to.include('<w:p><w:pPr><w:jc w:val="left"/></w:pPr>').and.not.include('center')
  })

  it('keeps the order of answers below one prompt, and short ones on the line of their label', () => {
    const order = fillBody(`${p('Why?')}<w:p/><w:p/><w:p/>${p('End')}`, (blocks) => [
      entry(below(blocks[0]!), 'First answer', 'a'),
      entry(below(blocks[0]!), 'Second answer', 'b'),
    ])
    const label = fillBody(p('Name:'), (blocks) => [entry(below(blocks[0]!), 'Jo')])

    expect(order.body.indexOf('First')).to.be.lessThan(order.body.indexOf('Second'))
    expect(label.blocks[0]).to.deep.include({ text: 'Name: Jo' })
  })

  it('sets lists with the bullets of the file, and with marks where it has none', () => {
    const bullets = numberingOf('<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>')
    const touching = numberingOf(
      '<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:suff w:val="nothing"/><w:lvlText w:val="•"/></w:lvl>',
    )
    const fill = (parts: Record<string, string>) =>
      fillBody(p('Why?'), (blocks) => [entry(below(blocks[0]!), '- one\n\n1. first')], parts).body

    expect(fill(bullets)).to.include('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
    for (const parts of [{}, touching])
      expect(fill(parts)).to.include('<w:t xml:space="preserve">•</w:t><w:tab/>').and.to.include('>1.</w:t><w:tab/>')
  })

  it('sets the properties of a point first in a blank paragraph that has an empty run', () => {
    const { body } = fillBody(table([[tc(`<w:p>${run('')}</w:p><w:p>${run('')}</w:p>`)]]), (blocks) => [
      entry(cellSlots(blocks)[0]!, 'Steps:\n\n- one'),
    ])

    expect(body).to.match(/<w:p><w:pPr><w:ind [^>]*hanging[^>]*>/u)
    expect(body).not.to.match(/<\/w:r><w:pPr>/u)
  })

  it('takes the columns of a table for shares where they are narrower than any text', () => {
    const answer = 'We run two kitchens for a hundred and twenty families. '.repeat(4)
    const state = (properties: string, cell: string) => {
      const grid = '<w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="100"/></w:tblGrid>'
      const cells = `<w:tc><w:p>${run('Aim')}</w:p></w:tc><w:tc><w:tcPr>${cell}</w:tcPr><w:p/></w:tc>`
      const body = `<w:tbl><w:tblPr>${properties}</w:tblPr>${grid}<w:tr>${cells}</w:tr></w:tbl>`
      return fillBody(body, (blocks) => [entry(cellSlots(blocks)[0]!, answer)]).places[0]!.state
    }

    expect(state('', '')).to.equal('filled')
    expect(state('', '<w:tcW w:type="pct" w:w="60%"/>')).to.equal('filled')
    expect(state('<w:tblW w:type="pct" w:w="100%"/>', '')).to.equal('filled')
    expect(state('<w:tblLayout w:type="fixed"/>', '')).to.equal('left')
    expect(state('', '<w:tcW w:type="dxa" w:w="100"/>')).to.equal('left')
  })

  it('keeps the points of a list within the indents of their place', () => {
    const cell = table([[tc(blankParagraph('<w:ind w:left="284" w:right="200"/>'))]])
    const bullets = numberingOf('<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>')
    const fill = (parts: Record<string, string>) =>
      fillBody(cell, (blocks) => [entry(cellSlots(blocks)[0]!, 'Steps:\n\n- one\n  - two')], parts).body

    for (const body of [fill({}), fill(bullets)]) {
      expect(body).to.include('<w:ind w:left="644" w:right="200" w:hanging="360"/>')
      expect(body).to.include('<w:ind w:left="1004" w:right="200" w:hanging="360"/>')
    }
  })

  it('marks text that is written from right to left', () => {
    const { body } = fillBody(table([[tc('<w:p/>')]]), (blocks) => [entry(cellSlots(blocks)[0]!, 'שלום עולם 5 hello')])

    expect(body).to.include('<w:bidi/>').and.to.include(text('שלום עולם', '<w:rtl/>')).and.to.include(text(' 5 hello'))
  })

  it('changes a text box in both of its copies', () => {
    const content = '<w:txbxContent><w:p/></w:txbxContent>'
    const boxes = `<w:p>${run('Box')}<w:r><mc:AlternateContent><mc:Choice>${content}</mc:Choice><mc:Fallback>${content}</mc:Fallback></mc:AlternateContent></w:r></w:p>`

    expect(inFirstField(boxes, 'Jo').body.match(/Jo/gu)).to.have.length(2)
  })

  it('leaves continued cells, deleted rows, cells with tables and narrow cells as they are', () => {
    const rows = [
      [tc(p('A'), '<w:vMerge w:val="restart"/>'), tc('<w:p/>', '<w:tcW w:w="500" w:type="dxa"/>')],
      [tc('<w:p/>', '<w:vMerge/>'), tc(`${table([[tc('<w:p/>')]])}<w:p/>`)],
    ]
    const body = table(rows)
    const cells = [rows[0]![1]!, rows[1]![0]!, rows[1]![1]!]
    const { places } = fillBody(body, () =>
      cells.map((cell) =>
        entry({ kind: 'cell', anchor: anchorIn(body, cell), page: null }, 'A sentence of some words.'),
      ),
    )

    expect(places.map(({ reason }) => reason)).to.deep.equal(['unwritable', 'unwritable', 'unwritable'])
  })

  it('sets all of an answer in the frame of its question', () => {
    const sides = ['top', 'left', 'bottom', 'right'].map((side) => `<w:${side} w:val="single"/>`).join('')
    const frame = `<w:pBdr>${sides}</w:pBdr>`

    const { body } = inFirstField(p('Name') + blankParagraph(frame) + p('Address'), 'One\n\nTwo')

    const framed = (words: string) => `<w:p><w:pPr>${frame}</w:pPr>${text(words)}</w:p>`
    expect(body).to.equal(p('Name') + framed('One') + framed('Two') + p('Address'))
  })

  it('prints no sign and no label twice', () => {
    const written = (line: string, answer: string) => inFirstField(p(line), answer).body.replace(/<[^>]*>/gu, '')

    expect(written('Amount: £______', '£9,800')).to.equal('Amount: £9,800')
    expect(written('Share: ______ %', '40%')).to.equal('Share: 40 %')
    expect(written('Tel: ______', 'Tel: 0151 496 0000')).to.equal('Tel: 0151 496 0000')
    expect(written('Name: ______', 'Name Bank Ltd')).to.equal('Name: Name Bank Ltd')
  })

  it('knows the width of a cell by percent of its table, and by its columns', () => {
    const grid = '<w:tblGrid><w:gridCol w:w="8000"/><w:gridCol w:w="600"/></w:tblGrid>'
    const left = (width: string) => {
      const row = `<w:tr>${tc(p('Question'))}${tc('<w:p/>', width)}</w:tr>`
      const { places } = fillBody(`<w:tbl>${grid}${row}</w:tbl>`, (blocks) => [
        entry(cellSlots(blocks)[0]!, 'A sentence of some words.'),
      ])
      return places[0]!.state === 'left'
    }

    expect(left('<w:tcW w:w="300" w:type="pct"/>')).to.equal(true)
    expect(left('<w:tcW w:w="2500" w:type="pct"/>')).to.equal(false)
    expect(left('<w:tcW w:w="0" w:type="auto"/>')).to.equal(true)
  })

  it('lets a row of fixed height grow with a long answer', () => {
    const row = `<w:tbl><w:tr><w:trPr><w:trHeight w:val="300" w:hRule="exact"/></w:trPr>${tc('<w:p/>', '<w:tcW w:w="3000" w:type="dxa"/>')}</w:tr></w:tbl>`

    const { body, places } = fillBody(row, (blocks) => [entry(cellSlots(blocks)[0]!, 'A long answer. '.repeat(20))])

    expect(places[0]!.state).to.equal('too-long')
    expect(body).to.include('w:hRule="atLeast"')
  })
})
