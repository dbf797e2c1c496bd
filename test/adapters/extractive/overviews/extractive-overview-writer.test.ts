import { expect } from 'chai'
import { ExtractiveOverviewWriter } from '../../../../adapters/extractive/overviews/extractive-overview-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { EMPTY_LIBRARY } from '../../../../core/known/empty-library.ts'
import { grantInfoOn } from '../../../../core/proposals/grant-info.ts'
import type { OverviewTask, ProjectApplication } from '../../../../core/overviews/ports.ts'
import { libraryOf } from '../answers/library-of.ts'

const FILES = { 'Plan.txt': 'The project costs £48,500, of which £31,000 pays for a part-time coordinator.' }

const application: ProjectApplication = {
  name: 'Green *City* Fund',
  isArchived: false,
  grantInfo: [grantInfoOn('amount', '£12,000'), grantInfoOn('purpose', '')],
  funderName: 'Brightwater Foundation',
  questionCount: 2,
  answeredCount: 2,
  answers: [{ question: 'What outcomes will it have?', answer: 'Everybody will be happy for ever.' }],
  checked: [{ question: 'Who will benefit from the project?', answer: 'Some 240 families in the flats.' }],
}
const need = {
  source: 'brief:need',
  fileName: '',
  heading: null,
  text: 'One family in three has none.',
  isAsked: false,
}

async function write(of: Partial<OverviewTask> = {}) {
  const task = { projectName: 'Mill Street', applications: [], reports: [], settings: DEFAULT_SETTINGS, ...of }
  const { text, gaps = [] } = await new ExtractiveOverviewWriter().write(task, await libraryOf(FILES))
  return { text: text ?? '', gaps }
}

/** The text under a heading. */
const under = (heading: string, text: string) => (text.split(`## ${heading}\n\n`)[1] ?? '').split('\n\n## ')[0] ?? ''

describe('ExtractiveOverviewWriter', () => {
  it('says who runs the project, what the brief says, and what was checked', async () => {
    const facts = { legalName: 'Riverbend Gardens', mission: 'We turn waste land into gardens.' }

    const { text } = await write({ facts, told: [need], applications: [application] })

    expect(under('Who we are', text)).to.equal('Riverbend Gardens\n\nWe turn waste land into gardens.')
    expect(under('Why it is needed', text)).to.equal('One family in three has none.')
    expect(under('Who benefits', text)).to.equal('Some 240 families in the flats.')
    expect(text).not.to.include('happy for ever')
  })

  it('leaves what nobody said to be inserted, beside what the documents say', async () => {
    const { text, gaps } = await write()

    expect(under('Budget and funders', text)).to.equal('[insert: Budget and funders]')
    expect(text).not.to.include('48,500')
    const budget = gaps.find(({ heading }) => heading === 'Budget and funders')
    expect(budget?.passages.map(({ fileName }) => fileName)).to.deep.equal(['Plan.txt'])
  })

  it('lists the applications that are under way and the reports', async () => {
    const archived = { ...application, name: 'Old Fund', isArchived: true }

    const { text } = await write({ applications: [application, archived], reports: [{ name: 'Year _one_', text: '' }] })

    expect(under('Applications under way', text)).to.equal(
      '- **Green \\*City\\* Fund**: £12,000, Brightwater Foundation',
    )
    expect(under('Reports written', text)).to.equal('- Year \\_one\\_')
  })

  it('is none where neither people nor the documents say anything', async () => {
    const task = { projectName: 'Mill Street', applications: [], reports: [], settings: DEFAULT_SETTINGS }

    expect((await new ExtractiveOverviewWriter().write(task, EMPTY_LIBRARY)).text).to.equal(null)
  })
})
