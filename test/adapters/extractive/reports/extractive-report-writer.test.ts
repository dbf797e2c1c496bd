import { expect } from 'chai'
import { ExtractiveReportWriter } from '../../../../adapters/extractive/reports/extractive-report-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { EMPTY_LIBRARY } from '../../../../core/known/empty-library.ts'
import { placeholdersIn } from '../../../../core/languages/placeholders.ts'
import type { ReportTask } from '../../../../core/reports/ports.ts'
import { refusalOf } from '../../../support/core-world.ts'
import { libraryOf } from '../answers/library-of.ts'

const FILES = {
  'Annual report 2025.txt': `In 2025 the Shared Table served 18,240 meals to 1,326 people whom we reached.

    The greatest challenge was a shortage of volunteers, and we learned a lesson from it.`,
  'Accounts.txt': 'Lessons | Learned | Challenges\nLessons | 12 | 14',
}
const PROMPT = 'Report on 2025: activities, people reached, finances, lessons learned and our partners'

async function report(reportPrompt: string, of: Partial<ReportTask> = {}) {
  const task = { projectName: 'Shared Table', reportPrompt, settings: DEFAULT_SETTINGS, ...of }
  const { text, sources, gaps = [] } = await new ExtractiveReportWriter().write(task, await libraryOf(FILES))
  return { text, sources, gaps, headings: [...text.matchAll(/^## (.*)$/gmu)].map(([, title]) => title) }
}

/** The text under a heading. */
const sectionOf = (text: string, title: string) => (text.split(`## ${title}\n\n`)[1] ?? '').split('\n\n## ')[0]?.trim()

describe('ExtractiveReportWriter', () => {
  it('has a heading for each thing asked for, in its order, below who reports and on what', async () => {
    const facts = { workingName: 'Shared Table', charityNumber: '1098765' }

    const { text, headings } = await report(PROMPT, { facts })

    expect(text).to.match(/^# Shared Table, 2025\n\nShared Table {2}\nRegistered charity number 1098765\n\n## /u)
    expect(headings).to.deep.equal(['Activities', 'People reached', 'Finances', 'Lessons learned', 'Partners'])
  })

  it('names the confirmed figures of the years asked for, and of no other', async () => {
    const facts = { income2025: '£412,600', income2024: '£1', expenditure2024: '£2', peopleReached2025: '1,326' }

    const { text } = await report(PROMPT, { facts })

    expect(sectionOf(text, 'Finances')).to.equal('- Income 2025: £412,600')
    expect(sectionOf(text, 'People reached')).to.equal('- People reached 2025: 1,326')
    expect(sectionOf((await report('Our finances', { facts })).text, 'Finances')).to.equal(
      '- Income 2025: £412,600\n- Expenditure 2024: £2',
    )
  })

  it('says what was planned as that, and asks for what came of it', async () => {
    const checked = [{ question: 'Who are your partners?', answer: 'Oxley Council owns the hall.' }]
    const activities = {
      source: 'brief:activities',
      fileName: '',
      heading: null,
      text: 'We will cook.',
      isAsked: false,
    }

    const { text } = await report(PROMPT, { told: [activities], checked })

    expect(sectionOf(text, 'Activities')).to.equal('**Planned:**\n\nWe will cook.\n\n[insert: Activities]')
    expect(sectionOf(text, 'Partners')).to.equal('Oxley Council owns the hall.')
  })

  it('takes no sentence from the documents: those stand beside what is missing, sentences before tables', async () => {
    const { text, sources, gaps } = await report(PROMPT)

    expect(text).not.to.match(/18,240|volunteers/u)
    expect(sources).to.deep.equal([])
    expect(placeholdersIn(text).map(({ label }) => label)).to.deep.equal(
      gaps.map(({ heading }) => `insert: ${heading}`),
    )
    const { passages } = gaps.find(({ heading }) => heading === 'Lessons learned') ?? { passages: [] }
    expect(passages.map(({ fileName }) => fileName)).to.deep.equal(['Annual report 2025.txt'])
  })

  it('has the usual headings where none is asked for, and no sign of Markdown in a placeholder', async () => {
    expect((await report('Write an annual report.')).headings).to.include.members(['Activities', 'Finances', 'Plans'])

    const { text, gaps } = await report('Report on:\n- The *old* [town] volunteers')

    expect(text).to.include('## The \\*old\\* \\[town\\] volunteers\n\n[insert: The old town volunteers]')
    expect(gaps[0]?.heading).to.equal('The old town volunteers')
  })

  it('is none where neither people nor the documents say anything', async () => {
    const task = { projectName: 'Shared Table', reportPrompt: PROMPT, settings: DEFAULT_SETTINGS }

    const refusal = await refusalOf(new ExtractiveReportWriter().write(task, EMPTY_LIBRARY))

    expect([refusal.kind, refusal.code]).to.deep.equal(['invalid', 'reports.nothing-to-write-from'])
  })
})
