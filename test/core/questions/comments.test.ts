import type { UserId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import { writtenMail } from '../../../adapters/mail/written-mail.ts'

import type { Mail } from '../../../core/accounts/ports.ts'
import type { Actor, User } from '../../../core/identity/user.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import {
  CommentOnQuestion,
  EditComment,
  ListComments,
  RemoveComment,
  ResolveComment,
  type NamedComment,
} from '../../../core/questions/comment-on-question.ts'
import { mentionsIn } from '../../../core/questions/mentions.ts'
import { SendQuestionNotice } from '../../../core/questions/send-question-notice.ts'
import { anAnswer, anId, aProposal, aQuestion, aUser } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const SECRET = 'Only the answer says heron.'

/** An answered question of an account with two colleagues, of whom the second has not verified her address. */
async function openQuestion() {
  const world = openCoreWorld()
  const owner = await anActorIn(world)
  const { unitOfWork: work, sources } = world
  const { accountId } = owner
  const bea = aUser({
    accountId,
    firstName: 'Bea',
    lastName: 'Lake',
    email: 'bea@example.org',
    emailVerifiedAt: '2026-03-01T09:00:00.000Z',
  })
  const cat = aUser({ accountId, firstName: 'Cat', lastName: 'Hill', email: 'cat@example.org' })
  const actor: Actor = { ...owner, userId: bea.id }
  const question = await work.run(async ({ users, proposals, questions }) => {
    await users.save(bea)
    await users.save(cat)
    const { id: proposalId } = await proposals.save(aProposal({ accountId, name: 'Warm <kitchens> www.x.org' }))
    const answer = anAnswer({ text: SECRET })
    return questions.save(aQuestion({ accountId, proposalId, status: 'completed', answer }))
  })
  const named = { proposalId: question.proposalId, questionId: question.id }
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const notices = delivered('send-question-notice', new SendQuestionNotice(work, mailer, 'https://grants.example'))
  return {
    world,
    owner,
    actor,
    bea,
    cat,
    question,
    comment: (text: string, by = owner, mentions?: UserId[]) =>
      new CommentOnQuestion(work, sources).execute({ actor: by, ...named, text, mentions }),
    leave: (user: User) => work.run(({ users }) => users.remove(user.id)),
    list: (by = owner) => new ListComments(work).execute({ actor: by, ...named }),
    resolve: (commentId: NamedComment['commentId'], isResolved = true, by = actor) =>
      new ResolveComment(work, sources).execute({ actor: by, ...named, commentId, isResolved }),
    edit: (commentId: NamedComment['commentId'], text: string, by = owner, mentions?: UserId[]) =>
      new EditComment(work, sources).execute({ actor: by, ...named, commentId, text, mentions }),
    remove: (commentId: NamedComment['commentId'], by = owner) =>
      new RemoveComment(work).execute({ actor: by, ...named, commentId }),
    switchOff: (preference: string) =>
      work.run(async ({ users }) => {
        const user = (await users.find(bea.id))!
        await users.save({ ...user, preferences: { [preference]: false } })
      }),
    /** Sends what is queued, and answers all that was sent. */
    mailed: async () => {
      for (const { job } of await claimAll(world)) await notices.execute({ ...job, lastAttempt: false })
      return mails
    },
  }
}

