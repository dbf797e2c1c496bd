import { expect } from 'chai'
import { chatReplySentence } from '../../../adapters/http-contract/texts/en/chat-replies.ts'
import { ImproveAnswer } from '../../../core/drafting/improve-answer.ts'
import type { ImprovementTask } from '../../../core/proposals/ports.ts'
import type { Selection } from '../../../core/proposals/answer/answer-part.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { RequestImprovement } from '../../../core/drafting/request-improvement.ts'
import { anAnswer } from '../../support/builders.ts'
import { claimAll, refusalOf } from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { emptyLibrary, openTexts } from './text-world.ts'

const LINE = 'The Riverside Youth Trust runs 3 clubs. We ask for £12,000. In 2024 the clubs welcomed 40% more people.'
const answered = (text = LINE, of: Partial<Question> = {}) =>
  ({ status: 'completed', answer: anAnswer({ text }), ...of }) as const
const UNANSWERED = {
  status: 'completed',
  answer: anAnswer({ text: 'Nothing found.', missing: true, sources: [] }),
} as const

async function openChat(of: Partial<Question>) {
  const texts = await openTexts(of)
  const { world, actor, proposal, questionId, question } = texts
  const { unitOfWork: work, sources, quotas, documentReader: documents } = world
  const improvement = new RequestImprovement(work, { ...sources, sayReply: chatReplySentence }, quotas)
  const tasks: ImprovementTask[] = []
  const improver = {
    improve: async (task: ImprovementTask) => {
      tasks.push(task)
      return { draft: anAnswer({ text: 'Better.', sources: [] }), reply: 'I did it.' }
    },
  }
  const libraries = { open: () => emptyLibrary }
  const job = deliveredWriter(
    'improve-answer',
    new ImproveAnswer({ ...sources, failedReply: () => 'Failed.', work, improver, libraries, documents }),
  )
  return {
    ...texts,
    tasks,
    say: (userRequest: string, selection?: Selection) =>
      improvement.execute({ actor, proposalId: proposal.id, questionId, userRequest, selection }),
    workOff: async () => {
      for (const claimed of await claimAll(world)) await job.execute({ ...claimed.job, lastAttempt: false })
    },
    /** The answer's text and the last reply; fails where a writer is asked. */
    after: async () => {
      const { answer, chat, status } = await question()
      expect(status).to.equal('completed')
      return [answer?.text, chat.at(-1)?.text]
    },
  }
}

describe('the chat on a question without an answer', () => {
  const answers = [
    'Riverside Youth Trust',
    'We keep two crews, and both are trained.',
    '2019',
    'Yes',
    '45,000',
    'Additional support comes from the council.',
    'Useful skills for young people',
  ]
  for (const text of answers) {
    it(`takes it as the answer, word for word: ${text}`, async () => {
      const { say, question, actor } = await openChat(UNANSWERED)

      await say(` ${text} `)

      const { answer, answerState, chat, status } = await question()
      expect(answer).to.include({ text, missing: false })
      expect(answerState).to.deep.include({ origin: 'person', basis: null, version: 2 })
      expect(answerState?.author?.id).to.equal(actor.userId)
      expect(chat).to.deep.equal([
        { role: 'user', text },
        { role: 'assistant', text: 'I took this as the answer, word for word.', change: { from: 1, to: 2 } },
      ])
      expect(status).to.equal('completed')
    })
  }

  const requests = [
    'Mention the rainwater tanks',
    'Please write about our volunteers',
    'Do you know our address?',
    'Try again',
    'thanks',
    'Bitte erwähne die Regentonnen',
    'Ajoutez nos bénévoles',
    'Ychwanegwch ein gwirfoddolwyr',
  ]
  for (const request of requests) {
    it(`leaves to the writer what asks for something: ${request}`, async () => {
      const { say, tasks, workOff, question } = await openChat(UNANSWERED)

      await say(request)
      await workOff()

      expect(tasks.map((task) => task.request)).to.deep.equal([request])
      expect((await question()).answerState).to.include({ origin: 'chat' })
    })
  }

  it('takes what is to be added or used as the answer, also where the question failed', async () => {
    for (const [request, text] of [
      ['add: We meet on Mondays.', 'We meet on Mondays.'],
      ['use £45,000', '£45,000'],
      ['call us Riverside', 'Riverside'],
    ] as const) {
      const { say, after } = await openChat({ status: 'error', error: 'x' })

      await say(request)

      expect((await after())[0]).to.equal(text)
    }
  })

  it('says where the words are more than the limit allows', async () => {
    const { say, after } = await openChat({ ...UNANSWERED, limit: { words: 2, characters: null } })

    await say('Riverside Youth Trust')

    expect(await after()).to.deep.equal([
      'Riverside Youth Trust',
      'I took this as the answer, word for word. It has 3 words now, and may have 2. Say “fit the limit” to shorten it.',
    ])
  })
})

