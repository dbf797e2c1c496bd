import { expect } from 'chai'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { answerFrom } from './answered-from.ts'
import { libraryOf } from './library-of.ts'

async function answer(text: string, documents: Readonly<Record<string, string>>) {
  const question = { text, guidance: null, section: null, limit: { words: 120, characters: null } }
  const task = { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }
  return answerFrom(task, await libraryOf(documents))
}

const CLUB = {
  'Handbook.txt': [
    '# About the Harbour Club',
    'The Harbour Club is an incorporated charity, and it reaches children at risk of leaving school.',
    'Our board of trustees meets in spring. Members meet their expected growth in skills by the end of the year.',
    'Safeguarding our members helps every child to have the best outcomes.',
    'Our digital inclusion project lends boats, and grant money is spent by the end of the year.',
    'The assembly elects the officers and, when applicable, auditors or commissioners.',
    'In May volunteers are trained, and from June to September they teach.',
    '# People',
    'Ada Brink',
    '— Chair',
    'Carl Dunn',
    '— Treasurer',
  ].join('\n'),
  'Accounts 2023.txt': 'Net income for 2023: £4,100.\nCotton bags | | £310\nGifts | | £64,250',
}

describe('Questions that funders ask of everyone', () => {
  const without = (question: string, ...lines: RegExp[]) =>
    answer(question, {
      'Handbook.txt': CLUB['Handbook.txt']
        .split('\n')
        .filter((line) => !lines.some((pattern) => pattern.test(line)))
        .join('\n'),
    })

  it('are not answered by a sentence that has their words in another sense', async () => {
    const questions = [
      'What are the main risks to the project?',
      'What other funding have you secured for this project?',
      'How do you measure the outcomes of your work?',
      'Who audits your accounts?',
      'How much money are you asking for?',
      'How will the project be sustained when the grant ends?',
      'What would happen if you did not receive this grant?',
      'Which previous grants have you received, with amounts?',
      'How do you ensure equality, diversity and inclusion?',
      'What insurance do you hold?',
    ]
    for (const question of questions) expect((await answer(question, CLUB)).missing, question).to.equal(true)
    expect((await without('Who chairs your board?', /Chair/)).missing).to.equal(true)
    expect((await without('What is the timetable of your programme?', /June/, /spring/)).missing).to.equal(true)
  })

  it('are answered by what is labelled so', async () => {
    const { text } = await answer('Who chairs your board?', CLUB)
    expect(text).to.equal('Ada Brink')
    expect((await answer('What is your legal structure?', CLUB)).text).to.equal('Incorporated charity')
  })

  it('take no net result for an income', async () => {
    expect((await answer('What was your total income in 2023?', CLUB)).text).not.to.include('£4,100')
  })
})

describe('A list below a heading that says what is asked', () => {
  it('has one item a line', async () => {
    const documents = {
      'Plan.txt': [
        '# Targets of the youth club',
        'The youth club has these targets:',
        '- 50% of youth improve their marks.',
        '- 85% of teachers of youth see a difference (https://example.org/teachers).',
      ].join('\n'),
    }

    expect((await answer('What are the targets of the youth club?', documents)).text).to.include(
      '- 50% of youth improve their marks.\n- 85% of teachers of youth see a difference.',
    )
  })
})

describe('Answers on rules', () => {
  const documents = {
    'Rules.txt': [
      '# Conflict of Interest Rule',
      'Members must disclose an interest in a supplier as soon as they know of it.',
      'Failure to comply leads to disciplinary action.',
      'The Harbour Club shall not discriminate against any person on account of age or creed.',
    ].join('\n'),
    'People.txt':
      '# Board members\nHere is the list of those on our board.\n- Ada Brink (Chair)\n- Carl Dunn\n- Eve Frank',
    'Imprint.txt': 'Address: Korte Steeg 1-43, 1012 SL, Amsterdam',
  }

  it('are found whatever the rule is called', async () => {
    const text = async (question: string) => (await answer(question, documents)).text

    expect(await text('What is your policy on conflicts of interest?')).to.include('Members must disclose')
    expect((await answer('What is your policy on whistleblowing?', documents)).missing).to.equal(true)
  })

  it('list names, and give an address by its label', async () => {
    const { text } = await answer('Please list the members of your board.', documents)

    expect(text).to.include('- Ada Brink (Chair)\n- Carl Dunn\n- Eve Frank')
    expect((await answer('What is your registered address?', documents)).text).to.include('Korte Steeg 1-43, 1012 SL')
  })
})

it('What an organisation is for is not answered by what one of its papers is for', async () => {
  const documents = {
    'Rule.txt': 'Purpose: This conflict of interest rule aims to keep the club impartial in all that it buys.',
    'About.txt': 'The Harbour Club lends boats to schools. Its goal is to bring sailing to every child in the county.',
  }

  for (const question of ['What is the purpose of your organisation?', 'What is your mission?'])
    expect((await answer(question, documents)).text, question).to.match(/^The Harbour Club lends boats/)
})

describe('Answers on who and where', () => {
  it('give an address with the lines above its postcode', async () => {
    const documents = { 'About.txt': '# Where we are\nHarbour Club\nThe Old Boathouse\n4 Quay Street\nPoole\nBH16 6FA' }

    expect((await answer('What is your postal address?', documents)).text).to.equal(
      'Harbour Club, The Old Boathouse, 4 Quay Street, Poole, BH16 6FA',
    )
  })

  it('ask who holds an office where documents name several', async () => {
    const documents = {
      'Report 2021.txt': 'Our board of trustees\nAda Brink\nChair\nReport of the year 2021',
      'Report 2023.txt': 'Our board of trustees\nCarl Dunn\nChair\nReport of the year 2023',
    }

    expect((await answer('Who chairs your board?', documents)).missing).to.equal(true)
  })
})
