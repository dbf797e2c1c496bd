import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { DirectTextReader } from '../../../adapters/file-formats/direct-text-reader.ts'
import { broken } from '../../../adapters/file-formats/unreadable.ts'
import { refusal } from './refusal.ts'

const TOO_LARGE = { kind: 'unsupported', code: 'file.too-large-inside' }

describe('the sentences for unreadable files', () => {
  it('call a file damaged only where it is', () => {
    expect(sentenceOfError(broken('PDF', new Error('Invalid PDF structure.')))).to.contain('damaged')
    expect(sentenceOfError(broken('PDF'))).to.contain('damaged')
  })

  for (const message of [
    'Array buffer allocation failed',
    'Invalid string length',
    'Maximum call stack size exceeded',
    'WebAssembly.Memory.grow(): Unable to grow instance memory',
    'Create skia surface failed',
    'Map maximum size exceeded',
  ])
    it(`say of "${message}" that the file is too large, and not that it is damaged`, () => {
      const error = broken('PDF', new Error(message))

      expect(error).to.include(TOO_LARGE)
      expect(error.message).not.to.contain('damaged')
    })

  it('say so to whoever uploads a scan for which there is no memory', async () => {
    const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>'
    const pdf = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj${page}endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF`
    const reader = new DirectTextReader(() => Promise.reject(new RangeError('Array buffer allocation failed')))

    const error = await refusal(() => reader.read({ fileName: 'a.pdf', bytes: Buffer.from(pdf) }))

    expect(error).to.include(TOO_LARGE)
  })
})
