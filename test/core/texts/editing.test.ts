import { expect } from 'chai'
import { sentencesOfFields } from '../../support/sentences.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'
import type { AccountId } from '../../../core/shared/ids.ts'
import { anAnswer, anId, anIndexedDocument } from '../../support/builders.ts'
import { isOfPerson } from '../../../core/shared/text-state.ts'
import { anActorIn, refusalOf } from '../../support/core-world.ts'
import { aColleague, openTexts } from './text-world.ts'

const ANSWERED = { status: 'completed', answer: anAnswer({ text: 'A draft.' }) } as const

describe('an answer changed by hand', () => {
  it('is the person’s from then on, says what it began from, and keeps its sources', async () => {
    const { edit, question, actor } = await openTexts(ANSWERED)

    const saved = await edit('Our own words.', 1)

    expect(saved.state).to.deep.include({ version: 2, origin: 'person', basis: 'documents' })
    expect(saved.state.author).to.deep.equal({ id: actor.userId, name: 'Ada Brook' })
    const { answer, answerState } = await question()
    expect(answer).to.deep.include({ text: 'Our own words.', missing: false, sources: ANSWERED.answer.sources })
    expect(answerState).to.deep.equal(saved.state)
  })

  it('keeps those warnings of its draft whose words are still there', async () => {
    const warning = { kind: 'unsupported', claim: 'figure', text: '120', start: 4, end: 7 } as const
    const warnings = [warning, { ...warning, text: '77', start: 20, end: 22 }, { kind: 'cut' } as const]
    const { edit, question } = await openTexts({
      ...ANSWERED,
      answer: anAnswer({ text: 'For 120 people, not 77.', warnings }),
    })

    await edit('Today for 120 people and 8 dogs.', 1)

    expect((await question()).answer?.warnings).to.deep.equal([{ ...warning, start: 10, end: 13 }])
  })

  it('keeps the name of the model that began it, also when it is taken out of the history', async () => {
    const usage = { ...NO_USAGE, modelName: 'mistral-small' }
    const { edit, restore, versions } = await openTexts({ ...ANSWERED, usage })

    const saved = await edit('Our own words.', 1)
    const [, draft] = await versions()
    const restored = await restore(draft!.id)

    expect(draft!.state).to.include({ origin: 'model', modelName: 'mistral-small' })
    expect(saved.state).to.include({ origin: 'person', basis: 'model', modelName: 'mistral-small' })
    expect(restored.state).to.include({ origin: 'restored', basis: 'model', modelName: 'mistral-small' })
  })

  const states: [string, Partial<Question>, number][] = [
    ['that waits for its first draft', {}, 0],
    ['that failed', { status: 'error', error: 'The model is down.', notice: 'Try again.' }, 0],
    [
      'that the documents do not answer',
      { ...ANSWERED, answer: anAnswer({ text: 'Nothing found.', missing: true }) },
      1,
    ],
  ]
  for (const [which, of, basedOn] of states) {
    it(`answers a question ${which}`, async () => {
      const { edit, question } = await openTexts(of)

      await edit('Riverside Youth Trust', basedOn)

      const { status, error, notice, answer, answerState } = await question()
      expect([status, error, notice]).to.deep.equal(['completed', null, null])
      expect(answer).to.deep.include({ text: 'Riverside Youth Trust', missing: false })
      expect(answerState).to.include({ origin: 'person', basis: null })
    })
  }

  it('keeps the source of a passage that was inserted for a missing answer, and offers it again once undone', async () => {
    const passages = anAnswer().sources
    const { edit, undo, question } = await openTexts({
      ...ANSWERED,
      answer: anAnswer({ text: 'Nothing found.', missing: true, sources: [], passages }),
    })

    const { state } = await edit('we ran a youth club for 120 young people.', 1)

    const inserted = (await question()).answer!
    expect(inserted.sources).to.deep.equal([
      { ...passages[0], cited: true, used: ['we ran a youth club for 120 young people.'] },
    ])
    expect([state.basis, inserted.passages]).to.deep.equal(['documents', undefined])
    await undo()
    expect((await question()).answer).to.deep.include({ missing: true, passages, sources: [] })
  })

  it('is from the documents where a passage was inserted, whatever parts of it, and a person’s once words are added', async () => {
    const [passage] = anAnswer().sources
    const parts = ['In 2024', 'for 120 young people.']
    const { edit, question } = await openTexts({
      ...ANSWERED,
      answer: anAnswer({ text: '', missing: true, sources: [], passages: [{ ...passage!, used: parts }] }),
    })
    const sources = [{ ...passage, cited: true, used: [parts.join(' ')] }]

    const inserted = await edit(parts.join(' '), 1)

    expect(inserted.state).to.deep.include({ origin: 'documents', basis: 'documents' })
    expect(isOfPerson(inserted.state), 'so that no draft takes its place').to.equal(true)
    expect((await question()).answer?.sources).to.deep.equal(sources)

    const { state } = await edit(`${parts.join(' ')} And more.`, 2)

    expect(state).to.deep.include({ origin: 'person', basis: 'documents' })
    expect((await question()).answer?.sources).to.deep.equal(sources)
  })

  describe('where a passage of the library was put into it', () => {
    const text = 'We met weekly in the hall. In 2025 we served 18,240 meals to the families of the ward.'
    const opened = async (owner?: AccountId) => {
      const opened = await openTexts({ ...ANSWERED, answer: anAnswer() })
      const accountId = owner ?? opened.actor.accountId
      const indexed = anIndexedDocument({ accountId, fileName: 'Meals.pdf', texts: [text] })
      await opened.world.unitOfWork.run(({ passages }) => passages.put(indexed))
      const sources = async () =>
        (await opened.question()).answer!.sources.map(({ fileName, cited, used }) => [fileName, cited, used])
      return { ...opened, sources, inserted: [{ documentId: indexed.documentId, ordinal: 0 }] }
    }
    const draft = ['Annual report 2025.pdf', true, ['a youth club for 120 young people']]
    const whole = ['Meals.pdf', true, [text]]

    it('has its document as a source, until the insertion is undone', async () => {
      const { edit, undo, sources, inserted } = await opened()

      await edit(`We run a youth club for 120 young people.\n\n${text}`, 1, { inserted })

      expect(await sources()).to.deep.equal([draft, whole])
      await undo()
      expect(await sources()).to.deep.equal([draft])
    })

    it('cites it as long as some of its words are there, and again once they are back', async () => {
      const { edit, sources, inserted } = await opened()
      await edit(text, 1, { inserted })
      const unused = ['Annual report 2025.pdf', false, []]
      expect(await sources()).to.deep.equal([unused, whole])

      await edit('We served 18,240 meals to the families we know.', 2)
      expect(await sources()).to.deep.equal([unused, whole])
      await edit('Nothing of it is left here, as it did not answer.', 3)
      expect(await sources()).to.deep.equal([unused, ['Meals.pdf', false, []]])
      await edit('We met weekly in the hall.', 4)
      expect(await sources()).to.deep.equal([unused, ['Meals.pdf', true, ['We met weekly in the hall.']]])
    })

    it('has no source for what is not in it, not in the library, or in that of another account', async () => {
      const { edit, sources, inserted } = await opened()
      const others = await opened(anId<'account'>())

      await edit('We run a youth club for 120 young people. And more.', 1, { inserted })
      await edit(`We run a youth club for 120 young people. ${text}`, 2, {
        inserted: [{ ...inserted[0]!, ordinal: 9 }],
      })
      await others.edit(`We run a youth club for 120 young people. ${text}`, 1, { inserted: others.inserted })

      expect([await sources(), await others.sources()]).to.deep.equal([[draft], [draft]])
    })
  })

  it('keeps the source of a passage also where words were added to it before it was saved', async () => {
    const [passage] = anAnswer().sources
    const { edit, question } = await openTexts({
      ...ANSWERED,
      answer: anAnswer({ text: '', missing: true, sources: [], passages: [passage!] }),
    })
    const words = passage!.used.length > 0 ? passage!.used.join(' ') : passage!.passage

    const { state } = await edit(`${words} And more.`, 1)

    expect(state).to.deep.include({ origin: 'person', basis: 'documents' })
    expect((await question()).answer?.sources).to.have.length(1)
  })

  it('ends the processing of an application with its last question', async () => {
    const { edit, world, actor, proposal } = await openTexts({})

    await edit('Riverside Youth Trust', 0)

    const found = await world.unitOfWork.run(({ proposals }) => proposals.find(actor.accountId, proposal.id))
    expect(found?.processingStatus).to.equal('completed')
  })

  it('says in the chat that a request was overtaken', async () => {
    const asked = { status: 'processing', answer: ANSWERED.answer, request: 'Make it shorter' } as const
    const { edit, question } = await openTexts(asked)

    await edit('Our own words.', 1)

    const { request, chat, status } = await question()
    expect([request, status, chat.at(0)?.text]).to.deep.equal([null, 'completed', 'Make it shorter'])
    expect(chat.at(1)?.text, 'which the edge has a sentence for').to.equal('')
  })

  it('needs an answer again where nothing is left of it', async () => {
    const { edit, question } = await openTexts(ANSWERED)

    await edit(' \n', 1)

    expect((await question()).answer).to.deep.include({ text: ' \n', missing: true, sources: [] })
  })

  it('may have 100,000 characters', async () => {
    const { edit } = await openTexts(ANSWERED)

    const refusal = await refusalOf(edit('x'.repeat(100_001), 1))

    expect(refusal.kind).to.equal('invalid')
    expect(sentencesOfFields(refusal.details.fields)).to.deep.equal({
      text: 'A text may have at most 100000 characters. This one has 100001.',
    })
  })

  it('is found by its own account alone', async () => {
    const { edit, versions, undo, restore, world, questionId, place } = await openTexts(ANSWERED)
    const stranger = await anActorIn(world)
    const elsewhere = { ...place, proposalId: world.ids.next<'proposal'>() }

    const refusals = [
      await refusalOf(edit('Mine', 1, { by: stranger })),
      await refusalOf(edit('Mine', 1, { place: elsewhere })),
      await refusalOf(versions(stranger)),
      await refusalOf(undo(null, stranger)),
      await refusalOf(restore(questionId as never, stranger)),
    ]

    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(5).fill('proposals.question-not-found'))
  })
})

