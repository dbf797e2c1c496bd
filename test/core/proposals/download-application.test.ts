import { expect } from 'chai'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import { applicationFileName } from '../../../core/proposals/application-file.ts'
import type { ApplicationText } from '../../../core/proposals/application-text.ts'
import { DownloadApplication } from '../../../core/proposals/download-application.ts'
import { anAnswer, anId, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld, refusalOf } from '../../support/core-world.ts'

/** An application of two questions, of which the library answers the first; files are their text as JSON. */
async function openApplication() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, proposalReader, sources } = world
  const { id } = await work.run(({ proposals }) => proposals.save(aProposal({ accountId, name: 'Warm kitchens' })))
  const own = { accountId, proposalId: id, status: 'completed' } as const
  const [source] = anAnswer().sources
  const further = { ...source!, fileName: 'Further reading.pdf', cited: false }
  const answered = anAnswer({ text: 'We run a club.', sources: [source!, source!, further] })
  const missing = anAnswer({ text: 'Your documents do not say who governs you.', missing: true })
  await work.run(async ({ questions }) => {
    await questions.save(aQuestion({ ...own, text: 'What do you do?', answer: answered }))
    await questions.save(aQuestion({ ...own, text: 'Who governs you?', position: 1, answer: missing }))
    await questions.save(aQuestion({ ...own, text: 'Since when?', position: 2, answer: null }))
  })
  const asJson = (format: string) => ({
    write: async (text: ApplicationText) => new TextEncoder().encode(JSON.stringify({ format, ...text })),
  })
  const writers = { docx: asJson('docx'), md: asJson('md') }
  const download = new DownloadApplication(proposalReader, new AdminReadAccess(work, sources), writers)
  return {
    world,
    actor,
    download: async (format: 'docx' | 'md' = 'docx', by = actor, proposalId = id) => {
      const { fileName, content } = await download.execute({ actor: by, proposalId, format })
      const written = JSON.parse(new TextDecoder().decode(content)) as ApplicationText & { format: string }
      return { fileName, written }
    },
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

  it('holds every question in order, with the answers that there are and their sources', async () => {
    const { name, questions } = (await (await openApplication()).download()).written

    expect(name).to.equal('Warm kitchens')
    expect(questions.map(({ text, answer, sources }) => [text, answer, sources])).to.deep.equal([
      ['What do you do?', 'We run a club.', ['Annual report 2025.pdf']],
      ['Who governs you?', null, []],
      ['Since when?', null, []],
    ])
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

    expect(names.map((name) => applicationFileName(name, 'md'))).to.deep.equal([
      'A B C 1.md',
      'etc passwd.md',
      'application.md',
      'Café fund.md',
      `${'\u{1F331}'.repeat(40)}.md`,
    ])
  })
})
