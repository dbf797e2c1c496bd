import { expect } from 'chai'
import { FillForm } from '../../../core/hand-in/fill-form.ts'
import { PointToPlace } from '../../../core/hand-in/point-to-place.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { emptyReading } from '../../../core/proposals/form/form-reading.ts'
import { ViewForm } from '../../../core/hand-in/view-form.ts'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { FormEntry, FormFiller } from '../../../core/hand-in/ports.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import type { Counting } from '../../../core/shared/counting.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import {
  anAnswer,
  anId,
  aBudget,
  aProject,
  aProjectBrief,
  aProposal,
  aQuestion,
  aTextState,
} from '../../support/builders.ts'
import { anActorIn, bytesOf, openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { aFormItem } from '../../support/form-builders.ts'
import { aStoredFact } from '../../support/profile-builders.ts'

const plain = { number: null, listLevel: 0, bold: false, italic: false, page: 1 }
const BLOCKS: readonly FormBlock[] = ['Why?', 'Who gains?', 'Enclose your accounts'].map((text, at) => {
  return { kind: 'paragraph', anchor: `a${at}`, text, ...plain }
})

/** Writes what it is given where there is a room, and keeps it. */
class KeepingFiller implements FormFiller {
  entries: readonly FormEntry[] = []
  /** How many were filled, and how many at once at the most. */
  readonly counts = { filled: 0, underWay: 0, atOnce: 0 }
  language = ''

  fill: FormFiller['fill'] = async (_form, entries, language) => {
    this.entries = entries
    this.language = language
    const { counts } = this
    counts.filled++
    counts.atOnce = Math.max(counts.atOnce, ++counts.underWay)
    await Promise.resolve()
    counts.underWay--
    const places = entries.map(({ id, slot, text }) => {
      if (slot === null) return { id, state: 'no-place', reason: 'no-place', page: null } as const
      if (text === null) return { id, state: 'left', reason: 'unanswered', page: 1 } as const
      return { id, state: 'filled', reason: null, page: 1 } as const
    })
    return { bytes: new TextEncoder().encode('filled'), places, notes: ['xfa-kept'] }
  }
}

/** An application with one answer, one text that says what is missing, and something to enclose. */
async function openApplication(world = openCoreWorld(), colleague: Actor | null = null, blocks = BLOCKS) {
  const actor = colleague ?? (await anActorIn(world))
  const { unitOfWork: work, files } = world
  const { accountId } = actor
  const id = anId<'proposal'>()
  const fileKey = `${accountId}/${id}`
  await files.put(fileKey, bytesOf('%PDF'))
  const form = {
    fileKey,
    fileName: 'Grant form.pdf',
    mediaType: 'application/pdf',
    contentHash: 'a'.repeat(64),
    sizeBytes: 4,
  }
  const about = { accountId, proposalId: id, limit: { ...NO_LIMIT, words: 2 } }
  const why = aQuestion({
    ...about,
    position: 0,
    text: 'Why?',
    answer: anAnswer({ text: 'For warm meals.', missing: false }),
  })
  const who = aQuestion({
    ...about,
    position: 1,
    text: 'Who gains?',
    answer: anAnswer({ text: 'We lack it.', missing: true }),
  })
  const item = aFormItem({ place: '2' })
  await work.run(async ({ proposals, questions, formReadings }) => {
    await proposals.save(aProposal({ id, accountId, form }))
    for (const question of [why, who]) await questions.save(question)
    const marks = [why, who].map((one, at) => ({ questionId: one.id, place: `${at}`, found: one.text }))
    await formReadings.save({
      ...emptyReading({ id, accountId }),
      contentHash: 'a',
      blocks,
      marks,
      items: [item],
    })
  })
  const filler = new KeepingFiller()
  const viewForm = new ViewForm(
    work,
    files,
    { read: () => Promise.reject(new Error('It was read.')) },
    { boxOf: () => null },
  )
  const fill = new FillForm({
    work,
    proposals: world.proposalReader,
    files,
    viewForm,
    filler,
    sayRemark: (kind) => kind ?? 'no answer',
    clock: world.clock,
  })
  const point = (place: string | null) =>
    new PointToPlace(work, { ids: world.ids }).execute({ actor, proposalId: id, questionId: why.id, place })
  return { world, actor, id, why, who, item, filler, fill, point }
}

describe('a funder’s form', () => {
  it('gets the answers that are given, and none that says what is missing', async () => {
    const { fill, actor, id, filler } = await openApplication()

    const { fileName, bytes } = await fill.execute({ actor, proposalId: id, hasRemarks: true })

    expect(fileName).to.equal('Grant form - filled.pdf')
    expect(new TextDecoder().decode(bytes)).to.equal('filled')
    expect(filler.entries.map(({ text }) => text)).to.deep.equal(['For warm meals.', null, null])
    expect(filler.entries.map(({ remark }) => remark)).to.deep.equal([null, 'no answer', 'attachment'])
    expect(filler.language).to.equal('en-GB')
  })

  it('is filled once as long as nothing has changed, and one at a time for its account', async () => {
    const { fill, actor, id, filler, world, why, point } = await openApplication()
    const fillAll = (remarks: readonly boolean[]) =>
      Promise.all(remarks.map((hasRemarks) => fill.execute({ actor, proposalId: id, hasRemarks })))

    const [first, second] = await fillAll([false, false, true, false])
    expect([filler.counts.filled, filler.counts.atOnce, first === second]).to.deep.equal([2, 1, true])

    await world.unitOfWork.run(async ({ questions }) => {
      const now = (await questions.find(actor.accountId, why.id))!
      await questions.save({ ...now, answer: anAnswer({ text: 'For soup. Until [insert the date].' }) })
    })
    await fillAll([false, false])
    expect([filler.counts.filled, filler.entries[0]?.text]).to.deep.equal([3, 'For soup.'])
    await point('1')
    await fillAll([false])
    await world.unitOfWork.run(({ profileFacts }) =>
      profileFacts.save(aStoredFact({ accountId: actor.accountId, key: 'yearEnd', value: '31 March' })),
    )
    await fillAll([false])
    expect(filler.counts.filled).to.equal(5)
  })

  it('takes over where somebody of the account pointed to in a form of the same layout', async () => {
    const first = await openApplication()
    const { world, actor, point } = first
    const slotOfNext = async (blocks = BLOCKS, who: Actor = actor) => {
      const { fill, id, filler } = await openApplication(world, who, blocks)
      await fill.execute({ actor: who, proposalId: id, hasRemarks: false })
      const slot = filler.entries[0]!.slot
      return slot?.kind === 'below' ? slot.anchor : slot
    }
    const line = (text: string): FormBlock => ({ kind: 'paragraph', anchor: text, text, ...plain })
    expect(await slotOfNext()).to.equal('a0')

    await point('2')
    expect(await slotOfNext()).to.equal('a2')
    expect(await slotOfNext([...BLOCKS.slice(0, 2), line('Reply by May'), BLOCKS[2]!])).to.equal('a2')
    expect(await slotOfNext(['Why?', 'How?', 'Sign', 'Send'].map(line))).to.equal('Why?')
    expect(await slotOfNext(BLOCKS, await anActorIn(world))).to.equal('a0')

    await point(null)
    expect(await slotOfNext()).to.equal('a0')
  })

  it('that could not be read is refused at once, with the reason that it was refused for', async () => {
    const { fill, actor, id, filler, world } = await openApplication()
    await world.unitOfWork.run(async ({ proposals }) => {
      const proposal = (await proposals.find(actor.accountId, id))!
      const processingError = { code: 'file.password-protected', values: { what: 'PDF' } } as const
      await proposals.save({ ...proposal, processingStatus: 'error', processingError })
    })

    const refused = await refusalOf(fill.execute({ actor, proposalId: id, hasRemarks: false }))

    expect([refused.kind, refused.code, filler.counts.filled]).to.deep.equal([
      'unsupported',
      'file.password-protected',
      0,
    ])
  })

  it('has an answer over its limit only as the application counts, and as people read it', async () => {
    const { fill, actor, id, world, why } = await openApplication()
    const isOver = async (counting: Counting | null, text: string) => {
      await world.unitOfWork.run(async ({ proposals, questions }) => {
        await proposals.save({ ...(await proposals.find(actor.accountId, id))!, counting })
        const question = (await questions.find(actor.accountId, why.id))!
        await questions.save({ ...question, limit: { words: null, characters: 8 }, answer: anAnswer({ text }) })
      })
      const { places } = await fill.execute({ actor, proposalId: id, hasRemarks: false })
      return places[0]!.isOverLimit
    }

    expect(await isOver(null, 'one two three')).to.equal(true)
    expect(await isOver(null, '**one** *two*')).to.equal(false)
    expect(await isOver('characters-without-spaces', 'one two x')).to.equal(false)
    expect(await isOver('characters-line-break-as-two', 'one\n\ntwo')).to.equal(true)
  })

  it('gets no remarks where they are switched off', async () => {
    const { fill, actor, id, filler } = await openApplication()

    await fill.execute({ actor, proposalId: id, hasRemarks: false })

    expect(filler.entries.map(({ remark }) => remark)).to.deep.equal([null, null, null])
  })

  it('gets the confirmed facts of the profile where its items ask for them', async () => {
    const { world, fill, actor, id, item } = await openApplication()
    const { accountId } = actor
    const asked = { ...item, kind: 'date', text: 'Financial year end' } as const
    const fact = aStoredFact({ accountId, key: 'yearEnd', value: '31 March' })
    const outcomes = async () => {
      const { places } = await fill.execute({ actor, proposalId: id, hasRemarks: false })
      return places.slice(2).map(({ state, reason }) => [state, reason])
    }
    await world.unitOfWork.run(async ({ formReadings }) => {
      const reading = await formReadings.find(accountId, id)
      await formReadings.save({ ...reading!, items: [asked] })
    })
    const before = await outcomes()
    await world.unitOfWork.run(({ profileFacts }) => profileFacts.save(fact))

    expect([before, await outcomes()]).to.deep.equal([[['left', 'by-hand']], [['filled', null]]])
  })

  it('gets a fact of documents only once a person has confirmed it, in the profile or as the answer', async () => {
    const { world, fill, actor, id, why, filler } = await openApplication()
    const { accountId } = actor
    const restsOn = [{ source: 'profile:chair', version: 0 }]
    const answerState = aTextState({ origin: 'documents', author: null })
    const draft = { answer: anAnswer({ text: 'Ada', restsOn }), answerState, review: null }
    const writtenWith = async (change: Partial<Question>, value: string | null) => {
      await world.unitOfWork.run(async ({ questions, profileFacts }) => {
        await questions.save({ ...(await questions.find(accountId, why.id))!, ...draft, ...change })
        const stored = await profileFacts.find(accountId, 'chair')
        const fact = aStoredFact({ accountId, key: 'chair', ...stored, value })
        await profileFacts.save({ ...fact, confirmedBy: value === null ? null : aStoredFact().confirmedBy })
      })
      const { places } = await fill.execute({ actor, proposalId: id, hasRemarks: true })
      return [filler.entries[0]?.text, places[0]?.reason, filler.entries[0]?.remark]
    }
    const [written, waiting] = [
      ['Ada', null, null],
      [null, 'unconfirmed', 'unconfirmed'],
    ]

    expect(await writtenWith({}, null)).to.deep.equal(waiting)
    expect(await writtenWith({}, 'Ada Brook')).to.deep.equal(written)
    expect(await writtenWith({}, 'Ben Okafor')).to.deep.equal(waiting)
    expect(await writtenWith({ review: 'checked' }, null)).to.deep.equal(written)
    const own = aTextState({ origin: 'person' })
    expect(await writtenWith({ answerState: own }, null)).to.deep.equal(written)
  })

  it('gets amounts of a budget that people wrote, and none that documents propose', async () => {
    const { world, fill, actor, id, item, filler } = await openApplication()
    const { accountId } = actor
    const writtenWith = async (origin: 'person' | 'documents') => {
      const [project, budget] = [aProject({ accountId }), aBudget({ state: aTextState({ origin }) })]
      await world.unitOfWork.run(async ({ proposals, projects, projectBriefs, formReadings }) => {
        await projects.save(project)
        await proposals.save({ ...(await proposals.find(accountId, id))!, projectId: project.id })
        await projectBriefs.save({ ...aProjectBrief({ accountId, id: project.id }), budget })
        const reading = await formReadings.find(accountId, id)
        const asked = { ...item, kind: 'budget', text: budget.lines[0]!.item } as const
        await formReadings.save({ ...reading!, items: [asked] })
      })
      await fill.execute({ actor, proposalId: id, hasRemarks: false })
      return filler.entries[2]?.text
    }

    expect([await writtenWith('documents'), await writtenWith('person')]).to.deep.equal([null, '4000'])
  })

  it('gets what a person took for an item, and nothing that is only suggested', async () => {
    const { world, fill, actor, id, item, filler } = await openApplication()
    const suggestion = { value: 'Yes', fileName: 'Plan.docx', page: null, quote: 'We have one' }
    const asked = { ...item, kind: 'yes-no', text: 'Enclose your accounts', suggestion } as const
    const writtenWith = async (answer: string | null) => {
      await world.unitOfWork.run(async ({ formReadings }) => {
        const reading = await formReadings.find(actor.accountId, id)
        await formReadings.save({ ...reading!, items: [{ ...asked, answer }] })
      })
      await fill.execute({ actor, proposalId: id, hasRemarks: false })
      return filler.entries[2]?.text
    }

    expect([await writtenWith(null), await writtenWith('No')]).to.deep.equal([null, 'No'])
  })

  it('tells what becomes of each question and item, and which answer is over its limit', async () => {
    const { fill, actor, id, why, who, item } = await openApplication()

    const { places, notes } = await fill.execute({ actor, proposalId: id, hasRemarks: false })

    expect(notes).to.deep.equal(['xfa-kept'])

    expect(places.map(({ of }) => of)).to.deep.equal([
      { questionId: why.id },
      { questionId: who.id },
      { itemId: item.id },
    ])
    expect(places.map(({ state, reason, place, isOverLimit }) => [state, reason, place, isOverLimit])).to.deep.equal([
      ['filled', null, '0', true],
      ['left', 'unanswered', '1', false],
      ['left', 'by-hand', null, false],
    ])
  })

  it('gets an answer where a person points, until that is taken back', async () => {
    const { fill, actor, id, point } = await openApplication()
    const placeOfFirst = async () => (await fill.execute({ actor, proposalId: id, hasRemarks: false })).places[0]?.place

    await point('2')
    const pointed = await placeOfFirst()
    await point(null)

    expect([pointed, await placeOfFirst()]).to.deep.equal(['2', '0'])
  })

  it('has no answer in a line that it has not, and none of another account', async () => {
    const { world, fill, id, point } = await openApplication()
    const stranger = await anActorIn(world)

    const noLine = await refusalOf(point('7'))
    const foreign = await refusalOf(fill.execute({ actor: stranger, proposalId: id, hasRemarks: false }))

    expect([noLine.code, foreign.code]).to.deep.equal(['proposals.line-not-found', 'proposals.not-found'])
  })
})
