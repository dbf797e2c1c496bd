import { expect } from 'chai'
import { ExtractiveFactFinder } from '../../../../adapters/extractive/profile/extractive-fact-finder.ts'
import { aPassage, SOME_ACCOUNT } from '../../../support/builders.ts'

const finder = new ExtractiveFactFinder()

interface Options {
  readonly fileName?: string
  readonly names?: readonly string[]
  readonly year?: number
  readonly language?: string
}

async function found(text: string, { fileName = 'a.pdf', names = [], year = 2024, language = 'en' }: Options = {}) {
  const passages = [aPassage({ text: text.trim(), headings: [], question: null, page: 1 })]
  const datedAt = `${year}-12-31T00:00:00.000Z`
  return finder.find({ accountId: SOME_ACCOUNT, names, fileName, language, datedAt, passages })
}

/**
 * What a text states, by key, with `owner` behind the value of what it says of somebody else; what a page only mentions is
 * left out.
 */
async function factsIn(text: string, options: Options = {}) {
  const stated = (await found(text, options)).filter(({ isMention }) => isMention !== true)
  return Object.fromEntries(
    stated.map(({ key, value, owner }) => [key, owner === null ? value : `${value} [${owner}]`]),
  )
}

const ANNUAL_REPORT = `
Tidewell Trust Annual Report and Accounts 2023/24
Tidewell Trust is a registered charity (number 1101607) and a company limited by guarantee (company number 04987321).
Registered office: 14 Quay Street, Falmouth, Cornwall TR11 3LG
www.tidewell.org.uk | info@tidewell.org.uk | Tel: 01326 555 123
Our mission is to help young people on the coast to find work at sea.
Tidewell Trust was founded in 1998 by three fishermen.
We employ 12 staff and have 85 regular volunteers.
Jane Penrose
Chief Executive
Statement of financial activities for the year ended 31 March 2024
 | Unrestricted | Restricted | Total 2024 | Total 2023
Donations | 20,000 | 10,000 | 30,000 | 28,000
Total income | 320,000 | 110,400 | 430,400 | 398,250
Total expenditure | 300,000 | 101,900 | 401,900 | 380,110
The Harbour Foundation, registered charity 209911, gave us £50,000.`

const FILLED_FORM = `
Section 1: About your organisation
Name of organisation: Riverbend Gardens
Charity number (if applicable): 1145522
Website: www.riverbendgardens.org
Main contact: Omar Reid - Project Manager
Email: omar@riverbendgardens.org
Telephone: 0161 496 0123
Section 2: Your partner
Partner organisation
Name of organisation: Green Lanes CIC
Address: 4 Mill Lane, Stockport SK1 4AA
Section 3: Referee
Name: Dr Ann Lee
Email: ann.lee@stockport.gov.uk`

