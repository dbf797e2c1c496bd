import { expect } from 'chai'
import { placedWarnings } from '../../../../adapters/language-model/texts/placed-warnings.ts'

const figure = (text: string) => ({ claim: 'figure', text }) as const

describe('placed warnings', () => {
  it('find the claims of a reply in the text that was made of it', () => {
    const cases: readonly (readonly [text: string, said: string, found: string | null])[] = [
      ['All 98,765 came.', '98,765', '98,765'],
      ['We gave 5k.', '5', '5'],
      ['The Hartley Fund gave.', 'The  Hartley\nFund', 'The Hartley Fund'],
      ['What (costs) $5 [a] *b*?', '(costs) $5 [a] *b*?', '(costs) $5 [a] *b*?'],
      ['All came.', '98,765', null],
    ]
    for (const [text, said, found] of cases) {
      const [warning] = placedWarnings(text, [figure(said)])

      expect(warning, text).to.deep.include({ kind: 'unsupported', claim: 'figure', text: found ?? said })
      if (warning?.kind === 'unsupported') expect(text.slice(warning.start, warning.end)).to.equal(found ?? '')
    }
  })

  it('take neither a longer number nor a line of sources for the claim, and go on in the order of the text', () => {
    const text = 'In 20245 ways.\n\n*Sources: Report 2024.pdf, p. 7*\n\nIt was 2024, then 7 more, in all 7.'

    const places = placedWarnings(text, [figure('2024'), figure('7'), figure('7')])

    const starts = places.map((warning) => warning.kind === 'unsupported' && warning.start)
    expect(starts).to.deep.equal([text.indexOf('2024,'), text.indexOf('7 more'), text.lastIndexOf('7')])
  })
})
