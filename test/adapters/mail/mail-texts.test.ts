import { expect } from 'chai'
import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import { inviterOf } from '../../../core/accounts/members/inviter.ts'
import type { User } from '../../../core/identity/user.ts'
import { aUser } from '../../support/builders.ts'

const NOW = '2026-03-01T09:00:00.000Z'
const LINK = 'https://grants.example.org/acceptInvite?token=abc&email=bo%40example.org'

const invitationMail = ({ to, inviter, link }: { to: string; inviter: User; link: string }) =>
  writtenMail({ kind: 'invitation', to, inviter: inviterOf(inviter), replacesAccount: false, link })

describe('messages to users', () => {
  it('say who invites, to what, and for how long, in text and in HTML', () => {
    const inviter = aUser({ firstName: 'Ada', lastName: 'Brook', email: 'ada@example.org', emailVerifiedAt: NOW })

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
    expect(text).to.contain('Ada Bcc x y zz img src x invites you')
    expect(subject).not.to.contain('Ada')
  })

  it('name an inviter by the name alone while the address is not confirmed', () => {
    const inviter = aUser({ firstName: 'Ada', lastName: 'Brook', email: 'director@big-charity.example' })
    const nameless = aUser({ firstName: '@', lastName: '' })

    expect(invitationMail({ to: 'bo@example.org', inviter, link: LINK }).text).to.match(/^Ada Brook invites you/m)
    expect(invitationMail({ to: 'bo@example.org', inviter: nameless, link: LINK }).text).to.match(
      /^A colleague invites/m,
    )
  })

  it('hold no address that somebody typed as a name, and not more than a name', () => {
    const typed = [
      'https://evil.example/a?b',
      'www.evil.example',
      'evil。example',
      'Win at evil.example\u200b/x',
      '<b>x</b>',
    ]
    for (const firstName of typed) {
      const { text } = invitationMail({ to: 'bo@example.org', inviter: aUser({ firstName }), link: LINK })
      const named = text.slice(0, text.indexOf(' invites you'))
      expect(named, firstName).not.to.match(/https?|www|[/:@<>。]|\w\.\w/i)
    }
    const long = invitationMail({ to: 'b@example.org', inviter: aUser({ firstName: 'x'.repeat(200) }), link: LINK })
    expect(long.text).to.match(/^x{60} invites you/m)
    const initials = invitationMail({
      to: 'b@example.org',
      inviter: aUser({ firstName: 'J. R.', lastName: 'O’Neill-Žák' }),
      link: LINK,
    })
    expect(initials.text).to.match(/^J\. R\. O’Neill-Žák invites you/m)
  })

  it('say which address is to be confirmed, and what to do where nobody registered', () => {
    const { subject, text, html } = writtenMail({ kind: 'email-verification', to: 'ada@example.org', link: LINK })

    expect(subject).to.equal('Confirm your email address for Grantwright')
    for (const form of [text, html])
      expect(form).to.contain('ada@example.org').and.contain('3 days').and.contain('ignore this message')
  })

  it('say which address is to be used from now on, and tell the one before that it is not used any more', () => {
    const toNew = writtenMail({ kind: 'email-change', to: 'brook@example.org', link: LINK })
    const toOld = writtenMail({ kind: 'email-changed', to: 'ada@example.org', link: LINK })

    for (const form of [toNew.text, toNew.html])
      expect(form).to.contain('brook@example.org').and.contain('24 hours').and.contain('nothing changes')
    for (const form of [toOld.text, toOld.html])
      expect(form).to.contain('ada@example.org').and.contain('If this was not you')
  })

  it('say whose password is asked for, and that it stays where nobody asked', () => {
    const { text, html } = writtenMail({ kind: 'password-reset', to: 'ada@example.org', endsAccess: false, link: LINK })

    for (const form of [text, html])
      expect(form).to.contain('ada@example.org').and.contain('1 hour').and.contain('your password stays as it is')
  })

  it('say what is due, when, and in whose time, and how to switch them off', () => {
    const about = { dueAt: '2027-07-02T11:00:00.000Z', zone: 'Europe/London', daysLeft: 7 }
    const link = 'https://grants.example.org/proposals/1'
    const mailSettings = 'https://grants.example.org/settings#mails'
    const mail = { kind: 'deadline', to: 'bo@example.org', link, mailSettings, ...about } as const

    const named = writtenMail({ ...mail, of: 'application', name: 'Warm kitchens' })
    expect(named.subject).to.equal('“Warm kitchens” is due in 7 days')
    expect(named.text).to.contain('The grant application “Warm kitchens” is due in 7 days')
    expect(named.text).to.contain('on Friday 2 July 2027 at 12:00 (London time)').and.contain(`: ${mailSettings}`)
    expect(named.html).to.contain(`href="${mailSettings}"`)
    expect(writtenMail({ ...mail, of: 'report', name: null, daysLeft: 1 }).subject).to.equal('A report is due tomorrow')
  })
})
