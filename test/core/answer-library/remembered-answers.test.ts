import { expect } from 'chai'

import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { ChangeAnswer, type AnswerChanges } from '../../../core/answer-library/change-answer.ts'
import { ListAnswers } from '../../../core/answer-library/list-answers.ts'
import type { RememberedAnswerState } from '../../../core/answer-library/remembered-answer.ts'
import { ChangeProposal } from '../../../core/applications/change-proposal.ts'
import { ChangeQuestion } from '../../../core/questions/change-question.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { aFunder, anAnswer, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'
import { expectError } from '../../support/expect-error.ts'

const HOT_MEALS = 'We serve hot meals to two hundred young people in the harbour district on every day of the week.'

async function openApplications() {
  const world = openCoreWorld()
  const { unitOfWork: work, sources, memory } = world
  const actor = await anActorIn(world)
  const { accountId } = actor
  const funder = await work.run(({ funders }) => funders.save(aFunder({ accountId, funderName: 'Elmsey Trust' })))
  const changeAnswer = new ChangeAnswer(work, memory, world.clock)
  const list = new ListAnswers(world.rememberedAnswerReader, new StemmedTermAnalyser())
  return {
    world,
    actor,
    funder,
    /** A question of an application of its own, with its answer. */
    answered: (text: string, answer: string, fields: Partial<Question> = {}) =>
      work.run(async ({ proposals, questions }) => {
        const proposal = await proposals.save(aProposal({ accountId, funderId: funder.id }))
        const done = { status: 'completed', answer: anAnswer({ text: answer }), ...fields } as const
        return questions.save(aQuestion({ accountId, proposalId: proposal.id, text, ...done }))
      }),
    rewrite: (question: Question, text: string) =>
      work.run(async ({ questions }) => {
        const now = (await questions.find(accountId, question.id))!
        return questions.save({ ...now, review: null, answer: anAnswer({ text }) })
      }),
    check: ({ proposalId, id: questionId }: Question) =>
      new ChangeQuestion(work, sources, memory).execute({
        actor,
        proposalId,
        questionId,
        changes: { reviewStatus: 'checked' },
      }),
    enter: ({ proposalId }: Question, stage: 'won' | 'lost') =>
      new ChangeProposal(work, sources, memory).execute({ actor, proposalId, changes: { stage } }),
    change: async (changes: AnswerChanges, by = actor) => {
      const [first] = (await list.execute({ actor, state: 'kept', search: '', page: 1, pageSize: 10 })).items
      return changeAnswer.execute({ actor: by, answerId: first!.answer.id, changes })
    },
    list: async (search = '', state: RememberedAnswerState = 'kept', by = actor) =>
      (await list.execute({ actor: by, state, search, page: 1, pageSize: 10 })).items,
  }
}

describe('answers that are remembered', () => {
  it('are those that somebody checked, with the funder, and no drafts', async () => {
    const { answered, check, list } = await openApplications()
    await answered('Why you?', 'Because we know the harbour.')
    const question = await answered('Who will benefit?', HOT_MEALS, { limit: { words: 50, characters: null } })

    await check(question)

    const [group, ...others] = await list()
    expect(others).to.deep.equal([])
    expect(group?.alike).to.equal(1)
    expect(group?.answer).to.deep.include({
      question: 'Who will benefit?',
      text: HOT_MEALS,
      funderName: 'Elmsey Trust',
      outcome: null,
      limit: { words: 50, characters: null },
      uses: 0,
      origin: { kind: 'checked', proposalId: question.proposalId, questionId: question.id },
    })
  })

  it('follow the answer when it is checked again, and the stage of its application', async () => {
    const { answered, rewrite, check, enter, list } = await openApplications()
    const question = await answered('Who will benefit?', HOT_MEALS)
    await check(question)

    await rewrite(question, 'Three hundred families.')
    expect((await list())[0]?.answer.text).to.equal(HOT_MEALS)
    await check(question)
    await enter(question, 'won')

    expect((await list()).map(({ answer }) => [answer.text, answer.outcome])).to.deep.equal([
      ['Three hundred families.', 'won'],
    ])
  })

  it('are shown once where they say nearly the same, with their number', async () => {
    const { answered, check, list } = await openApplications()
    for (const text of [HOT_MEALS, HOT_MEALS.replace('two hundred', 'three hundred'), 'We run a choir for sailors.'])
      await check(await answered('Who will benefit?', text))

    expect((await list()).map(({ alike }) => alike).sort()).to.deep.equal([1, 2])
    expect((await list('hot meals')).map(({ alike }) => alike)).to.deep.equal([2])
  })

  it('are found by other words for the same question', async () => {
    const { answered, check, list } = await openApplications()
    await check(await answered('How will the project be sustained after the grant ends?', 'Members pay for it.'))
    await check(await answered('Who will benefit from your work?', HOT_MEALS))
    await check(await answered('What is the total budget?', 'We need £12,000 in all.'))

    const best = async (search: string) => (await list(search))[0]?.answer.question
    expect(await best('What happens once our funding runs out?')).to.match(/sustained/)
    expect(await best('Which target group do you reach?')).to.match(/benefit/)
    expect(await best('How much money do you ask for?')).to.match(/budget/)
  })

  it('are changed, retired and brought back by hand', async () => {
    const { answered, check, change, list } = await openApplications()
    await check(await answered('Who will benefit?', HOT_MEALS))

    await change({ text: 'Four hundred people.', validUntil: '2027-03-31' })
    expect((await list('four hundred'))[0]?.answer).to.deep.include({
      text: 'Four hundred people.',
      validUntil: '2027-03-31T00:00:00.000Z',
    })
    expect(await list('hot meals')).to.deep.equal([])

    const retired = await change({ state: 'retired' })
    expect(await list()).to.deep.equal([])
    expect((await list('', 'retired')).map(({ answer }) => answer.id)).to.deep.equal([retired.id])
  })

  it('belong to their account alone', async () => {
    const { world, answered, check, change, list } = await openApplications()
    await check(await answered('Who will benefit?', HOT_MEALS))
    const stranger = await anActorIn(world)

    expect(await list('', 'kept', stranger)).to.deep.equal([])
    expect(await list('hot meals', 'kept', stranger)).to.deep.equal([])
    await expectError(change({ text: 'Mine now.' }, stranger), 'not-found', 'memory.not-found')
    await expectError(change({ text: '  ' }), 'invalid')
  })
})
