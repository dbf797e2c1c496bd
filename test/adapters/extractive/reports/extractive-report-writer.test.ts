import { expect } from 'chai'
import { StemmedTermAnalyser } from '../../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { ExtractiveReportWriter } from '../../../../adapters/extractive/reports/extractive-report-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/accounts/account.ts'
import type { ToldText } from '../../../../core/gaps/told-text.ts'
import { countWords } from '../../../../core/shared/text-limit.ts'
import { refusalOf } from '../../../support/core-world.ts'
import { libraryOf } from '../answers/library-of.ts'

const REPORT_2025 = `Annual report 2025

In 2025 the Shared Table served 18,240 meals to 1,326 different people.

We ran a gardening course and twelve cooking workshops for young people.

Our income in 2025 was £412,600 and our expenditure was £398,150.

The greatest challenge was a shortage of volunteers on Fridays, so we now train them in pairs.

In 2026 we will open a fifth day and replace two gas ovens.
`
const REPORT_2023 = `Annual report 2023

In 2023 the Shared Table served 12,000 meals to 900 different people.

We plan to open a second kitchen next year.

Our income in 2023 was £300,000 and our expenditure was £290,000.
`
const FILES = { 'Annual report 2025.txt': REPORT_2025, 'Annual report 2023.txt': REPORT_2023 }
const PROMPT = 'Report on 2025: activities, people reached, finances, lessons learned, plans, and our pension scheme'

interface Of {
  readonly language?: string
  readonly files?: Record<string, string>
  readonly told?: readonly ToldText[]
}

async function report(reportPrompt: string, { language = 'en-GB', files = FILES, told = [] }: Of = {}) {
  const writer = new ExtractiveReportWriter(new StemmedTermAnalyser())
  const task = { projectName: 'Shared Table', reportPrompt, settings: { ...DEFAULT_SETTINGS, language }, told }
  return writer.write(task, await libraryOf(files))
}

/** The text under a heading. */
const sectionOf = (text: string, title: string) =>
  text.split(/^## /mu).find((part) => part.startsWith(`${title}\n`)) ?? ''

describe('ExtractiveReportWriter', () => {
  it('writes a section for each thing asked for, in order, with the sentences that speak of it', async () => {
    const { text, leftOut } = await report(PROMPT)

    expect(text).to.match(/^# Shared Table, 2025\n/u)
    expect([...text.matchAll(/^## (.*)$/gmu)].map(([, title]) => title)).to.deep.equal([
      'Activities',
      'People reached',
      'Finances',
      'Lessons learned',
      'Plans',
    ])
    expect(sectionOf(text, 'Activities')).to.include('twelve cooking workshops')
    expect(sectionOf(text, 'People reached')).to.include('1,326 different people')
    expect(sectionOf(text, 'Finances')).to.include('£412,600')
    expect(sectionOf(text, 'Lessons learned')).to.include('shortage of volunteers')
    expect(sectionOf(text, 'Plans')).to.include('a fifth day').and.not.include('second kitchen')
    expect(leftOut).to.deep.equal(['Pension scheme'])
  })

  it('says nothing that the documents do not say, and nothing of another year', async () => {
    const { text } = await report(PROMPT)

    const held = new Set(REPORT_2025.match(/\d[\d,]*\d/gu))
    for (const figure of text.match(/\d[\d,]*\d/gu) ?? []) expect(held, figure).to.include(figure)
  })

  it('says no sentence twice', async () => {
    const { text } = await report('Activities, people reached, outcomes, achievements and numbers')

    expect(text.match(/18,240 meals/gu) ?? []).to.have.length(1)
  })

  it('names the files under each section, and hands on the passages with the words that were used', async () => {
    const { text, sources } = await report('Finances in 2025')

    expect(sectionOf(text, 'Finances')).to.include('*Sources: Annual report 2025.txt, p. 1*')
    expect(sources.map(({ fileName, cited }) => [fileName, cited])).to.deep.equal([['Annual report 2025.txt', true]])
    for (const { used, passage } of sources) for (const words of used) expect(passage).to.include(words)
  })

  it('puts the newest figures first and names the years of older ones', async () => {
    const { text } = await report('Finances')

    const section = sectionOf(text, 'Finances')
    expect(section.indexOf('£412,600')).to.be.above(0)
    if (section.includes('£300,000')) expect(section).to.match(/£412,600[^]*\*\*2023:\*\*[^]*£300,000/u)
  })

  it('leaves out what the documents say of other years alone, and names it beside the text', async () => {
    const files = { ...FILES, 'Course 2019.txt': 'In 2019 we ran a cooking course for young people.' }

    const { text, leftOut } = await report('Report on 2019: activities and finances', { files })

    expect(text).to.include('cooking course').and.not.include('£').and.not.include('Finances')
    expect(leftOut).to.deep.equal(['Finances: nothing of 2019'])
  })

  it('takes what people wrote in the brief first, in their words', async () => {
    const partners = { source: 'brief:partners', fileName: 'Project brief', heading: 'Partners', isAsked: false }

    const { text } = await report('Partners, and finances in 2025', {
      told: [{ ...partners, text: 'We cook with *Elmsey School*.' }],
    })

    expect(sectionOf(text, 'Partners')).to.equal('Partners\n\nWe cook with *Elmsey School*.\n\n')
    expect(sectionOf(text, 'Finances')).to.include('£412,600')
  })

  it('keeps to the length asked for', async () => {
    const { text } = await report(`${PROMPT}. At most 120 words.`)

    expect(countWords(text)).to.be.at.most(120)
    expect(text).to.include('£412,600')
  })

  it('writes the usual report where nothing particular is asked for', async () => {
    const { text } = await report('Write an annual report')

    expect(text).to.include('## Activities').and.include('## Finances')
    expect(text).not.to.include('do not say')
  })

  it('is refused where the documents say nothing of all that was asked for', async () => {
    const refused = await refusalOf(report('Our pension scheme', { files: { 'Recipe.txt': 'Boil the rice.' } }))

    expect(refused).to.include({ kind: 'invalid', code: 'reports.nothing-to-write-from' })
  })

  it('says nothing to whoever asked for it: that is said beside it', async () => {
    for (const language of ['en-GB', 'de'])
      expect((await report(PROMPT, { language })).text).not.to.match(/language model|Sprachmodell|draft|Entwurf/iu)
  })

  it('leaves what looks like Markdown in a document as plain text', async () => {
    const { text } = await report('Finances', {
      files: { 'Accounts_2025.txt': 'Our income was £5,000 *before* <b>tax</b> in 2025.' },
    })

    expect(text).to.include('\\*before\\* \\<b\\>tax\\</b\\>').and.include('Accounts\\_2025.txt')
  })
})