describe('comments on a question', () => {
  it('are listed oldest first, with who wrote them and whom they name', async () => {
    const { world, comment, list, actor, bea, cat } = await openQuestion()

    await comment('  Is this right, @Bea and @cat@example.org? ')
    world.clock.advance({ minutes: 1 })
    await comment('Yes.', actor)

    const comments = await list()
    expect(comments.map(({ text, author }) => [author.name, text])).to.deep.equal([
      ['Ada Brook', 'Is this right, @Bea and @cat@example.org?'],
      ['Bea Lake', 'Yes.'],
    ])
    expect(comments[0]!.mentions).to.deep.equal([
      { id: bea.id, name: 'Bea Lake' },
      { id: cat.id, name: 'Cat Hill' },
    ])
  })

  it('are edited, shown as such, and deleted by who wrote them alone', async () => {
    const { world, comment, list, edit, remove, actor, bea, mailed } = await openQuestion()
    await comment('Is this right?')
    const { id } = (await list())[0]!
    world.clock.advance({ minutes: 1 })
    const at = world.clock.now()

    const refusals = [await refusalOf(edit(id, 'No.', actor)), await refusalOf(remove(id, actor))]
    await edit(id, 'Is this right, @Bea?')
    const edited = (await list())[0]!
    await edit(id, 'Is this right, @Bea Lake?')
    const mails = await mailed()
    await remove(id)

    expect(refusals.map(({ kind }) => kind)).to.deep.equal(['forbidden', 'forbidden'])
    expect(edited).to.deep.include({ text: 'Is this right, @Bea?', editedAt: at })
    expect(edited.mentions).to.deep.equal([{ id: bea.id, name: 'Bea Lake' }])
    expect(mails).to.have.length(1)
    expect(await list()).to.deep.equal([])
    expect((await refusalOf(edit(id, 'Gone'))).kind).to.equal('not-found')
  })

  it('are resolved and opened again by any colleague', async () => {
    const { comment, list, resolve, bea } = await openQuestion()
    await comment('Is this right?')
    const { id } = (await list())[0]!
    const resolved = async () => (await list())[0]!.resolved

    await resolve(id)
    await resolve(id)
    expect((await resolved())?.by).to.deep.equal({ id: bea.id, name: 'Bea Lake' })

    await resolve(id, false)
    expect(await resolved()).to.equal(null)
  })

  it('are refused where they are blank or too long, and to strangers', async () => {
    const { world, comment, list, resolve } = await openQuestion()
    const stranger = await anActorIn(world)
    await comment('Is this right?')
    const [first] = await list()

    for (const text of [' ', 'x'.repeat(5_001)])
      expect((await refusalOf(comment(text))).details.fields).to.have.all.keys('text')
    for (const refused of [comment('Hello', stranger), list(stranger)])
      expect((await refusalOf(refused)).code).to.equal('proposals.question-not-found')
    for (const refused of [resolve(first!.id, true, stranger), resolve(anId())])
      expect((await refusalOf(refused)).code).to.equal('proposals.comment-not-found')
  })
})

describe('the mail about a question', () => {
  it('tells whoever is named, with a link and nothing of the answer', async () => {
    const { comment, mailed, question } = await openQuestion()

    await comment('Is this right, @Bea?')
    const [mail, ...more] = await mailed()

    expect(more).to.deep.equal([])
    const { subject, text } = writtenMail(mail!)
    expect(mail!.to).to.equal('bea@example.org')
    expect(subject).to.equal('You were mentioned in a comment')
    expect(mail!.link).to.equal(`https://grants.example/proposals/${question.proposalId}#q-${question.id}`)
    expect(text).to.include('Ada Brook mentioned you').and.include('Warm kitchens')
    for (const hidden of [SECRET, 'Is this right', 'www.x.org', '<kitchens>']) expect(text).not.to.include(hidden)
  })

  it('fills no mailbox: who is named again within the hour is told once', async () => {
    const { comment, mailed, world } = await openQuestion()

    await comment('Is this right, @Bea?')
    await comment('@Bea, and this?')
    expect(await mailed()).to.have.length(1)

    world.clock.advance({ minutes: 61 })
    await comment('@Bea?')
    expect(await mailed()).to.have.length(2)
  })

  it('is sent once where a comment is edited so that it names somebody no longer, and then again', async () => {
    const { comment, edit, list, mailed, world } = await openQuestion()
    await comment('Is this right, @Bea?')
    expect(await mailed()).to.have.length(1)
    const { id } = (await list())[0]!

    await edit(id, 'Is this right?')
    await edit(id, 'Is this right, @Bea?')
    expect(await mailed()).to.have.length(1)

    world.clock.advance({ minutes: 61 })
    await edit(id, 'Is this right?')
    await edit(id, 'Is this right, @Bea Lake?')
    expect(await mailed()).to.have.length(2)
  })

  it('is not sent once the comment was deleted, or names its reader no longer', async () => {
    const { comment, edit, list, remove, mailed, world } = await openQuestion()
    await comment('Is this right, @Bea?')
    await remove((await list())[0]!.id)
    expect(await mailed()).to.deep.equal([])

    world.clock.advance({ minutes: 61 })
    await comment('Is this right, @Bea?')
    await edit((await list())[0]!.id, 'Is this right?')
    expect(await mailed()).to.deep.equal([])
  })

  it('is not sent to oneself, or to an address that is not verified', async () => {
    const { comment, mailed, actor } = await openQuestion()

    await comment('A note for @Bea', actor)
    await comment('And @Cat')

    expect(await mailed()).to.deep.equal([])
  })

  it('leads to its switch, which holds when the mail is to go', async () => {
    const { comment, mailed, world, switchOff } = await openQuestion()
    await comment('Is this right, @Bea?')
    const [mail] = await mailed()
    expect(writtenMail(mail!).text).to.include('https://grants.example/settings#mails')

    world.clock.advance({ minutes: 61 })
    await comment('And this, @Bea?')
    await switchOff('mentionMails')

    expect(await mailed()).to.have.length(1)
  })
})

