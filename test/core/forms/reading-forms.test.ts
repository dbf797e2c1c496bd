import type { QuestionId } from '../../../core/shared/ids.ts'
import { sentenceIn } from '../../support/sentences.ts'
import { expect } from 'chai'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { CreateUploadGrant } from '../../../core/applications/create-upload-grant.ts'
import type { FormReader } from '../../../core/forms/ports.ts'
import type { FoundQuestions, QuestionFinder } from '../../../core/forms/ports/question-finder.ts'
import { DraftAgain } from '../../../core/drafting/draft-again.ts'
import { ReadForm } from '../../../core/forms/read-form.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { Allowance, Allowances } from '../../../core/spending/allowances.ts'
import { termOf } from '../../../core/proposals/form/form-terms.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import {
  anActorIn,
  bytesOf,
  claimAll,
  keepDocumentsHere,
  noAllowance,
  noTerms,
  openCoreWorld,
  refusalOf,
  simpleFormats,
} from '../../support/core-world.ts'

const question = (text: string) => ({
  text,
  guidance: null,
  section: null,
  number: null,
  limit: NO_LIMIT,
  kind: 'text' as const,
  anchor: null,
})
const found = (texts: readonly string[], of: Partial<FoundQuestions> = {}): FoundQuestions => ({
  title: null,
  questions: texts.map(question),
  items: [],
  notes: [],
  exchanged: [],
  ...of,
})
const scanned = async () => {
  throw new AppError('unsupported', 'file.scanned')
}
const readable: FormReader['read'] = async () => ({ mediaType: 'application/pdf', title: null, blocks: [] })

/** A PDF form that was uploaded, about to be read. */
async function openReading(
  read: FormReader['read'],
  finder: Partial<QuestionFinder>,
  { isPlanned = false, allowances = noAllowance, terms = noTerms } = {},
) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, files, sources, quotas } = world
  const drafting = { sources, isPlanned }
  const none: QuestionFinder = {
    find: async () => found([]),
    findAgain: async () => null,
    findInScan: async () => null,
  }
  const forms = new ReadForm(work, files, { read }, { ...none, ...finder }, drafting, terms, allowances, quotas)
  const reading = deliveredWriter('read-form', forms)
  const about = { actor, name: 'Kitchens', projectId: null, grantInfo: [], funderId: null, funderName: null }
  const create = new CreateUploadGrant(work, files, new StoredFormats(files, simpleFormats), sources)
  const { id } = await create.execute({ ...about, fileName: 'form.pdf', content: bytesOf('%PDF') })
  await claimAll(world)
  return {
    run: (lastAttempt = false) =>
      reading.execute({ data: { proposalId: id }, accountId: actor.accountId, lastAttempt }),
    view: async () => (await world.proposalReader.detail(actor.accountId, id))!,
    messages: () => world.proposalReader.coordinatorMessages(actor.accountId, id, 100),
    keepDocumentsHere: () => keepDocumentsHere(world, actor),
    draft: (questionIds: readonly QuestionId[]) =>
      new DraftAgain(work, drafting, quotas).execute({
        ...{ actor, proposalId: id, scope: 'unanswered', questionIds, confirmed: false },
      }),
    queued: async () => (await claimAll(world)).map(({ job }) => job.name),
  }
}

const ONE = { letters: 1, reports: 1, 'project-overviews': 1, checks: 1 }
const allowanceFor = (answersLeft: number | null, isUsedUp = false): Pick<Allowances, 'of'> => ({
  of: async (): Promise<Allowance> => ({
    usedShare: 0.9,
    isUsedUp,
    startsAgainAt: '2027-01-01',
    left: { answers: answersLeft, ...ONE },
  }),
})

