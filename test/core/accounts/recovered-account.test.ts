import { expect } from 'chai'
import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import { refusalOf } from '../../support/core-world.ts'
import { aTaskBoardConnection } from '../../support/task-board-builders.ts'
import { ADA, BO, parametersOf, withAda } from './accounts-by-mail.ts'

const NEW_PASSWORD = 'another-harbour-7'

describe('an account whose address was registered by somebody else', () => {
  /** Whoever registered Ada's address let Bo in and invited another, as earlier releases allowed without a proof. */
  async function taken() {
    const accounts = await withAda()
    const { accept, invited, work, forgot, reset, workOff, newestLink, mailer } = accounts
    await accounts.setVerified(true)
    const planted = await accept.execute({ ...BO, ...(await invited()) })
    const { userId, accountId } = accounts.actor
    const openInvitation = await invited('later@example.org')
    await accounts.setVerified(false)
    await work.run(({ taskBoardConnections }) =>
      taskBoardConnections.save(aTaskBoardConnection({ id: userId, accountId })),
    )
    const recover = async () => {
      mailer.sent.length = 0
      await forgot.execute({ email: ADA.email })
      await workOff()
      const opened = await reset.execute({ ...newestLink(), password: NEW_PASSWORD })
      await workOff()
      return opened
    }
    return { ...accounts, planted, openInvitation, recover }
  }

  it('is its owner’s alone once they have chosen a password by a mailed link', async () => {
    const { recover, planted, openInvitation, authenticate, accept, list, actor, logIn, work } = await taken()

    const opened = await recover()

    expect(await authenticate.execute({ token: planted.token })).to.equal(null)
    expect((await refusalOf(logIn.execute(BO))).kind).to.equal('unauthenticated')
    const late = await refusalOf(accept.execute({ ...BO, ...openInvitation, email: 'later@example.org' }))
    expect(late.code).to.equal('accounts.invitation-over')
    expect((await list.execute({ actor })).map(({ email }) => email)).to.deep.equal([ADA.email])
    expect((await authenticate.execute({ token: opened.token }))?.user.emailVerifiedAt).to.be.a('string')
    expect(await work.run(({ taskBoardConnections }) => taskBoardConnections.find(actor.userId))).to.equal(null)
  })

  it('says so in the message with the link, and in one after it', async () => {
    const { recover, mailer } = await taken()

    await recover()

    const [link, notice, ...others] = mailer.sent.map(writtenMail)
    expect(others).to.deep.equal([])
    expect(link?.text).to.contain('removes all other users and invitations of its account')
    expect(notice).to.include({ to: ADA.email, subject: 'Your address is confirmed, and the account is yours alone' })
  })

  it('keeps its other users where the address had been confirmed', async () => {
    const { recover, planted, setVerified, authenticate, mailer } = await taken()
    await setVerified(true)

    await recover()

    expect((await authenticate.execute({ token: planted.token }))?.user.email).to.equal(BO.email)
    expect(mailer.sent.map((mail) => writtenMail(mail).subject)).to.deep.equal(['Choose a new Grantwright password'])
  })

  it('keeps its owner where one of the others confirms an address by a new password', async () => {
    const { actor, invite, link, accept, forgot, reset, workOff, newestLink, list, setVerified } = await withAda()
    await setVerified(true)
    const { id: userId } = await invite.execute({ actor, email: BO.email })
    const handedOn = parametersOf((await link.execute({ actor, userId })).link)
    await accept.execute({ ...BO, ...handedOn })
    await forgot.execute({ email: BO.email })
    await workOff()

    await reset.execute({ ...newestLink(), password: NEW_PASSWORD })

    expect((await list.execute({ actor })).map(({ email }) => email)).to.deep.equal([ADA.email, BO.email])
  })

  it('lets nobody invite, or hand on a link, before its address is confirmed', async () => {
    const { actor, invite, link, setVerified, mailer, workOff } = await withAda()
    const refused = await refusalOf(invite.execute({ actor, email: BO.email }))
    await setVerified(true)
    const { id: userId } = await invite.execute({ actor, email: BO.email })
    await setVerified(false)

    const withoutLink = await refusalOf(link.execute({ actor, userId }))

    for (const { kind, code } of [refused, withoutLink])
      expect([kind, code]).to.deep.equal(['forbidden', 'accounts.unconfirmed-address'])
    await workOff()
    expect(mailer.sent.map(({ to }) => to)).to.deep.equal([BO.email])
  })
})