describe('mentions of one of two people of one name', () => {
  const namesakes = [1, 2].map((at) => aUser({ firstName: 'Ann', lastName: 'Ash', email: `ann${at}@example.org` }))
  const idsIn = (text: string) => mentionsIn(text, namesakes).map(({ id }) => id)

  it('go by the address, and to nobody where only the name is given', () => {
    expect(idsIn('@ann2@example.org, and you?')).to.deep.equal([namesakes[1]!.id])
    expect(idsIn('@Ann Ash, @Ann')).to.deep.equal([])
  })
})

describe('mentions that were chosen', () => {
  it('tell whoever was chosen, whatever their name', async () => {
    const { comment, list, edit, mailed, bea, cat } = await openQuestion()

    await comment('Is this right, @Somebody?', undefined, [bea.id, bea.id])
    const told = (await mailed()).map(({ to }) => to)
    const { id } = (await list())[0]!
    await edit(id, 'Is this right, @Bea and @Cat?', undefined, [cat.id])

    expect((await list())[0]!.mentions).to.deep.equal([{ id: cat.id, name: 'Cat Hill' }])
    expect(told).to.deep.equal(['bea@example.org'])
  })

  it('are refused once somebody has left, and where they never were of the account', async () => {
    const { world, comment, list, bea, leave } = await openQuestion()
    const stranger = await anActorIn(world)
    await leave(bea)

    for (const id of [bea.id, stranger.userId])
      expect((await refusalOf(comment('@Bea, look', undefined, [id]))).code).to.equal('proposals.mentioned-gone')
    expect(await list()).to.deep.equal([])
  })
})

describe('mentions', () => {
  const users = [
    aUser({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' }),
    aUser({ firstName: 'Ann Marie', lastName: 'Lee', email: 'marie@example.org' }),
    aUser({ firstName: 'Zoë', lastName: '', email: 'zoe@example.org' }),
    aUser({ firstName: 'Bo', lastName: 'Ek', email: 'bo1@example.org' }),
    aUser({ firstName: 'Bo', lastName: 'Sund', email: 'bo2@example.org' }),
    aUser({ firstName: '', lastName: '', email: 'nameless@example.org' }),
  ]
  const named = (text: string) => mentionsIn(text, users).map(({ name }) => name)

  it('are names, first names that nobody else has, and addresses', () => {
    expect(named('@Ann Marie and @ann lee, @zoë: look')).to.deep.equal(['Ann Marie Lee', 'Ann Lee', 'Zoë'])
    expect(named('(@nameless@example.org) @NAMELESS@example.org')).to.deep.equal(['nameless@example.org'])
    expect(named('@Bo @Bo Sund')).to.deep.equal(['Bo Sund'])
  })

  it('are no parts of words or addresses', () => {
    expect(named('@Annika, write to me@ann lee or x@zoë, @')).to.deep.equal([])
  })
})
