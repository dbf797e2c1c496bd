import { expect } from 'chai'
import { fitsOneLine } from '../../../core/known/fits-one-line.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'

const asks = (text: string, of: Partial<Parameters<typeof fitsOneLine>[0]> = {}) =>
  fitsOneLine({ kind: 'text', text, guidance: null, section: null, limit: NO_LIMIT, ...of })

describe('a question for a fact of one line', () => {
  it('asks for a value by its kind, or for what the profile holds as a line', () => {
    expect(asks('Start of the project', { kind: 'date' })).to.equal(true)
    for (const text of ['Registered charity number', 'Email address', 'Website', 'Project title', 'Amount requested'])
      expect(asks(text), text).to.equal(true)
  })

  it('asks for no text, table or budget, and for nothing that is kept encrypted', () => {
    for (const text of ['Who will benefit?', 'Project summary', 'What does your organisation do?', 'Track record'])
      expect(asks(text), text).to.equal(false)
    expect(asks('Costs', { kind: 'budget' })).to.equal(false)
    expect(asks('Bank account number')).to.equal(false)
  })

  it('has room for a line and no more', () => {
    expect(asks('Name of your organisation', { limit: { words: null, characters: 100 } })).to.equal(true)
    expect(asks('Name of your organisation', { kind: 'name', limit: { words: 150, characters: null } })).to.equal(false)
  })
})
