import { expect } from 'chai'
import { intoGap } from '../../../apps/web/src/shared/editor/into-gap.ts'

const source = {
  fileName: 'A.pdf',
  documentId: 'd',
  page: 1,
  heading: null,
  cited: true,
  ordinal: 1,
  passage: 'One two. Six.',
}
const gap = { heading: 'Outcomes', passages: [] }

describe('a passage put into a text', () => {
  it('takes the place of its gap, line by line, as plain words', () => {
    const text = '## Need\n\n\\[insert: Need\\]\n\n## Outcomes\n\n[insert: Outcomes]\n\nYours'

    expect(intoGap(gap, text, 'We *won*.\nAll of us.')).to.equal(
      '## Need\n\n\\[insert: Need\\]\n\n## Outcomes\n\nWe \\*won\\*.\n\nAll of us.\n\nYours',
    )
  })

  it('stands behind what was inserted before, else below the heading, else at the end', () => {
    const used = { heading: 'Outcomes', passages: [{ ...source, used: ['One two.'] }] }

    expect(intoGap(used, 'Dear all,\n\nOne **two**. Six.\n\nYours', 'New.')).to.equal(
      'Dear all,\n\nOne **two**. Six.\n\nNew.\n\nYours',
    )
    expect(intoGap(gap, '## Outcomes\n\n## Plans', 'New.')).to.equal('## Outcomes\n\nNew.\n\n## Plans')
    expect(intoGap(gap, 'Dear all,', 'New.')).to.equal('Dear all,\n\nNew.')
  })
})
