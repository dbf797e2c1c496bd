import { expect } from 'chai'
import {
  answeredCount,
  grantInfoAnswer,
  isBusy,
  isInProgress,
  numberOf,
  stateOf,
  wordsOf,
} from '../../apps/web/src/features/proposals/proposal-state.ts'

const idle = {
  processingStatus: 'completed',
  funderOverviewStatus: null,
  coverLetterStatus: 'not_started',
  questions: [{ status: 'completed' }, { status: 'error' }],
} as const

describe('An application', () => {
  it('is finished when completed, failed or never begun', () => {
    expect([null, '', 'completed', 'error'].map(isInProgress)).to.deep.equal([false, false, false, false])
    expect(['queued', 'reading', 'anything'].map(isInProgress)).to.deep.equal([true, true, true])
  })

  it('is not busy when all of its work is done', () => {
    expect(isBusy(idle)).to.equal(false)
  })

  it('is busy while anything of it is being worked on', () => {
    expect(isBusy({ ...idle, processingStatus: 'answering' })).to.equal(true)
    expect(isBusy({ ...idle, questions: [{ status: 'completed' }, { status: 'processing' }] })).to.equal(true)
    expect(isBusy({ ...idle, funderOverviewStatus: 'processing' })).to.equal(true)
    expect(isBusy({ ...idle, coverLetterStatus: 'processing' })).to.equal(true)
  })

  it('counts the questions that have a draft, not those that ask for something', () => {
    const own = { requires_custom_answer: false }
    const questions = [
      { status: 'completed', ...own },
      { status: 'processing', ...own },
      { status: 'error', ...own },
      { status: 'completed', requires_custom_answer: true },
    ] as const

    expect(answeredCount(questions)).to.equal(1)
  })

  it('tells what was entered for a question of the modal', () => {
    const grantInfo = [
      { question: 'How much?', answer: ' £500 ' },
      { question: 'What for?', answer: ' ' },
    ]

    expect(grantInfoAnswer(grantInfo, 'How much?')).to.equal('£500')
    expect(grantInfoAnswer(grantInfo, 'What for?')).to.equal(null)
    expect(grantInfoAnswer(grantInfo, 'When?')).to.equal(null)
  })
})

describe('A question', () => {
  it('asks for something only once it is completed', () => {
    expect(stateOf({ status: 'completed', requires_custom_answer: true })).to.equal('missing')
    expect(stateOf({ status: 'processing', requires_custom_answer: true })).to.equal('processing')
    expect(stateOf({ status: 'completed', requires_custom_answer: false })).to.equal('completed')
  })

  it('has the number of the form, else its place', () => {
    expect(numberOf({ number: 'A4' }, 0)).to.equal('A4')
    expect(numberOf({ number: null }, 6)).to.equal('7')
  })
})

describe('A message of the coordinator', () => {
  it('shows its words without its calls of tools', () => {
    expect(wordsOf({ content: 'Reading the form' })).to.equal('Reading the form')
    expect(
      wordsOf({
        content: [
          { type: 'text', text: 'One' },
          { type: 'tool_use', name: 'x' },
          { type: 'text', text: 'Two' },
        ],
      }),
    ).to.equal('One\n\nTwo')
  })
})
