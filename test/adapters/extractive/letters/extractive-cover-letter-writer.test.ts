import { expect } from 'chai'
import { ExtractiveCoverLetterWriter } from '../../../../adapters/extractive/letters/extractive-cover-letter-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { placeholdersIn } from '../../../../core/languages/placeholders.ts'
import { grantInfoOn } from '../../../../core/proposals/grant-info.ts'
import type { CoverLetterTask } from '../../../../core/letters/ports.ts'
import { libraryOf } from '../answers/library-of.ts'

const FACTS = {
  legalName: 'Riverbend Gardens CIO',
  workingName: 'Green_Hands',
  charityNumber: '1098765',
  postalAddress: '1 Mill Lane\nOxley\nOX1 2AB',
  contactEmail: 'hello@riverbend.example',
  mission: 'We turn waste land into gardens. Neighbours meet there.',
  signatoryName: 'Ada Brook',
  signatoryRole: 'Chair',
}
const brief = (section: string, text: string) => {
  return { source: `brief:${section}`, fileName: 'Project brief', heading: null, text, isAsked: false }
}
const LIBRARY = { 'Report.txt': 'One family in three in Oxley has no garden. Our project is needed for that problem.' }

const task = (of: Partial<CoverLetterTask> = {}): CoverLetterTask => ({
  applicationName: 'Gardens for all',
  grantInfo: [grantInfoOn('purpose', 'two new gardens'), grantInfoOn('amount', '£12,000')],
  funder: { funderName: 'Brightwater Foundation', markdownOverview: null },
  answers: [],
  settings: DEFAULT_SETTINGS,
  now: '2026-11-29T10:00:00.000Z',
  sender: 'Robin Marsh',
  facts: FACTS,
  ...of,
})

async function write(of: Partial<CoverLetterTask> = {}) {
  const writer = new ExtractiveCoverLetterWriter()
  const { text, gaps = [] } = await writer.write(task(of), await libraryOf(LIBRARY))
  return { text, gaps, paragraphs: text.split('\n\n') }
}

describe('ExtractiveCoverLetterWriter', () => {
  it('has the letterhead, date, addressee, salutation and subject of a letter', async () => {
    const { paragraphs } = await write()

    expect(paragraphs.slice(0, 6)).to.deep.equal([
      '**Green\\_Hands**  \n1 Mill Lane  \nOxley  \nOX1 2AB  \nRiverbend Gardens CIO, Registered charity number 1098765  \nhello@riverbend.example',
      '29 November 2026',
      'Brightwater Foundation',
      'Dear Brightwater Foundation team,',
      '**Our application: Gardens for all**',
      'We are applying to you for £12,000. The grant is for: two new gardens.',
    ])
  })

  it('names the reference where it was given, and the project and its planned amount', async () => {
    const reference = { topic: null, question: 'Your reference number', answer: 'BF/27/113' }
    const application = {
      ...{ name: '', projectName: 'Mill Street', funder: null, terms: null, questions: [], grantInfo: [], told: [] },
      amountAsked: { amount: 9500, currency: 'GBP' },
    }

    const { text } = await write({ grantInfo: [reference], application })

    expect(text).to.include('**Our application: Gardens for all**  \nReference: BF/27/113')
    expect(text).to.include('We are applying to you for £9,500 for our project “Mill Street”.')
  })

  it('says what people confirmed, wrote in the brief and checked, and nothing that nobody checked', async () => {
    const { text } = await write({
      told: [brief('need', 'One family in three has no garden.')],
      checked: [{ question: 'Who will benefit from the project?', answer: 'Some 240 families in the flats.' }],
      answers: [{ question: 'What outcomes will it have?', answer: 'Everybody will be happy for ever.' }],
      settings: { ...DEFAULT_SETTINGS, factsFile: 'We won the Nobel prize.' },
    })

    expect(text).to.include('We turn waste land into gardens. Neighbours meet there.')
    expect(text).to.include('One family in three has no garden.').and.include('Some 240 families in the flats.')
    expect(text).not.to.include('happy for ever').and.not.to.include('Nobel')
  })

  it('has a placeholder for what nothing is known of, beside the passages to insert', async () => {
    const { text, gaps } = await write()

    const labels = placeholdersIn(text).map(({ label }) => label)
    expect(labels).to.deep.equal(gaps.map(({ heading }) => `insert: ${heading}`))
    expect(labels).to.include('insert: Why it is needed').and.not.include('insert: Who we are')
    const need = gaps.find(({ heading }) => heading === 'Why it is needed')
    expect(need?.passages[0]).to.include({ fileName: 'Report.txt', cited: false })
    expect(text).not.to.include('One family in three')
  })

  it('is signed by who signs for the organisation, else by who asked for it', async () => {
    const { paragraphs: signed } = await write()
    const { signatoryName: _, signatoryRole: __, ...facts } = FACTS
    const { paragraphs: asked } = await write({ facts, senderRole: 'Treasurer' })
    const { paragraphs: unknown } = await write({ facts: { signatoryName: 'Ada Brook' }, sender: '' })

    expect(signed.at(-1)).to.equal('Ada Brook  \nChair  \nGreen\\_Hands')
    expect(asked.at(-1)).to.equal('Robin Marsh  \nTreasurer  \nGreen\\_Hands')
    expect(unknown.at(-1)).to.equal('Ada Brook  \n[insert: role]  \n[Your organisation]')
    expect(unknown[0]).to.equal('[Your organisation]  \n[Your address]')
  })

  for (const [language, date, place] of [
    ['de-DE', '29. November 2026', '[ergänzen: Bedarf]'],
    ['fr-FR', '29 novembre 2026', '[à compléter: Besoins]'],
    ['sv-SE', '29 November 2026', '[insert: Why it is needed]'],
  ] as const)
    it(`is dated and worded in the account’s language: ${language}`, async () => {
      const { text, gaps } = await write({
        settings: { ...DEFAULT_SETTINGS, language },
        funder: null,
        facts: {},
        sender: '',
      })

      expect(text).to.include(`\n\n${date}\n\n`).and.include(`\n\n${place}\n\n`)
      const open = placeholdersIn(text)
      expect(text.match(/\[/gu)).to.have.length(open.length)
      expect(open.filter(({ fields }) => fields.every((field) => field !== 'other'))).to.have.length(5)
      expect(open.filter(({ fields }) => fields.includes('other'))).to.have.length(gaps.length)
    })
})
