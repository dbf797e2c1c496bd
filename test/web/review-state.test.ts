import { expect } from 'chai'
import { isOfPerson, toReplace, unanswered } from '../../apps/web/src/features/proposals/header/drafting-again.ts'
import { questionInHash } from '../../apps/web/src/features/proposals/question-address.ts'
import { countOf, neighbourOf, nextToDo, reviewOf } from '../../apps/web/src/features/proposals/review-state.ts'
import { partsToSplit } from '../../apps/web/src/features/proposals/list/split-text.ts'

const question = (
  id: string,
  reviewStatus: 'needs-you' | 'draft' | 'checked' | 'final',
  status: 'completed' | 'processing' | 'error' = 'completed',
) => ({ id, status, reviewStatus })

const five = [
  question('1', 'checked'),
  question('2', 'draft'),
  question('3', 'needs-you'),
  question('4', 'needs-you', 'processing'),
  question('5', 'final'),
]

describe('The review of questions', () => {
  it('counts what is final as checked, and leaves what is being answered in peace', () => {
    expect(five.map(reviewOf)).to.deep.equal(['checked', 'draft', 'needs-you', 'draft', 'checked'])
    expect((['all', 'needs-you', 'draft', 'checked'] as const).map((filter) => countOf(filter, five))).to.deep.equal([
      5, 1, 2, 2,
    ])
  })

  it('tells those that need somebody by why they have no answer', () => {
    const asked = [
      { ...five[2]!, missingCause: 'too-long' as const },
      { ...five[3]!, missingCause: 'too-long' as const },
      five[1]!,
    ]

    expect((['too-long', 'emptied', 'needs-you'] as const).map((filter) => countOf(filter, asked))).to.deep.equal([
      1, 0, 1,
    ])
  })

  it('leads to what needs somebody first, from any place, then to what is not checked', () => {
    expect([null, '1', '2', '4', '5', 'gone'].map((from) => nextToDo(five, from))).to.deep.equal(Array(6).fill('3'))
    expect(nextToDo(five, '3')).to.equal('4')
    const done = five.filter(({ reviewStatus }) => reviewStatus !== 'needs-you')
    expect(nextToDo(done, '5')).to.equal('2')
    expect(nextToDo(done, '2')).to.equal(null)
    expect(nextToDo([], null)).to.equal(null)
  })

  it('goes from one to the next, and begins at the first', () => {
    expect(neighbourOf(five, null, 1)).to.equal('1')
    expect(neighbourOf(five, '2', 1)).to.equal('3')
    expect(neighbourOf(five, '2', -1)).to.equal('1')
    expect(neighbourOf(five, '5', 1)).to.equal(null)
    expect(neighbourOf(five, '1', -1)).to.equal(null)
    expect(neighbourOf([], null, 1)).to.equal(null)
  })
})

describe('Drafting again', () => {
  const answered = (origin: 'documents' | 'model' | 'chat' | 'person' | 'restored', review: 'draft' | 'checked') => ({
    ...question('1', review),
    answer: { origin, author: null },
  })

  it('tells what people wrote, changed, inserted or checked from the drafts of the product', () => {
    const ofPeople = [answered('chat', 'draft'), answered('person', 'draft'), answered('restored', 'draft')]
    const checked = answered('documents', 'checked')
    const drafts = [answered('documents', 'draft'), answered('model', 'draft')]
    const author = { _id: 'a'.repeat(24), name: 'Ada Brook' }
    expect(isOfPerson({ ...drafts[0]!, answer: { origin: 'documents', author } })).to.equal(true)
    expect([...ofPeople, checked].map(isOfPerson)).to.deep.equal([true, true, true, true])
    expect(drafts.map(isOfPerson)).to.deep.equal([false, false])

    expect(toReplace([...ofPeople, checked, ...drafts])).to.deep.equal({ drafts: 2, ofPeople: 4 })
  })

  it('counts the unanswered that nobody is answering', () => {
    expect(unanswered(five.map((each) => ({ ...each, answer: null })))).to.equal(1)
  })
})

describe('The address of a question', () => {
  it('is read from the links of today and of the task board', () => {
    expect(['#q-6b03', '#question-6b03', '#cover-letter', '#q-', ''].map(questionInHash)).to.deep.equal([
      '6b03',
      '6b03',
      null,
      null,
      null,
    ])
  })
})

describe('A question that is split', () => {
  it('is parted where it asks another thing, else it gets an empty part', () => {
    expect(partsToSplit('Who benefits? How many are they?')).to.deep.equal(['Who benefits?', 'How many are they?'])
    expect(partsToSplit('Your aims\nYour board')).to.deep.equal(['Your aims', 'Your board'])
    expect(partsToSplit('Your aims')).to.deep.equal(['Your aims', ''])
  })
})
