import { expect } from 'chai'
import { askedOfForm, idempotencyKeyFor, noteAnswered } from '../../apps/web/src/shared/idempotency-key.ts'

const PATH = '/proposals/createUploadGrant'

function aForm(name: string, content: string): FormData {
  const form = new FormData()
  form.append('name', name)
  form.append('file', new File([content], 'form.txt', { lastModified: 1 }))
  return form
}

describe('the key of a call', () => {
  it('is another one for each call that was answered', () => {
    const first = idempotencyKeyFor('answered')
    noteAnswered('answered')

    expect(idempotencyKeyFor('answered')).not.to.equal(first)
  })

  it('is the same when the same is asked for again because no answer came, and for nothing else', () => {
    const first = idempotencyKeyFor('unanswered')

    expect(idempotencyKeyFor('unanswered')).to.equal(first)
    expect(idempotencyKeyFor('something else')).not.to.equal(first)
  })

  it('tells forms apart by their fields and files', () => {
    const asked = askedOfForm(PATH, aForm('Kitchens', 'Who?'))

    expect(askedOfForm(PATH, aForm('Kitchens', 'Who?'))).to.equal(asked)
    expect(askedOfForm(PATH, aForm('Gardens', 'Who?'))).not.to.equal(asked)
    expect(askedOfForm(PATH, aForm('Kitchens', 'Who benefits?'))).not.to.equal(asked)
  })
})
