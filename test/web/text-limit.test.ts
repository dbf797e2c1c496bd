import { expect } from 'chai'
import * as web from '../../apps/web/src/shared/text-limit.ts'
import * as core from '../../core/shared/text-limit.ts'

describe('The count of words and characters on the page', () => {
  const samples = ['', '   ', 'one', ' two  words ', 'a\nb\tc d', 'naïve café — 3½', '👩‍👩‍👧 family', 'line\r\n\r\nline']

  for (const text of samples)
    it(`is the one that the server keeps limits by: ${JSON.stringify(text)}`, () => {
      expect(web.countWords(text)).to.equal(core.countWords(text))
      for (const counting of [null, 'characters-without-spaces', 'characters-line-break-as-two'] as const)
        expect(web.countCharacters(text, counting)).to.equal(core.countCharacters(text, counting))
    })
})
