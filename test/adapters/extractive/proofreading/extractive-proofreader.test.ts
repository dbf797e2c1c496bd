import { expect } from 'chai'
import { ExtractiveProofreader } from '../../../../adapters/extractive/proofreading/extractive-proofreader.ts'
import type { StoredReason } from '../../../../core/shared/failure.ts'
import { aProofreadingTask } from '../../../support/proofreading-builders.ts'

type Task = Parameters<typeof aProofreadingTask>[0]

const codeOf = (why: StoredReason) => (typeof why === 'string' ? why : why.code.replace('proofreading.', ''))

/** `<position> <what>` for each finding. */
async function found(answers: Task['answers'], application: Task['application'] = {}) {
  const findings = await new ExtractiveProofreader().read(aProofreadingTask({ answers, application }))
  return findings.map(({ position, why }) => `${position} ${codeOf(why)}`)
}

const texts = (...all: string[]) => all.map((text) => ({ text }))
const LONG = 'Every week our volunteers cook a warm meal for young people who live near the harbour.'

describe('ExtractiveProofreader', () => {
  it('finds figures of the same thing that differ', async () => {
    expect(await found(texts('We have 30 volunteers.', 'Our 45 volunteers cook.'))).to.deep.equal([
      '1 differs-from-answer',
    ])
    expect(await found(texts('Our annual income was £184,000.', 'Our annual income was £190,500.'))).to.deep.equal([
      '1 differs-from-answer',
    ])
    const grantInfo = [{ topic: 'amount' as const, question: 'How much are you requesting?', answer: '£12,000' }]
    expect(await found(texts('We are requesting £15,000.'), { grantInfo })).to.deep.equal(['0 differs-from-request'])
    const alone = (text: string) => [{ question: 'Amount requested', text }]
    expect(await found(alone('£15,000'), { grantInfo })).to.deep.equal(['0 differs-from-request'])
    expect(await found(alone('£12,000'), { grantInfo })).to.deep.equal([])
  })

  it('takes figures of different things, years and roundings for what they are', async () => {
    const fine = [
      texts('We have 30 volunteers.', 'Our 6 trained volunteers cook. We have 12 staff.'),
      texts('We have 30 volunteers.', 'Our 6 volunteers in Whitby cook.'),
      texts('Our income was £184,000 in 2023.', 'Our income was £190,500 in 2024.'),
      texts('Our income was £183,950.', 'Our income was about £184k.'),
      texts('We have 30 volunteers. They cook.', 'We have 30 volunteers.'),
    ]
    for (const answers of fine) expect(await found(answers), answers[1]?.text).to.deep.equal([])
  })

  it('finds sentences that two answers have in common, but not in one that sums up the other', async () => {
    expect(await found(texts(LONG, `We start in May. ${LONG}`))).to.deep.equal(['1 repeated'])
    expect(await found([{ text: LONG }, { text: LONG, sumsUp: [0] }])).to.deep.equal([])
    expect(await found(texts('We cook every week.', 'We cook every week.'))).to.deep.equal([])
  })

  it('finds questions for a number or a time whose answers have none', async () => {
    const howMany = 'How many people will benefit?'
    const when = 'When will the project start?'
    expect(await found([{ question: howMany, text: 'Young people near the harbour.' }])).to.deep.equal(['0 no-number'])
    expect(await found([{ question: when, text: 'As soon as we can.' }])).to.deep.equal(['0 no-date'])
    for (const text of ['About thirty.', '120 people', 'None.', 'All pupils of the school', 'Hundreds of people'])
      expect(await found([{ question: howMany, text }]), text).to.deep.equal([])
    for (const text of ['In May.', 'On 3 March 2027', 'Every Tuesday', 'Next spring', 'Within 6 weeks of the award'])
      expect(await found([{ question: when, text }]), text).to.deep.equal([])
  })

  it('writes out an acronym where it is used first, in the words of another answer', async () => {
    const answers = texts('Our ASB team visits. ASB is our work.', 'We work against anti-social behaviour (ASB).')
    const [finding, ...more] = await new ExtractiveProofreader().read(aProofreadingTask({ answers }))

    expect(more).to.deep.equal([])
    expect(finding).to.deep.include({
      kind: 'jargon',
      position: 0,
      words: 'Our ASB team visits.',
      replacement: 'Our anti-social behaviour (ASB) team visits.',
    })
  })

  it('finds acronyms that nobody explains, but for those that everybody, the form or the funder knows', async () => {
    expect(await found(texts('Our CRAFT and YSP teams.', 'CRAFT and YSP meet every week.'))).to.deep.equal([
      '0 acronym',
      '0 acronym',
    ])
    const known = [
      'We work with the NHS in the UK and charge VAT.',
      'We cook for Youth Support Partners (YSP). YSP helps us.',
      'YSP (young support people) cooks with us.',
      'OUR WORK IN YSP',
      'We use the UCLA loneliness scale.',
      'Post to BN1 4AA or TS10 2XX.',
    ]
    for (const text of known) expect(await found([{ text }]), text).to.deep.equal([])
    const funder = { funderName: 'The YSP Fund', markdownOverview: null }
    expect(await found(texts('YSP is dear to us.', 'YSP it is.'), { funder })).to.deep.equal([])
    expect(await found([{ question: 'What is your YSP?', text: 'Our YSP is good. YSP it is.' }])).to.deep.equal([])
  })
})
