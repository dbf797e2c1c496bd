import { expect } from 'chai'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { DirectFormReader } from '../../../../../adapters/file-formats/direct-form-reader.ts'
import { fillXlsx } from '../../../../../adapters/file-formats/filling/xlsx/fill-xlsx.ts'
import type { AnswerSlot } from '../../../../../core/hand-in/answer-slot.ts'
import { c, xlsxOf } from '../../form-files.ts'
import { entryOf, outcomesOf } from '../form-entries.ts'

const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const shape = (id: number, type: string, label: string, column: number, more = '') =>
  `<v:shape id="_x0000_s${id}"><v:textbox><div>${label}</div></v:textbox><x:ClientData ObjectType="${type}">` +
  `<x:Anchor>${column}, 0, 0, 0, ${column + 1}, 0, 1, 0</x:Anchor>${more}</x:ClientData></v:shape>`
const DRAWING = 'xl/drawings/vmlDrawing1.vml'
const PROPERTIES = 'xl/ctrlProps/ctrlProp1.xml'

/** A question with boxes that float over the cells right of it; the first has a part of its own. */
function workbookWith(...shapes: string[]): Uint8Array {
  const control = '<controls><control shapeId="1025" r:id="r2" name="Box"/></controls><legacyDrawing r:id="r1"/>'
  const bytes = xlsxOf([{ name: 'S', rows: `<row r="1">${c('A1', 'Are you a charity?')}</row>`, more: control }])
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"/>`
  return zipSync({
    ...unzipSync(bytes),
    'xl/worksheets/_rels/sheet1.xml.rels': strToU8(
      `<Relationships>${relation('r1', 'vmlDrawing', '../drawings/vmlDrawing1.vml')}${relation('r2', 'ctrlProp', '../ctrlProps/ctrlProp1.xml')}</Relationships>`,
    ),
    [DRAWING]: strToU8(`<xml xmlns:v="v" xmlns:x="x">${shapes.join('')}</xml>`),
    [PROPERTIES]: strToU8('<formControlPr objectType="CheckBox" fmlaLink="$D$1" lockText="1"/>'),
  })
}

async function filled(bytes: Uint8Array, answer: string) {
  const { blocks } = await new DirectFormReader().read({ fileName: 'form.xlsx', bytes })
  const cells = blocks.flatMap((block) =>
    block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block],
  )
  const ticks = cells.flatMap((block) => (block.kind === 'field' && block.control === 'tick' ? [block] : []))
  const options = ticks.map(({ label, anchor }) => ({ text: label ?? '', anchor, nth: 0, page: null }))
  const slot: AnswerSlot = { kind: 'options', options }
  const form = fillXlsx(bytes, [entryOf(slot, answer)])
  const parts = unzipSync(form.bytes)
  return { outcomes: outcomesOf(form), partOf: (name: string) => strFromU8(parts[name]!) }
}

describe('boxes that float over the cells of a workbook', () => {
  it('are ticked in the drawing, in their own part and in the cell that they are linked with', async () => {
    const bytes = workbookWith(shape(1025, 'Checkbox', 'Yes', 1), shape(1026, 'Checkbox', 'No', 2))

    const { outcomes, partOf } = await filled(bytes, 'Yes')

    expect(outcomes).to.deep.equal(['filled'])
    expect(partOf(DRAWING).match(/<x:Checked>1<\/x:Checked>/gu)).to.have.length(1)
    expect(partOf(DRAWING).indexOf('Checked')).to.be.lessThan(partOf(DRAWING).indexOf('_x0000_s1026'))
    expect(partOf(PROPERTIES)).to.contain('<formControlPr checked="Checked" objectType')
    expect(partOf('xl/worksheets/sheet1.xml')).to.match(/<c r="D1"[^>]* t="b"><v>1<\/v><\/c>/u)
  })

  it('turn the other option button off', async () => {
    const bytes = workbookWith(
      shape(1026, 'Radio', 'Yes', 1, '<x:Checked>1</x:Checked>'),
      shape(1027, 'Radio', 'No', 2, '<x:FmlaLink>$E$1</x:FmlaLink>'),
    )

    const { outcomes, partOf } = await filled(bytes, 'No')

    expect(outcomes).to.deep.equal(['filled'])
    expect(partOf(DRAWING).match(/<x:Checked>/gu)).to.have.length(1)
    expect(partOf(DRAWING).indexOf('Checked')).to.be.greaterThan(partOf(DRAWING).indexOf('_x0000_s1027'))
    expect(partOf('xl/worksheets/sheet1.xml')).to.match(/<c r="E1"[^>]*><v>2<\/v><\/c>/u)
  })

  it('stay as they are where no option is meant', async () => {
    const bytes = workbookWith(shape(1025, 'Checkbox', 'Yes', 1), shape(1026, 'Checkbox', 'No', 2))

    expect((await filled(bytes, 'Perhaps')).outcomes).to.deep.equal(['unknown-option'])
  })
})
