import { expect } from 'chai'
import { ExtractiveCoverLetterWriter } from '../../../../adapters/extractive/letters/extractive-cover-letter-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/accounts/account.ts'
import { grantInfoOn } from '../../../../core/proposals/grant-info.ts'
import type { CoverLetterTask } from '../../../../core/proposals/ports/cover-letter-writer.ts'
import { countWords } from '../../../../core/shared/text-limit.ts'

const writer = new ExtractiveCoverLetterWriter()

const ANSWERS = [
  { question: 'What is your registered charity number?', answer: '1098765' },
  {
    question: 'How will you measure success?',
    answer: 'We ask every family to fill in a short survey. An evaluator reads the results once a year.',
  },
  {
    question: 'Why is your project needed?',
    answer: '- A list\n- of things\n\nIt is a poor place. One family in three in Oxley has no garden of its own.',
  },
  {
    question: 'Please tell us about your organisation',
    answer:
      'Riverbend Gardens turns waste land into gardens where neighbours meet. It was founded in 2009 by four neighbours. A third sentence follows here.',
  },
]

const task = (of: Partial<CoverLetterTask> = {}): CoverLetterTask => ({
  applicationName: 'Gardens for all',
  grantInfo: [grantInfoOn('purpose', 'two new gardens'), grantInfoOn('amount', '£12,000')],
  funder: { funderName: 'Brightwater Foundation', markdownOverview: null },
  answers: ANSWERS,
  settings: DEFAULT_SETTINGS,
  sender: '',
  ...of,
})

describe('ExtractiveCoverLetterWriter', () => {
  const paragraphs = async (of: Partial<CoverLetterTask> = {}) => (await writer.write(task(of))).text.split('\n\n')

  it('addresses the funder, names the application, the amount and what it is for', async () => {
    const [dear, subject, opening] = await paragraphs()

    expect(dear).to.equal('Dear Brightwater Foundation team,')
    expect(subject).to.equal('**Our application: Gardens for all**')
    expect(opening).to.equal('We are applying to you for £12,000. The grant is for: two new gardens.')
  })

  it('says who writes, why, and what changes, in whole sentences of the answers', async () => {
    const [, , , who, need, difference] = await paragraphs()

    expect(who).to.match(/^Riverbend Gardens turns waste land .* It was founded in 2009 by four neighbours\.$/)
    expect(need).to.equal('One family in three in Oxley has no garden of its own.')
    expect(difference).to.match(/^We ask every family/)
  })

  it('takes what people told first, says no sentence twice, and names what nothing is known of', async () => {
    const brief = { fileName: 'Project brief', heading: null, isAsked: false }
    const said = 'Neighbours will dig twelve beds in spring.'
    const told = [
      {
        ...brief,
        source: 'profile',
        text: 'Legal name: Riverbend Gardens CIO\nMission: We turn waste land into gardens.',
      },
      { ...brief, source: 'brief:activities', text: said },
    ]

    const { text, leftOut } = await writer.write(
      task({ told, answers: [...ANSWERS, { question: 'Who will benefit?', answer: said }] }),
    )

    expect(text)
      .to.include('We turn waste land into gardens.')
      .and.match(/Riverbend Gardens CIO$/)
    expect(text).not.to.include('It was founded in 2009')
    expect(text.split(said)).to.have.length(2)
    expect(leftOut).to.deep.equal([])
    expect((await writer.write(task())).leftOut).to.deep.equal(['What you will do', 'Who benefits'])
  })

  it('states nothing that its sources do not hold', async () => {
    const { text } = await writer.write(task())
    const held = JSON.stringify(task())

    for (const figure of text.match(/[£\p{N}][\p{N},]*/gu) ?? []) expect(held).to.include(figure)
  })

  it('is addressed to a team where no funder is known, and begins without an amount', async () => {
    const [dear, , opening] = await paragraphs({ funder: null, grantInfo: [] })

    expect([dear, opening]).to.deep.equal(['Dear grants team,', 'We are writing to send you our application.'])
  })

  it('takes the facts file where no answer says who writes, and the form’s order where no question is known', async () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      factsFile: '# Facts\n\n**Riverbend** is a charity with six members of staff.',
    }
    const answers = [{ question: 'Frage eins', answer: 'Wir pflanzen jedes Jahr vierzig Bäume im Park.' }]

    const [, , , who, other] = await paragraphs({ settings, answers })

    expect(who).to.equal('Riverbend is a charity with six members of staff.')
    expect(other).to.equal('Wir pflanzen jedes Jahr vierzig Bäume im Park.')
  })

  it('is signed with what is known of the sender, and leaves the rest to be filled in', async () => {
    const factsFile = '# Facts\n\n- **Name:** Riverbend Gardens (*Annual report.pdf*)\n- **Address:** 1 Mill Lane'
    const settings = { ...DEFAULT_SETTINGS, factsFile }
    const named = [{ question: '1. Name of your organisation?', answer: 'Riverbend Gardens CIO' }, ...ANSWERS]

    const unknown = await paragraphs()
    const fromFacts = await paragraphs({ sender: 'Ada_Brook', settings })
    const fromAnswer = await paragraphs({ sender: 'Ada Brook', settings, answers: named })

    const withRole = await paragraphs({ sender: 'Ada Brook', senderRole: 'Chair', settings })
    const roleAlone = await paragraphs({ sender: 'Ada Brook', senderRole: 'Chair' })

    expect(withRole.at(-1)).to.equal('Ada Brook  \nChair  \nRiverbend Gardens')
    expect(roleAlone.at(-1)).to.equal('Ada Brook  \nChair  \n[Your organisation]')
    expect(unknown.at(-1)).to.equal('[Your name]  \n[Your role and organisation]')
    expect(fromFacts.at(-1)).to.equal('Ada\\_Brook  \n[Your role]  \nRiverbend Gardens')
    expect(fromAnswer.at(-1)).to.equal('Ada Brook  \n[Your role]  \nRiverbend Gardens CIO')
  })

  it('uses the set phrases of the account’s language, English where it has none', async () => {
    const german = await paragraphs({ settings: { ...DEFAULT_SETTINGS, language: 'de' } })
    const finnish = await paragraphs({ settings: { ...DEFAULT_SETTINGS, language: 'fi' } })

    expect(german[0]).to.equal('Sehr geehrte Damen und Herren von Brightwater Foundation,')
    expect(finnish[0]).to.equal('Dear Brightwater Foundation team,')
  })

  it('keeps to a page, and to the words of names', async () => {
    const long = ANSWERS.map(({ question, answer }) => ({ question, answer: `${answer} `.repeat(40) }))

    const { text } = await writer.write(task({ answers: long, applicationName: 'Gardens *for* all' }))

    expect(countWords(text)).to.be.lessThan(350)
    expect(text).to.include('Gardens \\*for\\* all')
  })
})
