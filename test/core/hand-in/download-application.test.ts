import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { expect } from 'chai'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import { fileLabels } from '../../../adapters/http-contract/texts/en/file-labels.ts'
import type { FileContent } from '../../../core/hand-in/application-text.ts'
import { DownloadApplication, DownloadCoverLetter } from '../../../core/hand-in/download-application.ts'
import type { FileText } from '../../../core/texts/file-text.ts'
import { textFileName, type TextFile } from '../../../core/texts/text-file.ts'
import { TextFiles } from '../../../core/texts/text-files.ts'
import { anAnswer, anId, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { aStoredFact } from '../../support/profile-builders.ts'

/** An application of two questions, of which the library answers the first; files are their text as JSON. */
async function openApplication() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, proposalReader, sources } = world
  const { id } = await work.run(({ proposals }) =>
    proposals.save(aProposal({ accountId, name: 'Warm kitchens', coverLetter: 'Dear all' })),
  )
  const own = { accountId, proposalId: id, status: 'completed' } as const
  const [source] = anAnswer().sources
  const further = { ...source!, fileName: 'Further reading.pdf', cited: false }
  const answered = anAnswer({ text: 'We run a club.', sources: [source!, source!, further] })
  const lacking = ['Names of the trustees']
  const missing = anAnswer({ text: 'Your documents do not say who governs you.', missing: true, lacking })
  await work.run(async ({ questions }) => {
    await questions.save(aQuestion({ ...own, text: 'What do you do?', answer: answered }))
    await questions.save(aQuestion({ ...own, text: 'Who governs you?', position: 1, answer: missing }))
    await questions.save(aQuestion({ ...own, text: 'Since when?', position: 2, answer: null }))
  })
  const asJson = (format: string) => ({
    write: async (text: FileText) => ({
      content: new TextEncoder().encode(JSON.stringify({ format, ...text })),
      notShown: [],
    }),
  })
  const writers = { docx: asJson('docx'), md: asJson('md'), pdf: asJson('pdf'), txt: asJson('txt') }
  const files = new TextFiles(work, writers, fileLabels, new StemmedTermAnalyser())
  const download = new DownloadApplication(proposalReader, new AdminReadAccess(work, sources), files)
  const downloadLetter = new DownloadCoverLetter(proposalReader, new AdminReadAccess(work, sources), files)
  const readFile = ({ fileName, content, leftOut }: TextFile) => {
    return {
      fileName,
      leftOut,
      written: JSON.parse(new TextDecoder().decode(content)) as FileText & { format: string },
    }
  }
  return {
    world,
    actor,
    proposalId: id,
    download: async (format: 'docx' | 'md' = 'docx', by = actor, proposalId = id, include?: readonly FileContent[]) =>
      readFile(await download.execute({ actor: by, proposalId, format, include })),
    letter: async () => readFile(await downloadLetter.execute({ actor, proposalId: id, format: 'docx' })),
  }
}