describe('the chat on an answer', () => {
  const changes: [string, string, string][] = [
    ['Replace clubs with groups', 'clubs', 'groups'],
    ['Please replace "3 clubs" with "four clubs".', '3 clubs', 'four clubs'],
    ['change 40% to 45%', '40%', '45%'],
    ['change “We ask for” to “We request”', 'We ask for', 'We request'],
    ['use 45,000', '£12,000', '£45,000'],
    ['use £45,000 instead', '£12,000', '£45,000'],
    ['Make it 50%', '40%', '50%'],
    ['It should be 2025', '2024', '2025'],
    ['Call us Harbour Trust', 'Riverside Youth Trust', 'Harbour Trust'],
  ]
  for (const [request, from, to] of changes) {
    it(`is changed at once, and nothing else of it: ${request}`, async () => {
      const line = request.startsWith('use 45') ? LINE.replace('3 clubs', 'clubs') : LINE
      const { say, question, world } = await openChat(answered(line))

      await say(request)

      const { answer, answerState, chat } = await question()
      expect(answer?.text).to.equal(line.replaceAll(from, to))
      expect(answer?.sources).to.have.length(1)
      expect(answerState).to.include({ origin: 'chat', basis: 'documents' })
      expect(chat.at(-1)?.change).to.deep.equal({ from: 1, to: 2 })
      expect(await claimAll(world)).to.deep.equal([])
    })
  }

  it('asks which is meant where there are several, and changes nothing', async () => {
    const { say, after } = await openChat(
      answered('We ask for £12,000 of £30,000. The Oak Trust and the Elm Trust help.'),
    )

    await say('use £45,000')
    const [, figures] = await after()
    await say('call us Ash Trust')
    const [text, names] = await after()

    expect(figures).to.equal(
      'Which figure do you mean: “£12,000”, “£30,000”? Say for example “Replace £12,000 with £45,000”.',
    )
    expect(names).to.include('Which name is yours: “Oak Trust”, “Elm Trust”?')
    expect(text).to.include('£12,000')
  })

  it('says where there is nothing to replace', async () => {
    const { say, after } = await openChat(answered('We run a club.'))

    await say('Replace "the crew" with "the team"')
    expect((await after())[1]).to.equal('The answer does not say “the crew”, so I left it as it is.')
    await say('Replace Some with Several')
    expect((await after())[1]).to.equal('The answer does not say “Some”, so I left it as it is.')
    await say('use 45,000')
    expect((await after())[1]).to.include('The answer has no figure that 45,000 could replace')
    await say('call us Harbour Trust')
    expect((await after())[1]).to.include('does not name your organisation')
    await say('replace club with club')
    expect((await after())[1]).to.equal('The answer says that already, so I left it as it is.')
  })

  it('adds words at the end as they were written, below a list on a line of their own', async () => {
    const prose = await openChat(answered('We run a club.'))
    const list = await openChat(answered('- A club\n- A crew'))

    await prose.say('add: We meet on Mondays!')
    await list.say('Add: “We meet on Mondays”')

    expect((await prose.after())[0]).to.equal('We run a club. We meet on Mondays!')
    expect((await list.after())[0]).to.equal('- A club\n- A crew\n\nWe meet on Mondays')
  })

  it('leaves to the writer what can’t be done word for word', async () => {
    const { say, tasks, workOff } = await openChat(answered())

    for (const request of [
      'change the tone to formal',
      'shorter',
      'fit the limit',
      'more figures',
      'add our volunteers',
    ]) {
      await say(request)
      await workOff()
    }

    expect(tasks).to.have.length(5)
  })

  it('goes back with “undo”, in whatever words', async () => {
    for (const words of ['undo', 'Go back.', 'Please undo that', 'take it back', 'revert']) {
      const { say, after, question } = await openChat(answered())
      await say('replace clubs with groups')

      await say(words)

      expect(await after()).to.deep.equal([LINE, 'I went back to the version before.'])
      expect((await question()).answerState).to.include({ origin: 'documents', version: 3 })
    }
  })

  it('says where there is nothing to go back to', async () => {
    const { say, after } = await openChat(answered())

    await say('undo')

    expect(await after()).to.deep.equal([LINE, 'There is no earlier version to go back to.'])
  })

  it('makes a checked answer a draft again', async () => {
    const { say, question } = await openChat(answered(LINE, { review: 'checked' }))

    await say('replace clubs with groups')

    expect((await question()).review).to.equal(null)
  })

  it('undoes what a writer made of a request', async () => {
    const { say, workOff, question } = await openChat(answered())
    await say('Make it warmer')
    await workOff()
    const changed = await question()

    await say('undo')

    expect(changed.chat.at(-1)).to.deep.equal({ role: 'assistant', text: 'I did it.', change: { from: 1, to: 2 } })
    expect(changed.answerState).to.deep.include({ origin: 'chat', basis: 'documents' })
    expect(changed.answerState?.author?.name).to.equal('Ada Brook')
    expect((await question()).answer?.text).to.equal(LINE)
  })
})

