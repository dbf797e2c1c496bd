import { expect } from 'chai'

import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { differingFigures } from '../../../core/answer-library/differing-figures.ts'
import type { RememberedAnswer } from '../../../core/answer-library/remembered-answer.ts'
import { SuggestAnswers } from '../../../core/answer-library/suggest-answers.ts'
import { UseAnswer } from '../../../core/answer-library/use-answer.ts'
import type { ProfileFact } from '../../../core/profile/profile-fact.ts'
import { definitionOf } from '../../../core/profile/profile-facts.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { UndoText } from '../../../core/text-history/undo-text.ts'
import { aDocument, aFunder, anAnswer, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'
import { expectError } from '../../support/expect-error.ts'

const MEALS = 'We serve hot meals to two hundred young people. They come every day. Volunteers cook for them.'

async function openQuestion(fields: Partial<Question> = {}) {
  const world = openCoreWorld()
  const { unitOfWork: work, sources, memory } = world
  const actor = await anActorIn(world)
  const { accountId } = actor
  const funder = aFunder({ accountId, funderName: 'Elmsey Trust' })
  const document = aDocument({ accountId })
  const question = await work.run(async ({ funders, documents, proposals, questions }) => {
    await funders.save(funder)
    await documents.save(document)
    const { id: proposalId } = await proposals.save(aProposal({ accountId, funderId: funder.id }))
    return questions.save(aQuestion({ accountId, proposalId, text: 'Who benefits from your work?', ...fields }))
  })
  const named = { actor, proposalId: question.proposalId, questionId: question.id }
  const origin = { kind: 'past-application', documentId: document.id, fileName: 'past.pdf', page: 2 } as const
  const known = { accountId, origin, funderId: null, funderName: null, outcome: null, limit: question.limit }
  const analyser = new StemmedTermAnalyser()
  const suggestAnswers = new SuggestAnswers(work, world.rememberedAnswerReader, analyser, world.clock)
  return {
    world,
    actor,
    funder,
    /** Keeps answers as they were in a past application. */
    keep: (asked: string, text: string, of: Partial<Pick<RememberedAnswer, 'funderId' | 'writtenAt'>> = {}) =>
      work.run((stores) =>
        memory.remember(stores, { ...known, question: asked, text, writtenAt: '2024-05-01T00:00:00.000Z', ...of }),
      ),
    suggest: async () => (await suggestAnswers.execute(named)).flatMap(({ answers }) => answers),
    suggestAll: () => suggestAnswers.execute({ ...named, questionId: null }),
    ask: (of: Partial<Question>) =>
      work.run(({ questions }) => questions.save(aQuestion({ accountId, proposalId: named.proposalId, ...of }))),
    use: (answerId: RememberedAnswer['id'], basedOn = 0, isWhole = false) =>
      new UseAnswer(work, sources).execute({ ...named, answerId, basedOn, isWhole }),
    question: () => work.run(async ({ questions }) => (await questions.find(accountId, question.id))!),
    uses: (id: RememberedAnswer['id']) =>
      work.run(async ({ rememberedAnswers }) => (await rememberedAnswers.find(accountId, id))?.uses),
    undo: () => {
      const { proposalId, questionId } = named
      const place = { kind: 'answer', proposalId, questionId } as const
      return new UndoText(work, sources).execute({ actor, place, version: null })
    },
  }
}

describe('suggestions of answers', () => {
  it('come for all questions of an application that have no answer at once', async () => {
    const { keep, suggestAll, ask } = await openQuestion()
    await keep('Who benefits from your work?', MEALS)
    const missing = await ask({
      text: 'What is your registered charity number?',
      status: 'completed',
      answer: anAnswer({ text: '', missing: true }),
    })
    await ask({ text: 'Who benefits from your work?', status: 'completed', answer: anAnswer() })

    const suggested = await suggestAll()

    expect(suggested.map(({ answers }) => answers.map(({ answer }) => answer.text))).to.have.deep.members([[MEALS], []])
    expect(suggested.map(({ questionId }) => questionId)).to.include(missing.id)
  })

  it('are the answers to like questions, at most three, and none where no question is like it', async () => {
    const { keep, suggest } = await openQuestion()
    await keep('What are your reserves?', 'We hold £10,000 in reserves for three months of rent and wages.')
    expect(await suggest()).to.deep.equal([])

    for (const [at, word] of ['one', 'two', 'three', 'four'].entries())
      await keep('Who will benefit from the project?', `${word} ${MEALS.split('. ')[at % 3] ?? ''} ${word} ${word}`)

    const suggested = await suggest()
    expect(suggested).to.have.length(3)
    for (const { answer } of suggested) expect(answer.question).to.match(/benefit/)
  })

  it('are none for a fact, whatever word of it an answer has', async () => {
    const { keep, suggest } = await openQuestion({ text: 'Address' })
    await keep('What need are you addressing?', MEALS)

    expect(await suggest()).to.deep.equal([])
  })

  it('are cut to the limit, and say what is out of date and that the funder has had them', async () => {
    const { funder, keep, suggest } = await openQuestion({ limit: { words: 10, characters: null } })
    await keep('Who will benefit?', MEALS, { funderId: funder.id, writtenAt: '2020-01-01T00:00:00.000Z' })

    const [suggested] = await suggest()

    expect(suggested?.fitting).to.equal('We serve hot meals to two hundred young people.')
    expect(suggested).to.deep.include({ isOutdated: true, sentBefore: '2020-01-01T00:00:00.000Z', alike: 1 })
  })

  it('are put into the question as a version of its own, with where they are from, and can be taken back', async () => {
    const { actor, keep, use, question, uses, undo } = await openQuestion({ limit: { words: 10, characters: null } })
    const { id } = await keep('Who will benefit?', MEALS)

    const used = await use(id)

    expect(used.text).to.equal('We serve hot meals to two hundred young people.')
    expect(used.state).to.deep.include({ origin: 'person', version: 1 })
    expect(used.state.author?.id).to.equal(actor.userId)
    expect(used.state.takenFrom).to.deep.equal({
      funderName: null,
      writtenAt: '2024-05-01T00:00:00.000Z',
      isChanged: false,
    })
    expect((await question()).answer?.missing).to.equal(false)
    expect(await uses(id)).to.equal(1)
    expect((await use(id, 1, true)).text).to.equal(MEALS)
    await expectError(use(id, 1), 'conflict', 'texts.newer-version')
    await undo()
    expect((await question()).answer?.text).to.equal(used.text)
  })
})

describe('figures that differ from the profile', () => {
  const fact = (key: string, year: number, value: string, state: ProfileFact['state'] = 'confirmed'): ProfileFact => ({
    key: `${key}${year}`,
    label: null,
    definition: definitionOf(key),
    year,
    state,
    value,
    candidates: [],
    confirmedBy: null,
    confirmedAt: null,
    validUntil: null,
    version: 1,
  })
  const facts = [fact('income', 2024, '£131,000'), fact('income', 2022, '£98,000'), fact('volunteers', 2024, '45')]
  const found = (text: string) => differingFigures(text, facts).map(({ here, profile, year }) => [here, profile, year])

  it('are named with what the profile says of the year that is meant', () => {
    expect(found('Our income is £112,000. We have 30 active volunteers.')).to.deep.equal([
      ['£112,000', '£131,000', 2024],
      ['30', '45', 2024],
    ])
    expect(found('In 2022 we had an income of £95,000.')).to.deep.equal([['£95,000', '£98,000', 2022]])
  })

  it('are none where the text is right, names a year that the profile lacks, or speaks of something else', () => {
    expect(found('Our annual income of £131k pays for rent. In 2022 our income was £98,000.')).to.deep.equal([])
    expect(found('In 2019 our income was £70,000.')).to.deep.equal([])
    expect(found('We ask for £5,000 for 12 tents.')).to.deep.equal([])
    expect(differingFigures('Our income is £1.', [fact('income', 2024, '£2', 'proposed')])).to.deep.equal([])
  })
})
