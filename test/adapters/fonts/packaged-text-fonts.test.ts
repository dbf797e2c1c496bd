import { expect } from 'chai'
import { PackagedTextFonts } from '../../../adapters/fonts/packaged-text-fonts.ts'
import { isRightToLeft } from '../../../core/shared/right-to-left.ts'

const fonts = new PackagedTextFonts()

function familiesOf(text: string): (readonly [string, string | null])[] {
  return fonts.runsOf(text, 'regular').map((run) => [run.text, /NotoSans|DejaVu/.exec(run.font ?? '')?.[0] ?? null])
}

describe('The fonts that files are written with', () => {
  const covered: Readonly<Record<string, readonly (readonly [string, string | null])[]>> = {
    'Harbour – £500 “café”': [['Harbour – £500 “café”', 'NotoSans']],
    'Ŵŷ Дом Αθήνα हिन्दी': [['Ŵŷ Дом Αθήνα हिन्दी', 'NotoSans']],
    'e\u0301te\u0301': [['e\u0301te\u0301', 'NotoSans']],
    '✓ done': [
      ['✓ ', 'DejaVu'],
      ['done', 'NotoSans'],
    ],
    'שלום עולם': [['שלום עולם', 'DejaVu']],
    'Boats 🚤 漢': [
      ['Boats ', 'NotoSans'],
      ['🚤', null],
      [' ', 'NotoSans'],
      ['漢', null],
    ],
    '': [],
  }

  for (const [text, runs] of Object.entries(covered))
    it(`cuts “${text}” where another font is needed`, () => {
      expect(familiesOf(text)).to.deep.equal(runs)
    })

  it('has no glyph for line breaks and tabs', () => {
    expect(familiesOf('a\tb\nc').map(([, family]) => family)).to.deep.equal([
      'NotoSans',
      null,
      'NotoSans',
      null,
      'NotoSans',
    ])
  })

  it('has a font with its letters for every style', () => {
    for (const style of ['regular', 'bold', 'italic', 'bold-italic'] as const) {
      const [run] = fonts.runsOf('Ω', style)

      expect(fonts.open(run!.font!).hasGlyphForCodePoint(run!.text.codePointAt(0)!)).to.equal(true)
    }
    expect(() => fonts.open('../../etc/passwd')).to.throw('There is no font')
  })

  it('opens one that knows nothing of what was written in another file', () => {
    const font = fonts.runsOf('é', 'regular')[0]!.font!
    const written = fonts.open(font)
    const subset = written.createSubset()
    for (const glyph of written.layout('é\u00A0').glyphs) subset.includeGlyph(glyph)
    // The letter below the accent is drawn without having been written.
    ;(subset as unknown as { encode(): Uint8Array }).encode()

    const { glyphs } = fonts.open(font).layout('e ')
    expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')).to.equal('e ')
  })

  it('knows text that is written from right to left', () => {
    expect(['abc', 'дом', 'عربي', 'abc עברית'].map(isRightToLeft)).to.deep.equal([false, false, true, true])
  })
})
