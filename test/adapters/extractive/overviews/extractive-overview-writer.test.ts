import { expect } from 'chai'
import { ExtractiveOverviewWriter } from '../../../../adapters/extractive/overviews/extractive-overview-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/accounts/account.ts'
import { grantInfoOn } from '../../../../core/proposals/grant-info.ts'
import type { OverviewTask, ProjectApplication } from '../../../../core/projects/ports/overview-writer.ts'
import { analyser, libraryOf } from '../answers/library-of.ts'

const PLAN = {
  'Project_plan.docx': `# Aims
    The Mill Street garden project will turn a car park into a garden where neighbours grow food together.
    # Why it is needed
    One family in three in Oxley has no garden of its own.
    # Who will benefit
    About 240 families in the flats of Mill Street will have a bed to grow vegetables in.
    # Budget
    The project costs £48,500, of which £31,000 pays for a part-time coordinator.
    # Partners
    We work with Oxley Council, which owns the land, and with the college of horticulture.
    # Timetable
    The garden will open in April 2027 and the first harvest festival is in September 2027. Please state when your project will end in 2028.`,
}

const application: ProjectApplication = {
  name: 'Green *City* Fund',
  isArchived: false,
  grantInfo: [grantInfoOn('amount', '£12,000.'), grantInfoOn('purpose', '')],
  funderName: 'Brightwater Foundation',
  questionCount: 3,
  answeredCount: 1,
  answers: [
    {
      question: 'What activities will you run?',
      answer: 'Volunteers dig the beds in winter. They sow with the children of the school in spring.',
    },
  ],
}

const task = (of: Partial<OverviewTask> = {}): OverviewTask => ({
  projectName: 'Mill Street garden',
  applications: [],
  reports: [],
  settings: DEFAULT_SETTINGS,
  ...of,
})

async function write(of: Partial<OverviewTask> = {}, documents: Readonly<Record<string, string>> = PLAN) {
  const { text } = await new ExtractiveOverviewWriter(analyser).write(task(of), await libraryOf(documents))
  return text ?? ''
}

/** The text under a heading. */
function under(heading: string, text: string): string {
  return (text.split(`## ${heading}\n\n`)[1] ?? '').split('\n\n## ')[0] ?? ''
}

describe('ExtractiveOverviewWriter', () => {
  it('says under each heading what the documents say, and names the files', async () => {
    const text = await write()

    expect(under('What the project is', text)).to.equal(
      'The Mill Street garden project will turn a car park into a garden where neighbours grow food together.\n\n*From: Project\\_plan.docx, p. 1*',
    )
    expect(under('Why it is needed', text)).to.match(/^One family in three in Oxley/)
    expect(under('Who it is for', text)).to.match(/^About 240 families/)
    expect(under('Budget and funders', text)).to.match(/^The project costs £48,500/)
    expect(under('Partners', text)).to.match(/^We work with Oxley Council/)
    expect(under('Dates', text))
      .to.match(/^The garden will open in April 2027/)
      .and.not.include('Please')
  })

  it('says nothing to whoever asked for it, and nothing that its sources do not hold', async () => {
    const text = await write({ applications: [application] })
    const held = JSON.stringify([PLAN, application])

    expect(text)
      .to.match(/^## /)
      .and.not.match(/language model|Check before/)
    for (const figure of text.replace(/, p\. 1|\d of \d/g, '').match(/[£\p{N}][\p{N},]*/gu) ?? [])
      expect(held).to.include(figure)
  })

  it('leaves out what is found nowhere, and names it beside the text', async () => {
    const writer = new ExtractiveOverviewWriter(analyser)

    const { text, leftOut } = await writer.write(task(), await libraryOf(PLAN))

    expect(leftOut).to.deep.equal(['What it does', 'Results and figures'])
    expect(text).not.to.include('What it does').and.not.include('do not say')
  })

  it('takes what people wrote in the brief first, and says none of its sentences again', async () => {
    const need = 'One family in three in Oxley has no garden of its own.'
    const told = { source: 'brief:summary', fileName: 'Project brief', heading: 'Summary', isAsked: false }

    const text = await write({ told: [{ ...told, text: `A garden in Oxley. ${need}` }] })

    expect(under('What the project is', text)).to.equal(`A garden in Oxley. ${need}\n\n*From: Project brief*`)
    expect(text.split(need)).to.have.length(2)
  })

  it('draws on the answers of an application where the documents say nothing', async () => {
    const text = await write({ applications: [application] })

    expect(under('What it does', text)).to.equal(
      'Volunteers dig the beds in winter. They sow with the children of the school in spring.\n\n*From the answers of the application “Green \\*City\\* Fund”*',
    )
  })

  it('lists the applications with amount, purpose, funder and state, and the reports', async () => {
    const archived = {
      ...application,
      name: 'Old',
      isArchived: true,
      grantInfo: [],
      funderName: null,
      questionCount: 0,
      answeredCount: 0,
    }
    const reports = [{ name: 'Our year', text: 'It was good.' }]

    const text = await write({ applications: [application, { ...archived, answers: [] }], reports })

    expect(under('Applications under way', text)).to.equal(
      '- **Green \\*City\\* Fund**. Amount: £12,000. Funder: Brightwater Foundation. State: 1 of 3 questions answered\n- **Old**. State: archived, no questions yet',
    )
    expect(under('Reports written', text)).to.equal('- Our year')
  })

  it('says nothing twice', async () => {
    const sentence = 'The project will serve 240 families in Oxley with partners and a budget of £4,000 until May 2027.'

    const text = await write({}, { 'plan.txt': sentence })

    expect(text.split(sentence)).to.have.length(2)
  })

  it('writes nothing where nothing is known', async () => {
    const writer = new ExtractiveOverviewWriter(analyser)

    expect((await writer.write(task(), await libraryOf({}))).text).to.equal(null)
  })
})
