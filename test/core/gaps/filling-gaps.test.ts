import { expect } from 'chai'
import { refusalOf } from '../../support/core-world.ts'
import { NOT_FOUND, openGapWorld } from './gap-world.ts'

/** A writer that answers from the section of the brief that is asked for. */
const fromBrief = ({ told = [] }: { told?: readonly { isAsked: boolean; text: string }[] }) => {
  const asked = told.find(({ isAsked }) => isAsked)
  return asked ? { ...NOT_FOUND, text: asked.text, missing: false } : NOT_FOUND
}

describe('what an application still needs', () => {
  it('names each gap once, with the questions and the open applications that wait for it', async () => {
    const { application, view } = await openGapWorld()
    const asked = [
      'Charity number',
      'Registered charity no.',
      'Name of main contact',
      'Why is this project needed?',
      'Colour?',
    ]
    const proposal = await application(asked)
    await application(['Charity number'])
    await application(['Charity number'], { isArchived: true })

    const { gaps } = await view(proposal)

    expect(
      gaps.map(({ id, group, person, kind }) => [
        id
          .split(':')
          .slice(0, id.startsWith('q') ? 1 : 2)
          .join(':'),
        group,
        person,
        kind,
      ]),
    ).to.deep.equal([
      ['profile:charityNumber', 'organisation', 'anyone', 'identifier'],
      ['profile:contactName', 'organisation', 'contact', 'person'],
      ['brief:need', 'project', 'projectLead', 'long-text'],
      ['question', 'application', 'anyone', 'long-text'],
    ])
    expect(gaps.map(({ waiting, applications }) => [waiting.length, applications])).to.deep.equal([
      [2, 2],
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })

  it('fills every question that waits for a fact, in every open application, and leaves what people wrote', async () => {
    const { application, fill, answers, view, world, actor } = await openGapWorld()
    const proposal = await application(['Charity number', 'Registered charity no.'])
    const [other, closed] = [
      await application(['Charity number']),
      await application(['Charity number'], { stage: 'won' }),
    ]
    const [mine] = (await view(proposal)).gaps[0]!.waiting
    await fill(proposal, `question:${mine!.id}`, 'We are exempt.')

    const filled = await fill(proposal, 'profile:charityNumber', ' 1123456 ')

    expect(filled).to.equal(2)
    expect(await answers(proposal)).to.deep.equal(['We are exempt.', '1123456'])
    expect([await answers(other), await answers(closed)]).to.deep.equal([['1123456'], [null]])
    const fact = await world.unitOfWork.run(({ profileFacts }) => profileFacts.find(actor.accountId, 'charityNumber'))
    expect([fact?.value, fact?.confirmedBy?.id]).to.deep.equal(['1123456', actor.userId])
  })

  it('changes nothing when the same is sent again', async () => {
    const { application, fill, questions, view } = await openGapWorld()
    const proposal = await application(['Charity number'])
    await fill(proposal, 'profile:charityNumber', '1123456')
    const before = await questions(proposal)

    const again = await fill(proposal, 'profile:charityNumber', '1123456')

    expect(again).to.equal(0)
    expect(await questions(proposal)).to.deep.equal(before)
    expect(await view(proposal)).to.deep.equal({ gaps: [], outdated: [] })
  })

  it('keeps what is told of a project in its brief, and drafts what waits for it in its applications', async () => {
    const { application, fill, answers, workOff } = await openGapWorld(fromBrief)
    const proposal = await application(['Why is this project needed?', 'Colour?'])
    const other = await application(['Explain the need that your project addresses.'])
    const elsewhere = await application(['Why is this project needed?'], { projectId: null })

    const filled = await fill(proposal, 'brief:need', 'Fuel costs rose by a third.')
    await workOff()

    expect(filled).to.equal(2)
    expect(await answers(proposal)).to.deep.equal(['Fuel costs rose by a third.', null])
    expect([await answers(other), await answers(elsewhere)]).to.deep.equal([['Fuel costs rose by a third.'], [null]])
  })

  it('keeps the amount with the application, and an answer with its question', async () => {
    const { application, fill, workOff, world, actor, view, answers } = await openGapWorld()
    const proposal = await application(['How much are you applying for?', 'Colour?'])
    const { gaps } = await view(proposal)

    await fill(proposal, 'amount', '£20,000')
    await fill(proposal, gaps[1]!.id, 'Blue.')
    await workOff()

    const saved = await world.unitOfWork.run(({ proposals }) => proposals.find(actor.accountId, proposal.id))
    expect(saved?.grantInfo.map(({ topic, answer }) => [topic, answer])).to.deep.equal([['amount', '£20,000']])
    expect([saved?.amountAsked, saved?.currency]).to.deep.equal([20_000, 'GBP'])
    expect((await answers(proposal))[1]).to.equal('Blue.')
  })

  it('tells the profile which facts open applications lack, those of the newest first', async () => {
    const { application, confirm, askedFacts } = await openGapWorld()
    await application(['Charity number', 'Name of main contact'])
    await application(['Total income in 2021', 'Charity number', 'Colour?'])
    await application(['Company number'], { isArchived: true })

    const asked = await askedFacts()
    await confirm('charityNumber', '1123456')

    expect(asked).to.deep.equal(['income2021', 'charityNumber', 'contactName'])
    expect(await askedFacts()).to.deep.equal(['income2021', 'contactName'])
  })

  it('has a job fill many applications', async () => {
    const { application, fill, workOff, answers } = await openGapWorld()
    const proposals = []
    for (let count = 0; count < 12; count += 1) proposals.push(await application(['Charity number']))

    const filled = await fill(proposals[0]!, 'profile:charityNumber', '1123456')
    await workOff()

    expect(filled).to.equal(10)
    expect(await Promise.all(proposals.map(answers))).to.deep.equal(Array(12).fill(['1123456']))
  })

  it('marks answers whose fact has changed since', async () => {
    const { application, confirm, view, questions } = await openGapWorld()
    await confirm('charityNumber', '1123456')
    const proposal = await application(['Charity number', 'Name of main contact'])
    const [question] = await questions(proposal)

    await confirm('charityNumber', '7654321')

    const { outdated } = await view(proposal)
    expect(outdated).to.deep.equal([{ questionId: question!.id, changed: ['profile:charityNumber'] }])
  })

  it('takes a check for the answer to what has changed since, until it changes again', async () => {
    const { application, confirm, view, questions, check } = await openGapWorld()
    await confirm('charityNumber', '1123456')
    const proposal = await application(['Charity number'])
    const [question] = await questions(proposal)
    await check(question!)
    await confirm('charityNumber', '7654321')
    expect((await view(proposal)).outdated).to.have.lengthOf(1)

    await check(question!)
    expect((await view(proposal)).outdated).to.deep.equal([])
    await confirm('charityNumber', '1234567')
    expect((await view(proposal)).outdated).to.have.lengthOf(1)
  })

  it('refuses a blank value, one that is none of its kind, and what nobody asks for', async () => {
    const { application, fill } = await openGapWorld()
    const proposal = await application(['Charity number'])

    const refusals = [
      await refusalOf(fill(proposal, 'profile:charityNumber', '  ')),
      await refusalOf(fill(proposal, 'profile:contactEmail', 'nobody')),
      await refusalOf(fill(proposal, 'brief:weather', 'Rain')),
      await refusalOf(fill(proposal, 'elsewhere', 'x')),
    ]

    expect(refusals.map(({ kind, details }) => [kind, Object.keys(details.fields ?? {})])).to.deep.equal([
      ['invalid', ['value']],
      ['invalid', ['value']],
      ['not-found', []],
      ['not-found', []],
    ])
  })
})