describe('reading a form', () => {
  it('has the pages looked at where they hold no text, and keeps the file’s own reason where nobody can', async () => {
    const seen = await openReading(scanned, { findInScan: async () => found(['Why?']) })
    const unseen = await openReading(scanned, {})

    await seen.run()
    await unseen.run()

    expect((await seen.view()).questions.map(({ text }) => text)).to.deep.equal(['Why?'])
    expect((await unseen.view()).proposal.processingError).to.deep.equal({ code: 'file.scanned' })
  })

  it('has the pages of a PDF looked at in whose text nothing is asked', async () => {
    const reading = await openReading(readable, { findInScan: async () => found(['Why?']) })

    await reading.run()

    expect((await reading.view()).questions).to.have.length(1)
  })

  it('tells the user how the questions were found, after what was exchanged on the way', async () => {
    const exchanged = [{ type: 'thinking' as const, thinking: 'Hm.' }]
    const notes = [{ code: 'unknown-left-out', count: 1 }] as const
    const reading = await openReading(readable, { find: async () => found(['Why?', 'Who?'], { exchanged, notes }) })

    await reading.run()

    const [, thought, said] = (await reading.messages()).map(({ content }) => content)
    expect(thought).to.deep.equal(exchanged)
    const note = { code: 'found-questions', questions: 2, sections: 0, notes }
    expect(said).to.deep.equal([{ type: 'text', note }])
  })

  it('has a tick for each attachment that the form asks for in a sentence, and not twice', async () => {
    const wordings = [
      'Please enclose your latest accounts',
      'Attach your safeguarding policy to this form',
      'Why? Attach it',
    ]
    const attachments = termOf(wordings.map((wording) => ({ wording, page: 2 })))
    const item = {
      kind: 'attachment',
      text: 'Safeguarding policy',
      section: 'Annex',
      options: [],
      anchor: null,
      page: 3,
    } as const
    const reading = await openReading(
      readable,
      { find: async () => found(['Why? Attach it and say so'], { items: [item] }) },
      {
        terms: {
          find: () => ({ ...noTerms.find({ mediaType: 'application/pdf', title: null, blocks: [] }), attachments }),
        },
      },
    )

    await reading.run()

    const { formFindings } = await reading.view()
    expect(formFindings!.items.map(({ text, kind }) => [text, kind])).to.deep.equal([
      ['Safeguarding policy', 'attachment'],
      ['Please enclose your latest accounts', 'attachment'],
    ])
  })

  it('names the parts of the form that could not be read', async () => {
    const unread = [{ kind: 'diagram', name: null }] as const
    const read: FormReader['read'] = async () => ({ mediaType: 'application/pdf', title: null, blocks: [], unread })
    const reading = await openReading(read, { find: async () => found(['Why?']) })

    await reading.run()

    const note = { code: 'found-questions', questions: 1, sections: 0, notes: [{ code: 'not-read', parts: unread }] }
    expect(JSON.stringify(await reading.messages())).to.contain(JSON.stringify(note))
  })

  it('keeps every question within bounds, whoever found it, and says what it shortened', async () => {
    const huge = 'word '.repeat(9_000_000)
    const finders: Partial<QuestionFinder>[] = [
      { find: async () => found([huge]) },
      { findInScan: async () => found([huge]) },
    ]

    for (const finder of finders) {
      const reading = await openReading(readable, finder)
      await reading.run()

      const { questions, latestCoordinatorMessage } = await reading.view()
      expect(JSON.stringify(questions).length).to.be.lessThan(20_000)
      const note = { code: 'found-questions', questions: 1, sections: 0, notes: [{ code: 'shortened' }] }
      expect(latestCoordinatorMessage?.content).to.deep.equal([{ type: 'text', note }])
    }
  })

  it('refuses a form of more blocks than any form has, whichever reader read it', async () => {
    const block = { kind: 'heading', level: 1, text: 'Why?', number: null, page: null, anchor: '0' } as const
    const blocks = Array<typeof block>(20_000).fill(block)
    const reading = await openReading(async () => ({ mediaType: 'text/plain', title: null, blocks }), {})

    await reading.run()

    const { processingStatus, processingError } = (await reading.view()).proposal
    expect([processingStatus, sentenceIn(processingError)]).to.deep.equal([
      'error',
      'The file is too large to be read as a form: it holds more than 10,000 paragraphs, cells and fields. ' +
        'Upload the form alone, or only its questions.',
    ])
  })

  it('counts what was used once, also by an attempt that failed', async () => {
    let attempt = 0
    const reading = await openReading(readable, {
      find: async (_, { meter }) => {
        meter.add({ ...NO_USAGE, cost: 0.5 })
        if (attempt++ === 0) throw new AppError('unavailable', 'model.unavailable')
        return found(['Why?'])
      },
    })

    const refusal = await refusalOf(reading.run())
    await reading.run()

    expect(refusal.kind).to.equal('unavailable')
    expect((await reading.view()).proposal.totalCost).to.equal(1)
  })

  it('queues a plan where there is a model to make one and enough to plan, else the answers', async () => {
    const finds = (...texts: string[]) => ({ find: async () => found(texts) })
    const many = await openReading(readable, finds('Why?', 'Who?', 'How?'), { isPlanned: true })
    const few = await openReading(readable, finds('Why?', 'Who?'), { isPlanned: true })
    const without = await openReading(readable, finds('Why?', 'Who?', 'How?'))

    for (const reading of [many, few, without]) await reading.run()

    expect(await many.queued()).to.deep.equal(['plan-application'])
    expect(await few.queued()).to.deep.equal(['answer-question', 'answer-question'])
    expect(await without.queued()).to.have.length(3)
  })

  for (const [what, allowances] of [
    ['covers only some of the answers', allowanceFor(3)],
    ['is used up', allowanceFor(null, true)],
  ] as const)
    it(`drafts nothing until somebody chooses where the month’s allowance ${what}`, async () => {
      const find = async () => found(['Why?', 'Who?', 'When?', 'Where?'])
      const reading = await openReading(readable, { find }, { isPlanned: true, allowances })

      await reading.run()

      expect(await reading.queued()).to.deep.equal([])
      const { proposal, questions } = await reading.view()
      expect(proposal.processingStatus).to.equal('completed')
      expect(questions.map(({ status, answer }) => [status, answer])).to.deep.equal(Array(4).fill(['completed', null]))

      expect(await reading.draft(questions.slice(0, 3).map(({ id }) => id))).to.equal(3)
      expect(await reading.queued()).to.deep.equal(['plan-application'])
      const drafted = (await reading.view()).questions.map(({ status }) => status)
      expect(drafted).to.deep.equal(['processing', 'processing', 'processing', 'completed'])
    })

  it('drafts at once where the allowance covers all answers, costs nothing, or the documents stay here', async () => {
    const find = async () => found(['Why?', 'Who?'])
    const covering = await openReading(readable, { find }, { allowances: allowanceFor(2) })
    const free = await openReading(readable, { find }, { allowances: allowanceFor(null) })
    const here = await openReading(readable, { find }, { allowances: allowanceFor(0, true) })
    await here.keepDocumentsHere()

    for (const reading of [covering, free, here]) {
      await reading.run()

      expect(await reading.queued()).to.deep.equal(['answer-question', 'answer-question'])
    }
  })
})