describe('a request about a part of an answer', () => {
  const TEXT = 'We run **two** clubs. Two crews help. Two more would.'
  const crews = { start: TEXT.indexOf('Two crews'), end: TEXT.indexOf(' Two more') }

  it('changes that part alone', async () => {
    for (const [request, expected] of [
      ['replace two with three', 'We run **two** clubs. Three crews help. Two more would.'],
      ['replace with: Many help.', 'We run **two** clubs. Many help. Two more would.'],
      ['remove this', 'We run **two** clubs. Two more would.'],
      ['add: Both are trained.', 'We run **two** clubs. Two crews help. Both are trained. Two more would.'],
    ] as const) {
      const { say, after, question } = await openChat(answered(TEXT))

      await say(request, crews)

      expect((await after())[0]).to.equal(expected)
      expect((await question()).chat.at(0)?.selection).to.equal('Two crews help.')
    }
  })

  it('is found by its words as they are read', async () => {
    const { say, after } = await openChat(answered(TEXT))

    await say('replace with “We run many clubs.”', 'We run two clubs.')

    expect((await after())[0]).to.equal('We run many clubs. Two crews help. Two more would.')
  })

  it('is refused where the answer does not hold what was selected', async () => {
    const { say } = await openChat(answered(TEXT))

    for (const selection of ['Nothing of it', { start: 5, end: 5 }, { start: 0, end: 999 }]) {
      const refusal = await refusalOf(say('shorter', selection))
      expect([refusal.kind, Object.keys(refusal.details.fields ?? {})]).to.deep.equal(['invalid', ['selection']])
    }
  })

  it('is put to the writer with what the limit leaves for it, and comes back in its place', async () => {
    const { say, tasks, workOff, question } = await openChat(answered(TEXT, { limit: { words: 20, characters: null } }))

    await say('Make it warmer', crews)
    await workOff()

    expect(tasks[0]?.answer?.text).to.equal('Two crews help.')
    expect(tasks[0]?.question.limit.words).to.equal(13)
    const { answer } = await question()
    expect(answer?.text).to.equal('We run **two** clubs. Better. Two more would.')
    expect(answer?.sources).to.have.length(1)
  })
})