describe('two people who change the same answer', () => {
  it('keeps both texts, and shows the second what the first wrote', async () => {
    const { edit, versions, question, world, actor } = await openTexts(ANSWERED)
    const colleague = await aColleague(world, actor)
    await edit('What Ada wrote.', 1)

    const refusal = await refusalOf(edit('What Carys wrote.', 1, { by: colleague }))

    expect([refusal.kind, refusal.code]).to.deep.equal(['conflict', 'texts.newer-version'])
    expect(refusal.details.current).to.deep.equal({
      version: 2,
      text: 'What Ada wrote.',
      author: { id: actor.userId, name: 'Ada Brook' },
    })
    expect((await question()).answer?.text).to.equal('What Ada wrote.')
    const kept = (await versions()).map(({ text, state, isCurrent }) => [text, state.version, isCurrent])
    expect(kept).to.deep.equal([
      ['What Carys wrote.', 3, false],
      ['What Ada wrote.', 2, true],
      ['A draft.', 1, false],
    ])
  })

  it('takes the second text where its author saw the first', async () => {
    const { edit, world, actor } = await openTexts(ANSWERED)
    const colleague = await aColleague(world, actor)
    await edit('What Ada wrote.', 1)
    await refusalOf(edit('What Carys wrote.', 1, { by: colleague }))

    const { text, state } = await edit('What both wrote.', 2, { by: colleague })

    expect([text, state.version, state.author?.name]).to.deep.equal(['What both wrote.', 4, 'Carys Hughes'])
  })

  it('loses nothing, however many save at once', async () => {
    const { edit, versions } = await openTexts(ANSWERED)
    const texts = Array.from({ length: 20 }, (_, at) => `Text ${at}`)

    const saved = await Promise.allSettled(texts.map((text) => edit(text, 1)))

    expect(saved.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
    const kept = await versions()
    expect(kept.map(({ text }) => text)).to.have.members([...texts, 'A draft.'])
    expect(new Set(kept.map(({ state }) => state.version)).size).to.equal(21)
  })
})

describe('a stay in an editor', () => {
  const session = (sequence: number) => ({ session: { id: 'one tab', sequence } })

  it('is one version, however often it saves', async () => {
    const { edit, versions } = await openTexts(ANSWERED)
    let basedOn = 1
    for (const [at, text] of ['O', 'Our', 'Our own', 'Our own words.'].entries())
      basedOn = (await edit(text, basedOn, session(at))).state.version

    const kept = await versions()

    expect(kept.map(({ text }) => text)).to.deep.equal(['Our own words.', 'A draft.'])
    expect(basedOn).to.be.greaterThan(2)
  })

  it('goes on after an answer that got lost on the way, and lets no late save take back a later one', async () => {
    const { edit, question } = await openTexts(ANSWERED)
    await edit('Our', 1, session(1))

    await edit('Our own words.', 1, session(3))
    await edit('Our own', 1, session(2))

    expect((await question()).answer?.text).to.equal('Our own words.')
  })

  it('is told of a colleague who came in between, and begins a new version after that', async () => {
    const { edit, versions, world, actor } = await openTexts(ANSWERED)
    const colleague = await aColleague(world, actor)
    const { state } = await edit('Ada’s.', 1, session(1))
    await edit('Carys’s.', state.version, { by: colleague })

    const refusal = await refusalOf(edit('Ada’s again.', state.version, session(2)))

    expect(refusal.code).to.equal('texts.newer-version')
    expect((await versions()).map(({ text }) => text)).to.deep.equal(['Ada’s again.', 'Carys’s.', 'Ada’s.', 'A draft.'])
  })

  it('changes nothing with a text that is there already', async () => {
    const { edit, versions } = await openTexts(ANSWERED)

    const { state } = await edit('A draft.', 0)

    expect([state.version, state.origin, (await versions()).length]).to.deep.equal([1, 'documents', 1])
  })
})
