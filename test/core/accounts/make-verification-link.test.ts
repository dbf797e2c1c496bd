import { expect } from 'chai'
import { MakeVerificationLink } from '../../../core/accounts/make-verification-link.ts'
import { refusalOf } from '../../support/core-world.ts'
import { ADA, actorOf, BO, openAccounts, parametersOf } from './accounts-by-mail.ts'

async function withAdmin(hasMailServer = false) {
  const accounts = openAccounts([ADA.email], [])
  const { work, secrets, ids, clock, register } = accounts
  const make = new MakeVerificationLink(work, secrets, ids, clock, 'https://grants.example.org', hasMailServer)
  const admin = actorOf((await register.execute(BO)).user)
  const { user } = await register.execute(ADA)
  return { ...accounts, make, admin: { ...admin, isAdmin: true }, user, ada: actorOf(user) }
}

describe('a link that confirms an address, from an admin', () => {
  it('works once, for its user alone, and stands in the audit log', async () => {
    const { make, verify, admin, user, ada, work } = await withAdmin()
    const first = await make.execute({ actor: admin, userId: user.id })
    const { link, validUntil } = await make.execute({ actor: admin, userId: user.id })

    const own = parametersOf(link)
    expect(link).to.match(/^https:\/\/grants\.example\.org\/verifyEmail\?token=/)
    expect(Date.parse(validUntil)).to.be.greaterThan(0)
    const over = 'accounts.verification-link-over'
    expect((await refusalOf(verify.execute({ actor: ada, ...parametersOf(first.link) }))).code).to.equal(over)
    expect((await refusalOf(verify.execute({ actor: admin, ...own }))).kind).to.equal('invalid')

    const verified = await verify.execute({ actor: ada, ...own })

    expect(verified.emailVerifiedAt).to.be.a('string')
    const again = await refusalOf(make.execute({ actor: admin, userId: user.id }))
    expect([again.kind, again.code]).to.deep.equal(['conflict', 'accounts.nothing-to-verify'])
    const entries = await work.run(({ auditLog }) =>
      auditLog.concernedBy({ adminId: admin.userId, onAccount: user.accountId, subjectId: user.id }),
    )
    expect(entries.subject).to.equal(ADA.email)
  })

  it('is made by no one else, for no invitation, and not where a mail server is set up', async () => {
    const { make, invite, admin, ada, user, verify } = await withAdmin()
    expect((await refusalOf(make.execute({ actor: ada, userId: user.id }))).kind).to.equal('forbidden')
    await verify.execute({ actor: ada, ...parametersOf((await make.execute({ actor: admin, userId: user.id })).link) })
    const invited = await invite.execute({ actor: ada, email: 'new@example.org' })

    const refusal = await refusalOf(make.execute({ actor: admin, userId: invited.id }))

    expect(refusal.code).to.equal('accounts.nothing-to-verify')
    const mailed = await withAdmin(true)
    const refused = await refusalOf(mailed.make.execute({ actor: mailed.admin, userId: mailed.user.id }))
    expect([refused.kind, refused.code]).to.deep.equal(['conflict', 'accounts.mail-is-set-up'])
  })
})
