import { expect } from 'chai'
import { wantedAnswer } from '../../../../adapters/extractive/page/wanted-answer.ts'
import type { AnswerDraft } from '../../../../core/proposals/ports/answer-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { answerFrom } from './answered-from.ts'
import { libraryOf } from './library-of.ts'

/** One page on a made-up organisation, as people write them. */
const PAGE = {
  'About us.txt': [
    '# Kettle Lane Kitchen',
    'Kettle Lane Kitchen is a community café in Orley. We cook with people who live alone.',
    'Charity number: 1199887',
    'Chief executive: Dr Ines Farrow',
    'Our trustees are Mo Hale (chair), Petra Lund and Sam Oduya.',
    'Registered office: 4 Kettle Lane, Orley OR3 8TT',
    '# Why',
    'One in four people over 60 in Orley eats every meal alone.',
    '# Safety',
    'All cooks have a DBS check and a food hygiene certificate.',
    '# Money',
    'Year to 31 March | 2024 | 2025',
    'Total income | 40,300 | 44,900',
    'Reserves | 8,200 | 9,450',
    'All amounts in pounds.',
    'Orley Council gave us £9,000 last year. The Fern Trust (2 High Street, Bexford BX1 1AA) pays for our van.',
    'We work with Orley Library and the Red Lion.',
  ].join('\n'),
}

async function answer(text: string): Promise<AnswerDraft> {
  const question = { text, guidance: null, section: null, limit: { words: null, characters: null } }
  const task = { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }
  return answerFrom(task, await libraryOf(PAGE))
}

describe('Answers by kind', () => {
  const answered: Readonly<Record<string, string>> = {
    'Organisation name': 'Kettle Lane Kitchen',
    'Registered charity number': '1199887',
    'Name of chief executive': 'Dr Ines Farrow',
    'Chair of trustees': 'Mo Hale',
    'Total income': '£44,900 (2025)',
    'What were your reserves at the end of 2024?': '£8,200',
    Trustees: 'Mo Hale, Petra Lund, Sam Oduya',
    'Registered address': '4 Kettle Lane, Orley OR3 8TT',
    'Name and address of your organisation': 'Kettle Lane Kitchen, 4 Kettle Lane, Orley OR3 8TT',
  }
  for (const [question, text] of Object.entries(answered))
    it(`gives what "${question}" asks for, and nothing else`, async () => {
      expect((await answer(question)).text).to.equal(text)
    })

  it('gives prose from under the heading that means what is asked', async () => {
    expect((await answer('How do you keep people safe?')).text).to.include('DBS check')
    expect((await answer('Why is your work needed?')).text).to.include('One in four people')
  })

  it('keeps partners and funders apart, and both from trustees', async () => {
    const funders = (await answer('Who else funds you?')).text
    const partners = (await answer('Who are your partners?')).text

    expect(funders).to.include('Orley Council').and.not.to.include('Orley Library')
    expect(partners).to.include('Orley Library').and.not.to.include('Council')
  })

  it('gives income and expenditure, or the one of them that is stated', async () => {
    expect((await answer('What was your income in 2024?')).text).to.equal('£40,300')
    expect((await answer('What was your expenditure in 2024?')).missing).to.equal(true)
  })

  it('names the passage that states it', async () => {
    const { sources } = await answer('Name of chief executive')

    expect(sources.map(({ fileName, used }) => [fileName, used])).to.deep.equal([
      ['About us.txt', ['Chief executive: Dr Ines Farrow']],
    ])
  })

  for (const question of [
    'Company number',
    'Name of treasurer',
    'Name, address and website of your organisation',
    'Name and address',
    'Email address',
    'What will you spend the grant on?',
    'How much are you applying for?',
    'When will your project start?',
    'Do you have a complaints policy?',
    'What was your income in 2019?',
    'What is your reserves policy?',
  ])
    it(`says that "${question}" is lacking, though something like it is there`, async () => {
      const { missing, sources } = await answer(question)

      expect([missing, sources]).to.deep.equal([true, []])
    })
})

describe('The common questions of forms', () => {
  const wordings: Readonly<Record<string, readonly string[]>> = {
    legalName: ['Name of organisation', 'What is your organisation called?', "Enw'r sefydliad", 'Nom de la structure'],
    charityNumber: ['Charity no.', 'UK registered charity number', 'Rhif elusen gofrestredig'],
    chiefExecutive: ['CEO name', 'Who runs your organisation?', 'Qui dirige l’association ?', 'Geschäftsführung'],
    chair: ['Name of chair of governors', 'Who chairs your committee?', 'Cadeirydd', 'Wer ist Vorsitzender?'],
    income: ['Annual turnover', 'What was your total income last year?', 'Budget annuel', 'Jahreseinnahmen'],
    reserves: ['Level of unrestricted reserves', 'Cronfeydd wrth gefn', 'Fonds propres', 'Freie Rücklagen'],
    funders: ['Who else funds you?', 'List other grants received in the last two years', 'Qui vous finance ?'],
    otherFunding: ['Match funding', 'How will the rest of the project be funded?'],
    amountAsked: ['Grant requested', 'How much would you like to apply for?', 'Montant sollicité', 'Beantragte Summe'],
    projectCost: ['Total project cost', 'How much will the project cost?', 'Gesamtkosten des Projekts'],
    spending: ['What would our grant pay for?', 'What are you asking us to fund?', 'Wofür wird das Geld verwendet?'],
    safety: ['How do you keep people safe?', 'What do you do to protect children?', 'Wie schützen Sie Kinder?'],
    need: ['What problem are you trying to solve?', 'How do you know there is a need?', 'Pam mae angen y prosiect?'],
    afterGrant: ['What will happen when the funding ends?', 'How will the work continue?'],
    reservesPolicy: ['What is your reserves policy?'],
    policyDate: ['When was your safeguarding policy last reviewed?'],
  }
  for (const [meaning, questions] of Object.entries(wordings))
    it(`are told by their words: ${meaning}`, () => {
      for (const question of questions) expect(wantedAnswer(question)?.meaning, question).to.equal(meaning)
    })

  it('are not seen in what asks for something of one’s own', () => {
    for (const question of [
      'How will volunteers be involved in the project?',
      'How will you publicise our funding?',
      'What lessons have you learned from previous work?',
      'How will you work with partners to deliver the project?',
    ])
      expect(wantedAnswer(question), question).to.equal(null)
  })
})
