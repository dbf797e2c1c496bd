import { sentenceOfError } from '../../../support/sentences.ts'
import { expect } from 'chai'
import { docDocument } from '../../../../adapters/file-formats/text/text-document.ts'
import { compoundFile, oldWordFile } from '../compound-file.ts'
import { refusal } from '../refusal.ts'
import { outline } from '../outline.ts'

describe('docDocument', () => {
  it('reads the paragraphs of an old Word file', async () => {
    const read = await docDocument(oldWordFile('Our work\r\rWe help people in the valley.\rThey come back.\r'))

    expect(outline(read)).to.deep.equal(['### Our work', 'We help people in the valley.', 'They come back.'])
  })

  it('says so when it is protected by a password', async () => {
    const error = await refusal(() => docDocument(oldWordFile('secret\r', { encrypted: true })))

    expect(sentenceOfError(error)).to.match(/^The Word document is protected by a password/)
  })

  it('refuses a broken one', async () => {
    const broken = compoundFile({ WordDocument: Buffer.alloc(4096, 1) })

    for (const bytes of [broken, broken.subarray(0, 700), broken.subarray(0, 20)]) {
      expect((await refusal(() => docDocument(bytes))).code).to.equal('file.broken')
    }
  })
})
