import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { indexDocument } from '../../../core/documents/index-document.ts'
import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'
import { refusal } from '../../adapters/file-formats/refusal.ts'
import { heading } from './passage-texts.ts'

const analyser = { languageOf: () => 'en' as const, termsOf: () => [] }
const document = {
  accountId: 'a' as never,
  documentId: 'd' as never,
  fileName: 'a.txt',
  scopes: [],
  uploadedAt: '2024-01-01T00:00:00.000Z',
}

describe('indexing a document', () => {
  it('refuses more passages than any library needs', async () => {
    const blocks: TextBlock[] = Array.from({ length: 50_100 }, (_, at) => heading(`What is number ${at} for?`, 1))

    const error = await refusal(() => indexDocument({ ...document, blocks }, analyser))

    expect(sentenceOfError(error)).to.equal(
      'The file is too large to be read: it holds more than 50,000 passages of text. Split it.',
    )
  })
})
