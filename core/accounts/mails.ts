import type { Mail } from './ports/mailer.ts'
import { plainName } from './plain-name.ts'
import type { User } from './user.ts'
import { isEmailVerified } from './verified-email.ts'

const PRODUCT = 'Grantwright'

interface Letter {
  readonly to: string
  readonly subject: string
  readonly link: string
  readonly paragraphs: readonly string[]
  /** What the link does, on its button. */
  readonly action: string
  readonly closing: readonly string[]
}

export function invitationMail(of: { to: string; inviter: User | null; link: string }): Mail {
  const inviter = of.inviter ? inviterOf(of.inviter) : 'A colleague'
  return mailOf({
    to: of.to,
    subject: `You are invited to join ${PRODUCT}`,
    link: of.link,
    paragraphs: [
      'Hello,',
      `${inviter} invites you to join your organisation’s account on ${PRODUCT}, where you write grant applications ` +
        'together from your own documents.',
      'To accept, choose a password:',
    ],
    action: 'Accept the invitation',
    closing: [
      'The link works once and is valid for 7 days. After that, ask for a new invitation.',
      'If you did not expect this message, you can ignore it: nothing happens until the invitation is accepted.',
    ],
  })
}

export function passwordResetMail(of: { to: string; link: string }): Mail {
  return mailOf({
    to: of.to,
    subject: `Choose a new ${PRODUCT} password`,
    link: of.link,
    paragraphs: [
      'Hello,',
      `Somebody, most likely you, asked for a new password for the ${PRODUCT} user ${of.to}.`,
      'To choose one:',
    ],
    action: 'Choose a new password',
    closing: [
      'The link works once and is valid for 1 hour. Choosing a new password logs you out on all your devices.',
      'If you did not ask for this, you can ignore this message: your password stays as it is.',
    ],
  })
}

/** Tells the user that codes at log-in were switched on or off, in case somebody else did it. */
export function secondFactorMail(of: { to: string; isOn: boolean; link: string }): Mail {
  const state = of.isOn ? 'on' : 'off'
  return mailOf({
    to: of.to,
    subject: `Codes at log-in were switched ${state}`,
    link: of.link,
    paragraphs: [
      'Hello,',
      of.isOn
        ? `From now on ${PRODUCT} asks you for a code from your authenticator app when you log in as ${of.to}.`
        : `${PRODUCT} no longer asks for a code from an authenticator app when you log in as ${of.to}.`,
      'You can change this in your settings:',
    ],
    action: 'Open your settings',
    closing: ['If this was not you, choose a new password at once and tell whoever runs your installation.'],
  })
}

export function emailVerificationMail(of: { to: string; link: string }): Mail {
  return mailOf({
    to: of.to,
    subject: `Confirm your email address for ${PRODUCT}`,
    link: of.link,
    paragraphs: [
      'Hello,',
      `Somebody, most likely you, registered at ${PRODUCT} with the address ${of.to}.`,
      'To confirm that this address is yours:',
    ],
    action: 'Confirm my email address',
    closing: [
      'The link works once and is valid for 3 days. You need to be logged in.',
      'If you did not register, ignore this message: the address stays unconfirmed.',
    ],
  })
}

export function emailChangeMail(of: { to: string; link: string }): Mail {
  return mailOf({
    to: of.to,
    subject: `Confirm your new email address for ${PRODUCT}`,
    link: of.link,
    paragraphs: [
      'Hello,',
      `Somebody, most likely you, asked to use the address ${of.to} at ${PRODUCT} from now on.`,
      'To confirm that this address is yours:',
    ],
    action: 'Use this address',
    closing: [
      'The link works once and is valid for 24 hours. You need to be logged in.',
      'If you did not ask for this, do not follow the link, and ignore this message: nothing changes.',
    ],
  })
}

/** Goes to the previous address. It does not name the new one: the previous one may never have been the user's. */
export function emailChangedMail(of: { to: string; link: string }): Mail {
  return mailOf({
    to: of.to,
    subject: `Your email address for ${PRODUCT} was changed`,
    link: of.link,
    paragraphs: [
      'Hello,',
      `Your email address for ${PRODUCT} was changed. From now on ${of.to} no longer logs you in, and gets no messages.`,
      'You can see your new address in your settings:',
    ],
    action: 'Open your settings',
    closing: [
      'If this was not you, change your password at once where you are still logged in, and then your email address. ' +
        'Tell whoever runs your installation.',
    ],
  })
}

/** Tells of a question that was assigned to its reader, or of a comment that names them. It holds no text of the answer. */
export function questionNoticeMail(of: {
  to: string
  link: string
  what: 'assigned' | 'mentioned'
  by: User | null
  applicationName: string
}): Mail {
  const colleague = (of.by && plainName(`${of.by.firstName} ${of.by.lastName}`)) || 'A colleague'
  const application = plainName(of.applicationName)
  const where = application === '' ? 'a grant application' : `the grant application “${application}”`
  const isAssigned = of.what === 'assigned'
  return mailOf({
    to: of.to,
    subject: isAssigned ? 'A question was assigned to you' : 'You were mentioned in a comment',
    link: of.link,
    paragraphs: [
      'Hello,',
      isAssigned
        ? `${colleague} asks you to look after a question of ${where}.`
        : `${colleague} mentioned you in a comment on a question of ${where}.`,
      'To see it:',
    ],
    action: 'Open the question',
    closing: ['You get this message because you work on this account together.'],
  })
}

/** Names the inviter's address only if it is verified: nobody can invite in somebody else's name. */
function inviterOf(user: User): string {
  const name = plainName(`${user.firstName} ${user.lastName}`) || 'A colleague'
  return isEmailVerified(user) ? `${name} (${user.email})` : name
}

function mailOf(letter: Letter): Mail {
  const { to, subject, link } = letter
  return { to, subject, link, text: textOf(letter), html: htmlOf(letter) }
}

function textOf({ paragraphs, link, closing }: Letter): string {
  return [...paragraphs, link, ...closing, PRODUCT].join('\n\n') + '\n'
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f2933'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1b6b57;color:#ffffff;text-decoration:none;' +
  'font-weight:bold'
const SMALL = 'font-size:14px;color:#52606d'

function htmlOf({ subject, paragraphs, action, link, closing }: Letter): string {
  const href = escaped(link)
  const lines = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`)
  const small = closing.map((paragraph) => `<p style="${SMALL}">${escaped(paragraph)}</p>`)
  return [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:560px;margin:0 auto;${FONT}">`,
    ...lines,
    `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escaped(action)}</a></p>`,
    `<p style="${SMALL}">Or open this address in your browser:<br>`,
    `<a href="${href}" style="color:#1b6b57;word-break:break-all">${href}</a></p>`,
    ...small,
    `<p>${PRODUCT}</p></div></body></html>`,
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
