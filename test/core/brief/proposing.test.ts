import { expect } from 'chai'
import type { LibraryPart } from '../../../core/documents/document.ts'
import type { BriefProposer, BriefTask } from '../../../core/brief/ports.ts'
import type { ProjectBrief } from '../../../core/brief/project-brief.ts'
import { ProposeBrief } from '../../../core/briefing/propose-brief.ts'
import { RequestBrief } from '../../../core/briefing/request-brief.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { NO_DETAIL } from '../../../core/texts/text-version.ts'
import { aBudget, aDocument, anAnswer, aProject, aProjectBrief, aTextState } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { emptyLibrary } from '../texts/text-world.ts'

const { sources } = anAnswer()
const LINES = [{ item: 'Cook', amount: 4000, fromThisFunder: null, fromOthers: null, inKind: null }]
const PROPOSAL = {
  sections: [
    { key: 'need', text: 'Fuel costs rose.', sources },
    { key: 'risks', text: 'Prices may rise.', sources },
  ],
  budget: { lines: LINES, currency: 'GBP', sources },
} as const

interface Options {
  readonly brief?: Partial<ProjectBrief>
  readonly hasDocuments?: boolean
  readonly propose?: BriefProposer['propose']
}

async function openProposing({ brief, hasDocuments = true, propose = async () => PROPOSAL }: Options = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, projectReader, documentReader: documents, sources: made } = world
  const project = await work.run(async (stores) => {
    const saved = await stores.projects.save(aProject({ accountId }))
    const scope = { kind: 'project', projectId: saved.id, section: 'grants' } as const
    if (hasDocuments) await stores.documents.save(aDocument({ accountId, scopes: [scope] }))
    if (brief) await stores.projectBriefs.save(aProjectBrief({ id: saved.id, accountId, sections: [], ...brief }))
    return saved
  })
  const tasks: BriefTask[] = []
  const scopes: LibraryPart[] = []
  const proposing = new ProposeBrief({
    ...made,
    work,
    documents,
    proposer: { propose: (task, ...rest) => (tasks.push(task), propose(task, ...rest)) },
    libraries: { open: (_account, asked) => (scopes.push(asked), emptyLibrary) },
  })
  const job = deliveredWriter('propose-brief', proposing)
  return {
    project,
    tasks,
    scopes,
    request: () => new RequestBrief(work, projectReader, made).execute({ actor, projectId: project.id }),
    workOff: async () => {
      for (const claim of await claimAll(world)) await job.execute({ ...claim.job, lastAttempt: true })
    },
    brief: async () => (await work.run(({ projectBriefs }) => projectBriefs.find(accountId, project.id)))!,
    change: (changed: (before: ProjectBrief) => ProjectBrief) =>
      work.run(async ({ projectBriefs }) =>
        projectBriefs.save(changed((await projectBriefs.find(accountId, project.id))!)),
      ),
  }
}

const byPerson = aTextState({ origin: 'person' })
const OWN = { key: 'need', text: 'Ours.', state: byPerson, detail: NO_DETAIL } as const

describe('proposing a brief', () => {
  it('fills it from the project’s grant documents alone, and says that nobody has kept it yet', async () => {
    const { request, workOff, brief, scopes, tasks, project } = await openProposing()

    expect((await request()).proposing).to.equal('processing')
    await workOff()

    const { proposing, sections, budget } = await brief()
    expect(proposing).to.equal('completed')
    expect(sections.map(({ key, text, state }) => [key, text, state.origin])).to.deep.equal([
      ['need', 'Fuel costs rose.', 'documents'],
      ['risks', 'Prices may rise.', 'documents'],
    ])
    expect(budget).to.deep.include({ lines: LINES, currency: 'GBP' })
    expect(scopes).to.deep.equal([[{ kind: 'project', projectId: project.id, section: 'grants' }]])
    expect(tasks[0]).to.deep.include({ projectName: project.name, wantsBudget: true })
  })

  it('leaves what a person wrote, and asks for the rest alone', async () => {
    const budget = aBudget({ state: byPerson })
    const { request, workOff, brief, tasks } = await openProposing({ brief: { sections: [OWN], budget } })

    await request()
    await workOff()

    expect(tasks[0]?.sections).to.have.length(12).and.not.to.include('need')
    expect(tasks[0]?.wantsBudget).to.equal(false)
    const after = await brief()
    expect(after.sections.map(({ text }) => text)).to.deep.equal(['Ours.', 'Prices may rise.'])
    expect(after.budget?.lines).to.deep.equal(budget.lines)
  })

  it('leaves what a person wrote while it was made', async () => {
    const { request, workOff, brief, change } = await openProposing()

    await request()
    await change((before) => ({ ...before, sections: [OWN] }))
    await workOff()

    expect((await brief()).sections.map(({ text }) => text)).to.deep.equal(['Ours.', 'Prices may rise.'])
  })

  it('takes back what is not proposed any more', async () => {
    const old = { ...OWN, key: 'staff', state: aTextState({ origin: 'documents', author: null }) } as const
    const { request, workOff, brief } = await openProposing({ brief: { sections: [old] } })

    await request()
    await workOff()

    expect((await brief()).sections.map(({ key }) => key)).to.deep.equal(['need', 'risks'])
  })

  it('is refused without documents, and twice at once', async () => {
    const without = await openProposing({ hasDocuments: false })
    const { request } = await openProposing()
    await request()

    expect((await refusalOf(without.request())).code).to.equal('brief.documents-required')
    expect((await refusalOf(request())).code).to.equal('brief.being-proposed')
  })

  it('keeps the reason of a failure, and can be asked for again', async () => {
    const fails = async () => Promise.reject(new AppError('unavailable', 'model.unavailable'))
    const { request, workOff, brief } = await openProposing({ propose: fails })

    await request()
    await workOff()

    expect(await brief()).to.deep.include({ proposing: 'error', error: { code: 'model.unavailable' } })
    expect((await request()).proposing).to.equal('processing')
  })
})
