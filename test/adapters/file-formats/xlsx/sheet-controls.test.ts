import { expect } from 'chai'
import { formBlocks } from '../../../../adapters/file-formats/document/form-blocks.ts'
import type { Sheet } from '../../../../adapters/file-formats/document/document.ts'
import { readControls } from '../../../../adapters/file-formats/xlsx/sheet-controls.ts'
import { readXml } from '../../../../adapters/file-formats/xml/read-xml.ts'

const shape = (type: string, label: string, anchor: string) =>
  `<v:shape><v:textbox><div><font>${label}</font></div></v:textbox>` +
  `<x:ClientData ObjectType="${type}"><x:Anchor>${anchor}</x:Anchor></x:ClientData></v:shape>`

const drawing = (...shapes: string[]) =>
  readXml({ xml: `<xml>${shapes.join('')}</xml>`, what: 'Excel workbook', mostElements: 1_000 })

describe('form controls of an Excel workbook', () => {
  it('are the check boxes and option buttons, with the cells that they float over', () => {
    const found = readControls(
      drawing(
        shape('Checkbox', 'Yes', '1, 2, 2, 2, 1, 70, 2, 18'),
        shape('Radio', 'By\n post', '3, 0, 5, 0, 4, 0, 6, 0'),
        shape('Note', 'A comment', '1, 0, 1, 0, 2, 0, 2, 0'),
        shape('Checkbox', '', '1, 0, 1, 0, 2, 0, 2, 0'),
      ),
    )

    expect(found.map(({ place, label }) => ({ place, label }))).to.deep.equal([
      { place: { row: 2, column: 1 }, label: 'Yes' },
      { place: { row: 5, column: 3 }, label: 'By post' },
    ])
  })

  it('are boxes to tick beside their question', () => {
    const cell = { rowSpan: 1, columnSpan: 1, bold: false, italic: false, isHidden: false, isBoxed: false, entry: null }
    const cells = [
      { ...cell, row: 0, column: 0, text: 'Are you a charity?', boxes: [] },
      { ...cell, row: 0, column: 1, text: '', boxes: ['Yes', 'No'] },
    ]
    const sheet: Sheet = { kind: 'sheet', page: null, anchor: "'S'!A1", name: 'S', cells }
    const [table] = formBlocks({ title: null, pageCount: null, blocks: [sheet] })

    const fields = table?.kind === 'table' ? table.cells[1]!.blocks : []
    expect(fields.map((one) => one.kind === 'field' && [one.control, one.label, one.anchor])).to.deep.equal([
      ['tick', 'Yes', "'S'!B1#control=0"],
      ['tick', 'No', "'S'!B1#control=1"],
    ])
  })
})
