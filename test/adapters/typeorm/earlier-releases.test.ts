import { codeAlone } from '../../../adapters/typeorm/stored-reason.ts'
import { expect } from 'chai'
import { proposalOf, proposalRow } from '../../../adapters/typeorm/proposals/proposal-mapper.ts'
import { questionOf, questionRow } from '../../../adapters/typeorm/proposals/question-mapper.ts'
import { requestChange } from '../../../core/proposals/question/question.ts'
import { apartFromCheckNote } from '../../../adapters/typeorm/texts/check-note.ts'
import { accountOf, accountRow } from '../../../adapters/typeorm/accounts/account-mapper.ts'
import { funderOf, funderRow } from '../../../adapters/typeorm/funders/funder-mapper.ts'
import { projectOf, projectRow } from '../../../adapters/typeorm/projects/project-mapper.ts'
import { reportOf, reportRow } from '../../../adapters/typeorm/reports/report-mapper.ts'
import { textVersionOf, textVersionRow } from '../../../adapters/typeorm/texts/text-version-mapper.ts'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import {
  anAccount,
  anAnswer,
  anAuthor,
  aFunder,
  aProject,
  aProposal,
  aQuestion,
  aReport,
  aTextState,
  aTextVersion,
} from '../../support/builders.ts'

/** What releases before this one store, and look for. */
const STORED = [
  { role: 'user', text: 'Make it shorter' },
  { role: 'assistant', text: 'Processing your request...' },
]

describe('A request to change an answer, beside hosts of an earlier release', () => {
  const asked = requestChange(aQuestion({ status: 'completed' }), 'Make it shorter', anAuthor())

  it('is found in the chat that one of them stored', () => {
    const row = { ...questionRow(asked, codeAlone), chat: JSON.stringify(STORED) }

    expect(questionOf(row, null)).to.deep.include({ request: 'Make it shorter', chat: [] })
  })

  it('is stored with the words by which they know it', () => {
    const [request, reply] = JSON.parse(questionRow(asked, codeAlone).chat) as [unknown, unknown]

    expect(request).to.deep.equal(STORED[0])
    expect(reply).to.deep.include(STORED[1])
  })
})

describe('What the user said about an application', () => {
  it('has the topic of its question where an earlier release stored it', () => {
    const stored = [
      { question: 'How much are you requesting?', answer: '£9,000' },
      { question: 'Anything else?', answer: 'No' },
    ]
    const row = { ...proposalRow(aProposal(), codeAlone), grant_info: JSON.stringify(stored) }

    expect(proposalOf(row).grantInfo.map(({ topic }) => topic)).to.deep.equal(['amount', null])
  })
})

describe('An answer that only people know', () => {
  it('is known as such where an earlier release stored it', () => {
    const answer = anAnswer({ missing: true, text: 'What is your start date?' })
    const row = { ...questionRow(aQuestion(), codeAlone), answer: JSON.stringify({ ...answer, asksPeople: true }) }

    expect(questionOf(row, null).answer).to.deep.include({ missing: true, missingBecause: 'only-people' })
    expect(questionOf(row, null).answer).not.to.have.property('asksPeople')
  })
})

describe('A text in which an earlier release named what its sources do not hold', () => {
  const text = 'We gave £98,765 to A\\*B.'
  const NOTES = [
    '*Please check before you use this text. None of its sources holds: “98,765”, “gone”.*',
    '*Bitte prüfen Sie den Text, bevor Sie ihn verwenden. Keine seiner Quellen enthält: “98,765”, …*',
  ]
  const stored = `${text}\n\n${NOTES[0]}`
  const warnings = [{ kind: 'unsupported', claim: 'figure', text: '98,765', start: 9, end: 15 }]
  const state = aTextState()

  it('is the text alone, with warnings beside it', () => {
    for (const note of NOTES) expect(apartFromCheckNote(`${text}\n\n${note}`)).to.deep.equal({ text, warnings })
    for (const other of [text, `${text}\n\n*Please check the plan.*`, ''])
      expect(apartFromCheckNote(other)).to.deep.equal({ text: other, warnings: [] })
  })

  it('is read so wherever it is kept', () => {
    const overview = { ...aProject().overview, text: stored }
    const letter = aProposal({ coverLetter: stored, coverLetterState: state })
    const project = projectOf(projectRow(aProject({ overview, overviewState: state }), codeAlone))
    const account = anAccount({ settings: { ...DEFAULT_SETTINGS, factsFile: stored }, factsFileState: state })
    const report = reportOf(reportRow(aReport({ text: stored, textState: state }), codeAlone))
    const version = textVersionOf(textVersionRow(aTextVersion({ text: stored, state })))
    const funder = funderOf(funderRow(aFunder({ markdownOverview: stored })))
    const { coverLetter, coverLetterState } = proposalOf(proposalRow(letter, codeAlone))
    const { settings, factsFileState } = accountOf(accountRow(account))

    const texts = [coverLetter, project.overview.text, settings.factsFile, report.text, version.text]
    expect([...texts, funder.markdownOverview]).to.deep.equal(Array(6).fill(text))
    const states = [coverLetterState, project.overviewState, factsFileState, report.textState, version.state]
    for (const of of states) expect(of).to.deep.equal({ ...state, warnings })
    expect(funder.overviewWarnings).to.deep.equal(warnings)
  })
})