describe('the download of an application', () => {
  it('is written in the format that was asked for, under the name of the application', async () => {
    const { download } = await openApplication()

    const word = await download('docx')
    const markdown = await download('md')

    expect([word.fileName, word.written.format]).to.deep.equal(['Warm kitchens.docx', 'docx'])
    expect([markdown.fileName, markdown.written.format]).to.deep.equal(['Warm kitchens.md', 'md'])
  })

  it('is by the organisation, in the language of its text', async () => {
    const { world, actor, proposalId, download } = await openApplication()
    const before = (await download()).written
    const german = 'Wir betreiben einen Club für die Kinder unserer Stadt, und sie kommen nach der Schule zu uns.'
    const fact = { accountId: actor.accountId, key: 'workingName', value: 'Tidewell' }
    await world.unitOfWork.run(async ({ profileFacts, questions }) => {
      await profileFacts.save(aStoredFact(fact))
      for (const question of await questions.ofProposal(actor.accountId, proposalId))
        await questions.save({ ...question, answer: anAnswer({ text: german }) })
    })

    const { author, language } = (await download()).written
    expect([before.author, before.language]).to.deep.equal([null, 'en-GB'])
    expect([author, language]).to.deep.equal(['Tidewell', 'de'])
  })

  it('holds every question in order, with the answers that there are, and says which have none', async () => {
    const { title, language, parts } = (await (await openApplication()).download()).written

    expect([title, language]).to.deep.equal(['Warm kitchens', 'en-GB'])
    expect(parts.filter(({ kind }) => kind !== 'guidance')).to.deep.equal([
      { kind: 'heading', level: 2, text: 'What do you do?' },
      { kind: 'body', markdown: 'We run a club.' },
      { kind: 'heading', level: 2, text: 'Who governs you?' },
      { kind: 'body', markdown: '(not answered)' },
      { kind: 'heading', level: 2, text: 'Since when?' },
      { kind: 'body', markdown: '(not answered)' },
    ])
  })

  it('has limits only in the copy to check by', async () => {
    const { world, actor, proposalId, download } = await openApplication()
    const texts = ['Why? (max 1,200 words)', 'Where (in 2027)?', 'How? (300 words or 1,800 characters)']
    await world.unitOfWork.run(async ({ questions }) => {
      for (const [at, question] of (await questions.ofProposal(actor.accountId, proposalId)).entries())
        await questions.save({
          ...question,
          text: texts[at]!,
          limit: { ...question.limit, words: at === 2 ? 300 : 1200, characters: at === 2 ? 1800 : null },
        })
    })
    const headings = async (include: readonly FileContent[]) =>
      (await download('docx', actor, undefined, include)).written.parts.flatMap((part) =>
        part.kind === 'heading' ? [part.text] : [],
      )

    expect(await headings(['unanswered'])).to.deep.equal(['Why?', 'Where (in 2027)?', 'How?'])
    expect(await headings(['unanswered', 'table'])).to.deep.equal(texts)
  })

  it('holds only what was ticked: here neither sources nor open questions, but the letter and a table', async () => {
    const { download, actor } = await openApplication()

    const { parts } = (await download('docx', actor, undefined, ['letter', 'table'])).written

    expect(parts).to.deep.equal([
      {
        kind: 'table',
        rows: [
          ['Question', 'Limit', 'Answer'],
          ['What do you do?', '', '4 words'],
        ],
      },
      { kind: 'heading', level: 2, text: 'What do you do?' },
      { kind: 'body', markdown: 'We run a club.' },
      { kind: 'heading', level: 1, text: 'Cover letter', startsPage: true },
      { kind: 'body', markdown: 'Dear all' },
    ])
  })

  it('names each source once where they are asked for, in a list that its answers refer to, before the letter', async () => {
    const { download, world, actor, proposalId } = await openApplication()
    const own = { accountId: actor.accountId, proposalId, status: 'completed' } as const
    const [source] = anAnswer().sources
    const sources = [{ ...source!, fileName: 'Staff_list 2.xlsx' }, source!]
    const answer = anAnswer({ text: '| Name |\n|-|\n| Ada |', sources })
    await world.unitOfWork.run(({ questions }) =>
      questions.save(aQuestion({ ...own, position: 3, text: 'Who?', answer })),
    )

    const { parts } = (await download('docx', actor, proposalId, ['sources', 'letter'])).written

    expect(parts).to.deep.equal([
      { kind: 'heading', level: 2, text: 'What do you do?' },
      { kind: 'body', markdown: 'We run a club. \\[1\\]' },
      { kind: 'heading', level: 2, text: 'Who?' },
      { kind: 'body', markdown: '| Name |\n|-|\n| Ada |\n\n\\[1, 2\\]' },
      { kind: 'heading', level: 1, text: 'Sources' },
      { kind: 'body', markdown: '1. Annual report 2025\n2. Staff list 2' },
      { kind: 'heading', level: 1, text: 'Cover letter', startsPage: true },
      { kind: 'body', markdown: 'Dear all' },
    ])
  })

  it('says in the table alone what an answer still lacks', async () => {
    const { download, actor } = await openApplication()

    const { parts } = (await download('docx', actor, undefined, ['unanswered', 'table'])).written

    const table = parts.flatMap((part) => (part.kind === 'table' ? part.rows : [])).map((row) => row.at(-1))
    expect(table).to.deep.equal([
      'Answer',
      '4 words',
      'Not answered. Still needed: Names of the trustees',
      'Not answered',
    ])
    expect(JSON.stringify(parts.slice(1))).not.to.include('trustees')
  })

  it('can be of its cover letter alone', async () => {
    const { fileName, written } = await (await openApplication()).letter()

    expect(fileName).to.equal('Warm kitchens - Cover letter.docx')
    expect([written.isTitled, written.parts]).to.deep.equal([false, [{ kind: 'body', markdown: 'Dear all' }]])
  })

  it('holds no placeholder in any of its texts, and says what it leaves out', async () => {
    const { world, actor, proposalId, download, letter } = await openApplication()
    await world.unitOfWork.run(async ({ proposals, questions }) => {
      const proposal = await proposals.find(actor.accountId, proposalId)
      await proposals.save({ ...proposal!, coverLetter: 'Yours,\n\nRobin Marsh  \n\\[Your role\\]  \nTidewell' })
      const [first] = await questions.ofProposal(actor.accountId, proposalId)
      const answer = anAnswer({ text: 'We meet [choose: weekly or monthly]. All may come.', sources: [] })
      await questions.save({ ...first!, answer })
    })

    const whole = await download('md', actor, proposalId, ['letter'])
    const alone = await letter()

    const texts = whole.written.parts.flatMap((part) => (part.kind === 'body' ? [part.markdown] : []))
    expect(texts).to.deep.equal(['All may come.', 'Yours,\n\nRobin Marsh  \nTidewell'])
    expect([whole.leftOut, alone.leftOut]).to.deep.equal([['choose: weekly or monthly', 'Your role'], ['Your role']])
  })

  it('is for those of its account and for admins', async () => {
    const { download, world, actor } = await openApplication()
    const stranger = await anActorIn(world)

    const foreign = await refusalOf(download('md', stranger))
    const absent = await refusalOf(download('md', actor, anId()))

    expect([foreign.kind, foreign.code]).to.deep.equal(['not-found', 'proposals.not-found'])
    expect([absent.kind, absent.code]).to.deep.equal(['not-found', 'proposals.not-found'])
    expect((await download('md', { ...stranger, isAdmin: true })).fileName).to.equal('Warm kitchens.md')
  })
})

describe('the name of an application’s file', () => {
  it('is one that every file system takes', () => {
    const names = ['A/B: "C" <1?>', '../../etc/passwd', ' . ', 'Café\n\u202Efund', '\u{1F331}'.repeat(60)]

    expect(names.map((name) => textFileName(name, 'md', 'application'))).to.deep.equal([
      'A B C 1.md',
      'etc passwd.md',
      'application.md',
      'Café fund.md',
      `${'\u{1F331}'.repeat(40)}.md`,
    ])
  })
})
