import { expect } from 'chai'
import { sentenceForAdmins } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { reasonColumns, storedReason } from '../../../adapters/typeorm/stored-reason.ts'
import type { FailureReason } from '../../../core/shared/failure.ts'

const BROKEN: FailureReason = { code: 'file.broken', values: { what: 'PDF' }, service: '529' }
const SENTENCE = "The PDF is damaged or incomplete and can't be opened. Upload it again.\n529"

describe('a reason in the database', () => {
  it('is a code with its values, and the sentence that earlier releases show', () => {
    const { sentence, reason } = reasonColumns(BROKEN, sentenceForAdmins)

    expect(sentence).to.equal(SENTENCE)
    expect(storedReason(sentence, reason)).to.deep.equal(BROKEN)
  })

  it('is the sentence alone where an earlier release stored it', () => {
    const columns = reasonColumns('Upload it again.', sentenceForAdmins)

    expect(columns).to.deep.equal({ sentence: 'Upload it again.', reason: null })
    expect(storedReason('Upload it again.', null)).to.equal('Upload it again.')
  })

  it('is none, or another, once an earlier release changed the sentence alone', () => {
    const { reason } = reasonColumns(BROKEN, sentenceForAdmins)

    expect(storedReason(null, reason)).to.equal(null)
    expect(storedReason('The file is empty.', reason)).to.equal('The file is empty.')
  })
})
