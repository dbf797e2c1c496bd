import { expect } from 'chai'
import { MAX_BLANKS, withShortBlanks } from '../../../core/shared/short-blanks.ts'

describe('blanks in a row', () => {
  for (const blank of [' ', '\t', '\n', '\u00a0', ' \n'])
    it(`are kept up to the bound: ${JSON.stringify(blank)}`, () => {
      const most = blank.repeat(MAX_BLANKS).slice(0, MAX_BLANKS)

      expect(withShortBlanks(`a${most}b${most}`)).to.equal(`a${most}b${most}`)
      expect(withShortBlanks(`a${most}${blank}b${most}${most}`)).to.equal(`a${most}b${most}`)
    })
})
