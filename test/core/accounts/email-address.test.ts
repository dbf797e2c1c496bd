import { expect } from 'chai'
import { addressErrors, emailErrors, normaliseEmail, isEmail, isOneAddress } from '../../../core/identity/user.ts'

const TAKEN = [
  'ada@example.org',
  ' Ada.Brook+grants@Sub-Domain.Example.ORG ',
  "o'neill_1@charity.org.uk",
  `${'a'.repeat(64)}@example.org`,
  'a@b.co',
]

const REFUSED: Readonly<Record<string, string>> = {
  nothing: '',
  'no domain': 'ada@',
  'no name': '@example.org',
  'no top level': 'ada@example',
  'a second address': 'ada@example.org, bo@example.org',
  'a header': 'ada@example.org\r\nBcc: bo@example.org',
  NUL: 'ada\0@example.org',
  'a control character': 'ada\u0007@example.org',
  'a zero-width space': 'ada\u200b@example.org',
  'a Cyrillic letter': '\u0430da@example.org',
  'full-width letters': 'ada@\uff45xample.org',
  'a ligature': 'o\ufb03ce@example.org',
  'the Kelvin sign, which folds into k': '\u212aate@example.org',
  'a dotted capital I, which folds into two': '\u0130da@example.org',
  'an encoded domain': 'ada@xn--exmple-cua.org',
  'an encoded top level': 'ada@example.xn--p1ai',
  'two dots': 'ada..brook@example.org',
  'a dot first': '.ada@example.org',
  'a hyphen first': 'ada@-example.org',
  'an ideographic full stop': 'ada@example\u3002org',
  'two signs': 'ada@bo@example.org',
  'a name too long': `${'a'.repeat(65)}@example.org`,
  'too long as a whole': `ada@${'a.'.repeat(124)}org`,
  'a number for a top level': 'ada@10.0.0.1',
}

describe('an email address', () => {
  for (const email of TAKEN)
    it(`is taken: ${email.slice(0, 50)}`, () => {
      expect(emailErrors(email)).to.deep.equal({})
      expect(normaliseEmail(email)).to.equal(email.trim().toLowerCase())
    })

  for (const [what, email] of Object.entries(REFUSED))
    it(`is refused with ${what}`, () => {
      expect(isEmail(normaliseEmail(email))).to.equal(false)
      expect(Object.keys(emailErrors(email))).to.deep.equal(['email'])
    })

  it('says so where it is refused for its letters alone', () => {
    const codes = (emails: readonly string[]) => new Set(emails.map((email) => emailErrors(email)['email']?.code))

    const lettered = ['info@müller.example', 'info@xn--mller-kva.example', 'jürgen@example.org', 'a@b.xn--p1ai']
    expect([...codes(lettered)]).to.deep.equal(['accounts.email-letters'])
    const wrong = ['', 'ada@', 'ada..brook@example.org', 'ada@müller', 'ada@example.org, bö@example.org']
    expect([...codes(wrong)]).to.deep.equal(['accounts.email-invalid'])
  })

  it('of before, which would be refused now, can still be found and written to', () => {
    expect(emailErrors('jürgen@müller.example')).not.to.deep.equal({})
    expect(addressErrors('jürgen@müller.example')).to.deep.equal({})
    expect(isOneAddress('jürgen@müller.example')).to.equal(true)
    for (const wrong of ['a@b.co\r\nBcc: x@y.zz', 'a\0@b.co', 'nobody', ''])
      expect(addressErrors(wrong)).not.to.deep.equal({})
  })
})