describe('finding the facts of an organisation', () => {
  it('reads an annual report', async () => {
    expect(await factsIn(ANNUAL_REPORT)).to.deep.include({
      workingName: 'Tidewell Trust',
      charityNumber: '1101607',
      companyNumber: '04987321',
      registeredAddress: '14 Quay Street, Falmouth, Cornwall TR11 3LG',
      website: 'www.tidewell.org.uk [tidewell.org.uk]',
      contactEmail: 'info@tidewell.org.uk [tidewell.org.uk]',
      founded: '1998',
      mission: 'To help young people on the coast to find work at sea',
      staff2024: '12',
      volunteers2024: '85',
      chiefExecutive: 'Jane Penrose',
      yearEnd: '31 March',
      income2024: '£430,400',
      income2023: '£398,250',
      expenditure2024: '£401,900',
      expenditure2023: '£380,110',
    })
  })

  it('reads a form that was filled in, and leaves out what it says of partners and referees', async () => {
    const facts = await factsIn(FILLED_FORM)

    expect(facts).to.deep.include({
      workingName: 'Riverbend Gardens',
      charityNumber: '1145522',
      contactName: 'Omar Reid',
      contactEmail: 'omar@riverbendgardens.org [riverbendgardens.org]',
      contactTelephone: '0161 496 0123',
    })
    expect(Object.values(facts).join()).not.to.match(/Green Lanes|Mill Lane|Ann Lee|stockport/i)
  })

  it('says whose the contact of an earlier application is, where it names another body', async () => {
    const applied = (organisation: string) =>
      `Riverbend Gardens\nContact information\nYour name | Omar Reid\nEmail address | omar@riverbendgardens.org\nPhone number | +44 161 496 0123\nOrganisation | ${organisation}\nRiverbend Gardens grows food. Riverbend Gardens is open to all.`
    const names = ['Riverbend Gardens']

    expect(await factsIn(applied('Green Lanes CIC'), { names })).to.include({
      contactName: 'Omar Reid [Green Lanes CIC]',
      contactEmail: 'omar@riverbendgardens.org [riverbendgardens.org]',
      contactTelephone: '+44 161 496 0123 [Green Lanes CIC]',
    })
    expect(await factsIn(applied('Riverbend Gardens CIO'), { names })).to.include({
      contactName: 'Omar Reid',
      contactTelephone: '+44 161 496 0123',
    })
  })

  it('says which person the details beside a contact are of, and takes shared mailboxes for those of all', async () => {
    const contacts = (first: string, second: string) =>
      found(`Main contact: Omar Reid\n${first}\nTelephone: 0161 496 0123\nContact person: Bea Lake\n${second}`)
    const personOf = async (facts: ReturnType<typeof contacts>, key: string) =>
      (await facts).find((fact) => fact.key === key && fact.isMention !== true)?.person

    const own = contacts('Email: omar@riverbendgardens.org', 'Email: bea@riverbendgardens.org')
    expect([await personOf(own, 'contactEmail'), await personOf(own, 'contactTelephone')]).to.deep.equal([
      'Omar Reid',
      'Omar Reid',
    ])
    const ofSecond = contacts('Position: Gardener', 'Email: bea@riverbendgardens.org')
    expect(await personOf(ofSecond, 'contactEmail')).to.equal('Bea Lake')
    const shared = contacts('Position: Gardener', 'Email: info@riverbendgardens.org')
    expect(await personOf(shared, 'contactEmail')).to.equal(undefined)
  })

  it('says whose an address for e-mail is by the name in it', async () => {
    const people = 'Riverbend Gardens grows food for all. Our main contact is Bea Lake.'
    const emailIn = async (text: string) =>
      (await found(`${people}\n${text}`)).find(({ key }) => key === 'contactEmail')

    const ofTreasurer = await emailIn('Write to the treasurer, Ann Holt, at ann.holt@riverbend.org about money.')
    expect(ofTreasurer).to.include({ value: 'ann.holt@riverbend.org', person: 'Ann Holt' })
    const ofChair = await emailIn('Chair: Omar Reid, omar@riverbend.org')
    expect(ofChair).to.include({ value: 'omar@riverbend.org', person: 'Omar Reid' })
    const ofAll = await emailIn('Chair: Omar Reid. Write to riverbend@riverbend.org')
    expect(ofAll).to.include({ value: 'riverbend@riverbend.org' }).and.not.to.have.property('person')
  })

  it('takes the mission below its heading before one in a letter', async () => {
    const letter = 'Dear friends, we grew as Tidewell Trust, whose mission is to be bolder than ever.'
    const report = (heading: string, below: string) =>
      `Tidewell Trust Annual Report\n${letter}\nTidewell Trust is a charity.\n${heading}\n${below}`

    const headed = report('Our Mission', 'Tidewell Trust finds work at sea for young people. It began in 1998.')
    expect(await factsIn(headed)).to.include({ mission: 'Tidewell Trust finds work at sea for young people' })
    const stated = report('Mission statement', 'We teach everybody on the coast to swim.')
    expect(await factsIn(stated)).to.include({ mission: 'We teach everybody on the coast to swim' })
    for (const below of ['Thanks to all who came to our fair.', 'We are'])
      expect(await factsIn(report('Our Mission', below)), below).to.include({ mission: 'To be bolder than ever' })
  })

  it('takes no dates for a telephone number', async () => {
    const lines = ['Report on the Harbour grant 2023-2024', 'Call 2015 – 2019', 'T: 05.10.1986']
    const facts = lines.map((line) => factsIn(`${line}\nWrite to info@tidewell.org.uk`))

    for (const found of await Promise.all(facts))
      expect(found).to.deep.equal({ contactEmail: 'info@tidewell.org.uk [tidewell.org.uk]' })
  })

  it('reads a policy by its title and the date on which it was reviewed last', async () => {
    const text =
      'Safeguarding Policy\nApproved by the trustees on 4 May 2023\nDesignated Safeguarding Lead: Bea Lake\nWe keep children safe.'

    expect(await factsIn(text)).to.deep.equal({ safeguardingPolicy: '4 May 2023', safeguardingLead: 'Bea Lake' })
  })

  it('reads sentences of a report', async () => {
    const text =
      'Tidewell Trust is a registered charity. We live by the sea. Our registered address is 12 Quay Street, Port Elmsey, PE4 2LT. Our income in 2025 was £412,600 and our expenditure was £398,150.'

    expect(await factsIn(text)).to.include({
      registeredAddress: '12 Quay Street, Port Elmsey, PE4 2LT',
      income2025: '£412,600',
      expenditure2025: '£398,150',
    })
  })

  it('reads a short report that gives its author’s name once', async () => {
    const text =
      'Annual report 2025\nFenwick Lane Garden is a registered charity in England and Wales (charity number 1187345).\nIn 2025 we have 4 staff and 38 volunteers. Ruth Adeyemi, Chair of trustees. Sam Lee, Treasurer.\nTotal income for the year ended 31 March 2025 was £398,150. Total income from the café in 2025 was £4,000.'

    expect(await factsIn(text)).to.include({
      workingName: 'Fenwick Lane Garden',
      charityNumber: '1187345',
      chair: 'Ruth Adeyemi',
      income2025: '£398,150',
    })
  })

  it('dates each of the policies that one document holds', async () => {
    const text = 'Safeguarding and equality policies\nAdopted by the board of Tidewell Trust on 14 January 2025.'

    const date = '14 January 2025'
    expect(await factsIn(text)).to.include({ safeguardingPolicy: date, equalityPolicy: date })
  })

  it('proposes nothing from a blank form or from a funder’s guidance', async () => {
    const blank =
      'Name of organisation:\nCharity number (if applicable):\nMain contact:\nEmail:\nHow many staff do you have?'
    const guidance =
      'The Harbour Foundation grants programme\nWe give grants to charities that were founded before 2020. Your organisation must have an income below £100,000. If you have questions, write to our grants team.'

    expect(await factsIn(blank)).to.deep.equal({})
    expect(await factsIn(guidance)).to.deep.equal({})
  })

  it('says of a number whose it is where another organisation is named', async () => {
    const text = 'We work with Green Lanes (registered charity number 1199887). Registered charity no. 1101607'

    expect(await factsIn(text)).to.include({ charityNumber: '1101607' })
  })

  it('takes no figures where the columns of a table name a year twice', async () => {
    const text = 'Group 2024 | Group 2023 | Charity 2024 | Charity 2023\nTotal income | 4,000 | 3,000 | 2,000 | 1,000'

    expect(await factsIn(text)).to.deep.equal({})
  })

  it('takes no total where another statement of the document has a different one', async () => {
    const sponsored = [
      'Bramble Hub Financial statement 2024',
      'Actual | Actual | Actual Jan - June | July - Dec | Jan - Dec 2024 | 2024 | 2024',
      'Total income | 40,000 | 60,000 | 100,000',
      'Bramble Hub, Inc',
      'January - December 2024',
      'Total income | $21,500',
    ]
    const branches = [
      'Accounts 2023',
      'Income and expenditure for 2023',
      'Total income | 8,400',
      'Group 2023 | Group 2022 | Charity 2023 | Charity 2022',
      'Total income | 31,000 | 29,000 | 22,000 | 20,000',
    ]

    expect(await factsIn(sponsored.join('\n'))).not.to.have.property('income2024')
    expect(await factsIn(branches.join('\n'), { year: 2023 })).not.to.have.property('income2023')
    expect(await factsIn(branches.slice(0, 3).join('\n'), { year: 2023 })).to.have.property('income2023', '8,400')
  })

  it('writes figures in thousands out', async () => {
    const text = 'Statement of activities\n£000 | 2024 | 2023\nTotal income | 1,430 | 1,398'

    expect(await factsIn(text)).to.deep.equal({ income2024: '£1,430,000', income2023: '£1,398,000' })
  })

  it('finds no head of the organisation in a list of where the members of its board work', async () => {
    const board = 'Board of directors\nMark Reid\nChief Executive\nMill Lane Housing\nAnn Lee\nChair\nStockport College'

    expect(await factsIn(board)).to.deep.equal({})
    expect(await factsIn('Board\nAnn Lee, Chair\nOmar Reid, Treasurer')).to.deep.equal({ chair: 'Ann Lee' })
  })

  it('takes no sentence, and no heading that is its page’s subject, for a name', async () => {
    const pages = [
      'In 2024 our income was £412,600.',
      'Income and expenditure\n\nOur income was £412,600 in 2025.',
      'Partners\n\nWe work with two schools.',
    ]

    const nameOn = async (page: string) => (await found(page)).find(({ key }) => key === 'workingName')?.value
    expect(await Promise.all(pages.map(nameOn))).to.deep.equal([undefined, undefined, undefined])
    const named = ['Rivers and people\n\nRivers and people is a charity.', 'Nomads Hub\n\nWe teach code.']
    expect(await Promise.all(named.map(nameOn))).to.deep.equal(['Rivers and people', 'Nomads Hub'])
  })

  it('takes no kind of report for a name', async () => {
    for (const kind of ['Narrative', 'Financial', 'Progress']) {
      const report = `${kind} Annual Report\n\nIn our ${kind} we outline what we did. The ${kind} is short.`
      expect(
        (await found(report)).map(({ value }) => value),
        kind,
      ).to.not.include(kind)
    }
  })

  it('knows from other documents whose sentences are', async () => {
    const text = 'Riverbend was set up in 2009. Riverbend grows food. Everybody is welcome at Riverbend.'

    expect(await factsIn(text)).to.not.have.property('contactName')
    expect(await factsIn(text, { names: ['Riverbend'] })).to.include({ founded: '2009' })
  })

  it('reads labels in German, French and Welsh on a short page', async () => {
    const mentionedIn = async (text: string, options: Options) =>
      Object.fromEntries((await found(text, options)).map(({ key, value }) => [key, value]))
    const german = 'Name der Organisation: Hafenlicht e. V.\nGründungsjahr: 1998\nVereinsregisternummer: VR 12345'
    const french =
      'Nom de l’association : Les Amis du Port\nAnnée de création : 2003\nSite internet : www.amisduport.fr'
    const welsh = 'Enw’r sefydliad: Gerddi’r Afon\nRhif elusen: 1145522\nGwefan: www.gerddirafon.cymru'

    expect(await mentionedIn(german, { language: 'de' })).to.include({
      workingName: 'Hafenlicht e. V.',
      founded: '1998',
    })
    expect(await mentionedIn(french, { language: 'fr' })).to.include({
      workingName: 'Les Amis du Port',
      founded: '2003',
    })
    expect(await mentionedIn(welsh, { language: 'cy' })).to.include({
      workingName: 'Gerddi’r Afon',
      charityNumber: '1145522',
    })
  })
})
