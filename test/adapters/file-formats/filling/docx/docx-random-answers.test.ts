import { expect } from 'chai'
import { SaxesParser } from 'saxes'
import { fillDocx } from '../../../../../adapters/file-formats/filling/docx/fill-docx.ts'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import type { AnswerSlot } from '../../../../../core/hand-in/answer-slot.ts'
import type { FormBlock } from '../../../../../core/proposals/form/form.ts'
import { UNICODE } from '../../../../support/awkward-text.ts'
import { docxOf, p, table, tc } from '../../form-files.ts'
import { below, blocksOf, cellSlots, entry, fieldSlots, MAIN } from './docx-filling.ts'

const DOCUMENTS = 5
const ROWS = 25
const PIECES = [
  UNICODE,
  '**bold _both_**',
  '\n\n- one\n- two\n  1. deep\n\n',
  ']]> <w:p/> & &amp; &#0; "quoted"',
  '\u0000\u0008\u001b\ufffe\ud800 control',
  'مرحبا بالعالم 12 and שלום',
  '😀👩‍👩‍👧🏴',
  '\n\n\n',
  '\t| a | b |\n|---|---|\n',
  'word '.repeat(2_000),
  '[link](javascript:alert(1)) <script>',
  '${x} {{y}} %s \\n',
]

/** Numbers that look random and are the same each time. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

const control = '<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>'
const row = (at: number) => [tc(p(`Label ${at}`)), tc('<w:p/>')]
const body = Array.from({ length: ROWS }, (_, at) => `${p(`Line ${at}: ______ end`)}${control}${p(`Why ${at}?`)}`)
const original = docxOf(`${body.join('')}${table(Array.from({ length: ROWS }, (_, at) => row(at)))}`)

function slotsOf(blocks: readonly FormBlock[]): AnswerSlot[] {
  const prompts = blocks.filter((block) => block.kind === 'paragraph' && block.text.startsWith('Why'))
  return [...fieldSlots(blocks), ...cellSlots(blocks), ...prompts.map(below)]
}

function faultOf(xml: string): string | null {
  let fault: string | null = null
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => (fault ??= error.message))
  parser.write(xml).close()
  return fault
}

describe('answers of any kind in a Word document', () => {
  it('leave it sound, each of 500 in its place', () => {
    const random = seeded(16)
    const slots = slotsOf(blocksOf(original))

    expect(slots.length * DOCUMENTS).to.equal(500)
    for (let document = 0; document < DOCUMENTS; document++) {
      const entries = slots.map((slot, at) => {
        const pieces = Array.from({ length: random(4) }, () => PIECES[random(PIECES.length)]!)
        return entry(slot, `mark${at}x ${pieces.join(' ')}`, `q${at}`)
      })

      const { bytes, places } = fillDocx(original, entries)

      expect(faultOf(openZip(bytes).readText(MAIN)!)).to.equal(null)
      expect(places.every(({ state }) => state === 'filled')).to.equal(true)
      const reread = JSON.stringify(blocksOf(bytes))
      expect(entries.filter((_, at) => !reread.includes(`mark${at}x`))).to.deep.equal([])
    }
  })
})
