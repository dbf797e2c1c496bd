import { expect } from 'chai'
import { knownAnswer } from '../../../core/known/known-answer.ts'
import { askedFor } from '../../../core/known/asked-for.ts'
import { assembleProfile } from '../../../core/profile/assemble-profile.ts'
import { aFoundFact } from '../../support/profile-builders.ts'
import { anId } from '../../support/builders.ts'
import { TEST_START } from '../../support/fixed-clock.ts'
import { openGapWorld } from './gap-world.ts'

describe('answering from what people told once', () => {
  it('answers a confirmed fact with its value and names the profile, without a writer', async () => {
    const { application, confirm, questions, tasks } = await openGapWorld()
    await confirm('charityNumber', '1123456')
    await confirm('income2024', '£131,000')

    const proposal = await application(['Charity number (if applicable)', 'Annual income for last financial year'])

    const [number, income] = await questions(proposal)
    expect([number?.answer?.text, income?.answer?.text]).to.deep.equal(['1123456', '£131,000 (2024)'])
    expect(number?.answer?.sources.map(({ fileName }) => fileName)).to.deep.equal(['Organisation profile'])
    expect(number?.answer?.restsOn).to.deep.equal([{ source: 'profile:charityNumber', version: 1 }])
    expect(number?.usage).to.equal(null)
    expect(tasks).to.deep.equal([])
  })

  it('gives name and address together, or asks for what is missing', async () => {
    const { application, confirm, answers, questions } = await openGapWorld()
    const together = 'Name and address of your organisation'
    await confirm('registeredAddress', '1 Harbour Street, Tidewell')
    expect(await answers(await application([together]))).to.deep.equal([null])

    await confirm('workingName', 'Harbour Trust')
    const proposal = await application([together, 'Name of organisation'])

    const [both] = await questions(proposal)
    expect(await answers(proposal)).to.deep.equal(['Harbour Trust, 1 Harbour Street, Tidewell', 'Harbour Trust'])
    expect(both?.answer?.restsOn?.map(({ source }) => source)).to.deep.equal([
      'profile:workingName',
      'profile:registeredAddress',
    ])
  })

  it('offers the working name for a legal one until that is known', async () => {
    const asked = ['Official Name of Organisation', 'Legal name of applicant']
    const one = await openGapWorld()
    const other = await openGapWorld()
    for (const { confirm } of [one, other]) await confirm('workingName', 'Harbour Trust')
    await other.confirm('legalName', 'Harbour Trust CIO')

    const proposal = await one.application([...asked, 'Name of organisation'])
    expect(await one.answers(proposal)).to.deep.equal(['Harbour Trust', 'Harbour Trust', 'Harbour Trust'])
    expect(await other.answers(await other.application(asked))).to.deep.equal([
      'Harbour Trust CIO',
      'Harbour Trust CIO',
    ])
  })

  it('takes the working name for a legal one as a draft to check, and as outdated once the legal name is known', async () => {
    const { application, check, confirm, questions, view } = await openGapWorld()
    await confirm('workingName', 'Harbour Trust')

    const proposal = await application(['Legal name of applicant', 'Name of organisation'])

    const [legal, name] = await questions(proposal)
    expect([legal?.answerState?.origin, name?.answerState?.origin]).to.deep.equal(['documents', 'told'])
    expect((await view(proposal)).outdated).to.deep.equal([])
    await check(legal!)
    await confirm('legalName', 'Harbour Trust CIO')
    expect((await view(proposal)).outdated.map(({ changed }) => changed)).to.deep.equal([['profile:legalName']])
  })

  it('gives a name in the parts that a form asks for', async () => {
    const { application, confirm, answers } = await openGapWorld()
    await confirm('contactName', 'Dr Ada Mary Brook')

    const proposal = await application(['Contact First Name', 'Contact Surname', 'Name of main contact'])

    expect(await answers(proposal)).to.deep.equal(['Ada Mary', 'Brook', 'Dr Ada Mary Brook'])
  })

  it('asks for what belongs to a partner, and gives nothing of ours instead', async () => {
    const { application, confirm, answers, tasks } = await openGapWorld()
    await confirm('registeredAddress', '1 Harbour Street, Tidewell')
    await confirm('contactEmail', 'ada@harbour.example')

    const proposal = await application(['Partner’s address', 'Name of partner organisation', 'Email', 'Address'])

    expect(await answers(proposal)).to.deep.equal([null, null, null, null])
    expect(tasks).to.deep.equal([])
  })

  it('takes the name of the project from the project', async () => {
    const { application, answers } = await openGapWorld()

    expect(await answers(await application(['What is the name of your project?']))).to.deep.equal(['Warm kitchens'])
  })

  it('takes the amount from the plan of the application', async () => {
    const { application, answers } = await openGapWorld()
    const planned = { amountAsked: 20_000, currency: 'EUR' }

    expect(await answers(await application(['How much are you applying for?'], planned))).to.deep.equal(['€20,000'])
  })

  it('asks for a contact or an address rather than looking into documents', async () => {
    const { application, questions, tasks } = await openGapWorld()

    const [question] = await questions(await application(['Name of main contact']))

    expect(question?.answer?.missing).to.equal(true)
    expect(question?.answer?.text).to.include('“Name of main contact”')
    expect(tasks).to.deep.equal([])
  })

  it('looks for an answer about the project in its own documents alone', async () => {
    const { application, opened, project, questions } = await openGapWorld()

    const proposal = await application(['What are the main risks of your project?', 'Describe your organisation.'])

    const own = { kind: 'project', projectId: project.id, section: 'grants' } as const
    expect(opened).to.deep.equal([[own], [own, { kind: 'shared' }]])
    expect((await questions(proposal))[0]?.answer?.text).to.include('We need this from you')
  })

  it('asks at once about a project that there is nothing of', async () => {
    const { application, tasks, answers } = await openGapWorld()

    const proposal = await application(['What are the main risks of your project?'], { projectId: null })

    expect(await answers(proposal)).to.deep.equal([null])
    expect(tasks).to.deep.equal([])
  })

  it('answers with what documents propose and names them, and asks where they differ or it may be a person’s', () => {
    const of = { accountId: anId<'account'>(), finder: 1, datedAt: TEST_START }
    const document = (fileName: string, facts: Readonly<Record<string, string>>) => {
      const found = Object.entries(facts).map(([key, value]) => aFoundFact({ key, value }))
      return { ...of, documentId: anId<'document'>(), fileName, found }
    }
    const report = document('Report.txt', { legalName: 'Harbour Trust', founded: '2009', contactEmail: 'a@b.example' })
    const profile = assembleProfile({
      stored: [],
      documents: [report, document('Plan.txt', { legalName: 'Harbour Trust', founded: '2011' })],
      now: TEST_START,
    })
    const plan = { amountAsked: null, currency: 'GBP' }
    const known = { profile, brief: null, projectName: null, grantInfo: [], plan, language: 'en' }
    const answerTo = (text: string) => {
      const answer = knownAnswer(askedFor({ text, section: null }), { text, kind: 'text' }, known)
      return answer.kind === 'value' ? [answer.text, answer.fileName] : answer.kind
    }

    expect(answerTo('Legal name of applicant')).to.deep.equal(['Harbour Trust', 'Report.txt'])
    expect(answerTo('Email')).to.deep.equal(['a@b.example', 'Report.txt'])
    for (const text of ['When were you founded?', 'Your email address', 'Charity number', 'Name of signatory'])
      expect(answerTo(text), text).to.equal('ask')
  })

  it('asks for nothing of ours where a question only sounds like a fact of ours', () => {
    for (const text of [
      'Start date for funding',
      'In which region will you work?',
      'How much income do you expect from ticket sales?',
      'How many full-time staff do you have?',
      'Name and address',
    ])
      expect(askedFor({ text, section: null }).fact, text).to.equal(null)
  })

  it('tells the writer what people wrote in the brief and confirmed in the profile, and no bank details', async () => {
    const { application, confirm, brief, tasks } = await openGapWorld()
    await confirm('mission', 'Warm homes for all.')
    await confirm('accountNumber', '12345678')
    await brief('risks', 'The boiler may fail.')

    await application(['What are the main risks of your project?', 'Account number'])

    const told = tasks.flatMap((task) => task.told ?? [])
    expect(told.map(({ source, isAsked, text }) => [source, isAsked, text])).to.deep.equal([
      ['profile', false, 'Mission: Warm homes for all.'],
      ['brief:risks', true, 'The boiler may fail.'],
    ])
  })

  it('lists who pays where a table asks for the income, and what it costs where it asks for costs', () => {
    const line = (item: string, amount: number, fromThisFunder: number, fromOthers: number) => ({
      ...{ item, amount, fromThisFunder, fromOthers, inKind: null },
    })
    const lines = [line('Boiler', 900, 600, 300), line('Paint', 100, 100, 0)]
    const budget = { lines, currency: 'GBP', origin: 'person', sources: [] } as const
    const plan = { amountAsked: null, currency: 'GBP' }
    const known = {
      profile: [],
      brief: { sections: [], budget },
      projectName: null,
      grantInfo: [],
      plan,
      language: 'en-GB',
    }
    const answerTo = (text: string) => {
      const answer = knownAnswer(askedFor({ text, section: null }), { text, kind: 'budget' }, known)
      return answer.kind === 'value' ? answer.text : answer.kind
    }

    expect(answerTo('Sources of income')).to.equal('- From this funder: £700\n- From others: £300\n- Total: £1,000')
    expect(answerTo('Budget')).to.equal('- Boiler: £900\n- Paint: £100\n- Total: £1,000')
  })
})
