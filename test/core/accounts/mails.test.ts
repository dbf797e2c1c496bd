import { expect } from 'chai'
import { invitationMail, passwordResetMail } from '../../../core/accounts/mails.ts'
import { aUser } from '../../support/builders.ts'

const LINK = 'https://grants.example.org/acceptInvite?token=abc&email=bo%40example.org'

describe('messages to users', () => {
  it('say who invites, to what, and for how long, in text and in HTML', () => {
    const inviter = aUser({ firstName: 'Ada', lastName: 'Brook', email: 'ada@example.org' })

    const { subject, text, html } = invitationMail({ to: 'bo@example.org', inviter, link: LINK })

    expect(subject).to.equal('You are invited to join Grantwright')
    expect(text).to.contain('Ada Brook (ada@example.org) invites you').and.contain(LINK).and.contain('7 days')
    expect(html).to.contain('Ada Brook (ada@example.org) invites you').and.contain('7 days')
    expect(html).to.contain(`href="${LINK.replace('&', '&amp;')}"`)
  })

  it('hold no markup and no line break that somebody typed as a name', () => {
    const inviter = aUser({ firstName: 'Ada\r\nBcc: x@y.zz', lastName: '<img src=x>' })

    const { subject, text, html } = invitationMail({ to: 'bo@example.org', inviter, link: LINK })

    expect(html).not.to.contain('<img')
    expect(text).to.contain('Ada Bcc: x@y.zz <img src=x>')
    expect(subject).not.to.contain('Ada')
  })

  it('say whose password is asked for, and that it stays where nobody asked', () => {
    const { text, html } = passwordResetMail({ to: 'ada@example.org', link: LINK })

    for (const form of [text, html])
      expect(form).to.contain('ada@example.org').and.contain('1 hour').and.contain('your password stays as it is')
  })
})
