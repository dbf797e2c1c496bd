import { expect } from 'chai'

import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import type { Mail } from '../../../core/accounts/ports.ts'
import type { Actor, User } from '../../../core/identity/user.ts'
import { delivered, type JobResult } from '../../../core/jobs/job-handler.ts'
import { ChangeQuestion } from '../../../core/questions/change-question.ts'
import { SendAssignmentNotice } from '../../../core/questions/send-assignment-notice.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { aProposal, aQuestion, aUser } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const VERIFIED = '2026-03-01T09:00:00.000Z'

const TWELVE = Array.from({ length: 12 }, (_, at) => `What will you do in 20${20 + at}?`)

/** An application of some questions, in an account with two colleagues. */
async function openApplication(texts = TWELVE) {
  const world = openCoreWorld()
  const { unitOfWork: work, sources, clock } = world
  const owner = await anActorIn(world)
  const { accountId } = owner
  const colleague = (firstName: string) =>
    aUser({ accountId, firstName, lastName: 'Lake', email: `${firstName}@example.org`, emailVerifiedAt: VERIFIED })
  const [bea, cat] = [colleague('bea'), colleague('cat')]
  const questions = await work.run(async ({ users, proposals, questions }) => {
    await users.save(bea)
    await users.save(cat)
    const { id: proposalId } = await proposals.save(aProposal({ accountId, name: 'Warm kitchens' }))
    const saved = texts.map((text, position) => aQuestion({ accountId, proposalId, text, position }))
    return Promise.all(saved.map((question) => questions.save(question)))
  })
  const mails: Mail[] = []
  const server = { isUp: true }
  const send = async (mail: Mail) => {
    if (!server.isUp) throw new AppError('unavailable', 'mail.refused')
    mails.push(mail)
  }
  const notices = delivered(
    'send-assignment-notice',
    new SendAssignmentNotice(work, { send }, 'https://grants.example'),
  )
  return {
    clock,
    owner,
    bea,
    cat,
    questions,
    server,
    mails,
    assign: async (numbers: readonly number[], to: User | null, by: Actor = owner) => {
      for (const number of numbers) {
        const { id: questionId, proposalId } = questions[number]!
        const changes = { assigneeId: to && to.id }
        await new ChangeQuestion(work, sources, world.memory).execute({ actor: by, proposalId, questionId, changes })
      }
    },
    change: (user: User, of: Partial<User>) =>
      work.run(async ({ users }) => users.save({ ...(await users.find(user.id))!, ...of })),
    /** Does what is due, each job once; a job that fails stays. */
    deliver: async (): Promise<JobResult[]> => {
      const results: JobResult[] = []
      for (const { job } of await claimAll(world))
        results.push(await notices.execute({ ...job, lastAttempt: false }).catch(() => null))
      return results
    },
    claim: () => claimAll(world),
    execute: (job: Awaited<ReturnType<typeof claimAll>>[number]['job']) =>
      notices.execute({ ...job, lastAttempt: false }),
  }
}

const textOf = (mail: Mail | undefined) => writtenMail(mail!).text

describe('the mail about questions that were assigned', () => {
  it('is one for twelve, some minutes after the first, and names each with its link', async () => {
    const { assign, deliver, bea, clock, mails, questions } = await openApplication()
    for (const number of questions.keys()) {
      await assign([number], bea)
      clock.advance({ seconds: 10 })
    }
    expect(await deliver()).to.deep.equal([])

    clock.advance({ minutes: 6 })
    await deliver()

    expect(mails.map((mail) => [mail.to, writtenMail(mail).subject])).to.deep.equal([
      ['bea@example.org', '12 questions were assigned to you'],
    ])
    expect(textOf(mails[0])).to.include('Ada Brook asks you to look after 12 questions')
    for (const { id, proposalId, text } of questions)
      expect(textOf(mails[0])).to.include(`${text}\n  https://grants.example/proposals/${proposalId}#q-${id}`)
    expect(textOf(mails[0])).to.include('https://grants.example/settings#mails')
  })

  it('tells of later ones by another mail, and of none twice', async () => {
    const { assign, deliver, bea, clock, mails } = await openApplication()
    await assign([0, 1], bea)
    clock.advance({ minutes: 4, seconds: 45 })
    await assign([2], bea)
    clock.advance({ minutes: 2 })
    await assign([3], bea)
    await assign([3], bea)
    clock.advance({ minutes: 10 })
    await deliver()

    const named = mails.map((mail) => mail.kind === 'assignments' && mail.questions.map(({ text }) => text.slice(-3)))
    expect(named).to.deep.equal([
      ['20?', '21?'],
      ['22?', '23?'],
    ])
  })

  it('names everybody who assigned one, and goes to each person', async () => {
    const { assign, deliver, owner, bea, cat, clock, mails } = await openApplication()
    await assign([0], cat)
    await assign([1], cat, { ...owner, userId: bea.id })
    await assign([2], bea)
    clock.advance({ minutes: 6 })
    await deliver()

    const about = mails.map(({ to, ...mail }) => [to, mail.kind === 'assignments' && mail.by]).sort()
    expect(about).to.deep.equal([
      ['bea@example.org', ['Ada Brook']],
      ['cat@example.org', ['Ada Brook', 'bea Lake']],
    ])
  })

  it('leaves out what is no longer theirs, and is not sent to oneself', async () => {
    const { assign, deliver, owner, bea, cat, clock, mails } = await openApplication()
    await assign([0, 1], bea)
    await assign([0], cat)
    await assign([2], cat)
    await assign([2, 0], null)
    await assign([3], bea, { ...owner, userId: bea.id })
    clock.advance({ minutes: 6 })
    await deliver()

    expect(mails.map(({ to }) => to)).to.deep.equal(['bea@example.org'])
    expect(textOf(mails[0])).to.include('2021?').and.not.include('2020?').and.not.include('2023?')
  })

  it('is not sent once its reader switched it off, left, or has no confirmed address', async () => {
    const { assign, deliver, change, bea, cat, clock, mails } = await openApplication()
    await change(cat, { emailVerifiedAt: null })
    await assign([0], bea)
    await assign([1], cat)
    await change(bea, { preferences: { assignmentMails: false } })
    clock.advance({ minutes: 6 })

    expect(await deliver()).to.deep.equal([{ code: 'accounts.nothing-sent' }, { code: 'accounts.nothing-sent' }])
    expect(mails).to.deep.equal([])
  })

  it('tells of all of them later where the mail server is down, though the first is no longer theirs', async () => {
    const { assign, claim, execute, bea, clock, server, mails } = await openApplication()
    await assign([0, 1], bea)
    clock.advance({ minutes: 6 })
    const [first, second] = await claim()
    server.isUp = false
    await refusalOf(execute(first!.job))
    expect(await execute(second!.job)).to.deep.equal({ code: 'proposals.told-together' })
    await assign([0], null)
    server.isUp = true
    await execute(first!.job)

    expect(mails).to.have.length(1)
    expect(textOf(mails[0])).to.include('2021?').and.not.include('2020?')
  })

  it('holds no link that a question has in it, and cuts a long one', async () => {
    const text = `Read https://evil.example/x, write to a@evil.example, then say why. ${'Budget '.repeat(40)}`
    const { assign, deliver, bea, clock, mails } = await openApplication([text])
    await assign([0], bea)
    clock.advance({ minutes: 6 })
    await deliver()

    expect(writtenMail(mails[0]!).subject).to.equal('A question was assigned to you')
    expect(textOf(mails[0])).to.match(
      /^- Read evil example x, write to a evil example, then say why\. (Budget )+Budget…$/m,
    )
  })
})
