import type { Inviter } from '../../../core/accounts/members/inviter.ts'
import type { Mail, UseOfAddress } from '../../../core/accounts/ports.ts'
import type { AccountNotice, SecurityNotice } from '../../../core/jobs/job-catalogue.ts'
import { DEFAULT_ZONE } from '../../../core/shared/zoned-time.ts'
import { PRODUCT, type Letter } from '../letter.ts'

type Of<Kind extends Mail['kind']> = Extract<Mail, { readonly kind: Kind }>

/** The texts of each kind of mail. */
export function letterOf(mail: Mail): Letter {
  switch (mail.kind) {
    case 'invitation':
      return invitation(mail)
    case 'password-reset':
      return passwordReset(mail)
    case 'address-known':
      return addressKnown(mail)
    case 'security-notice':
      return SECURITY_NOTICES[mail.what](mail)
    case 'account-notice':
      return ACCOUNT_NOTICES[mail.what](mail)
    case 'email-verification':
      return emailVerification(mail)
    case 'email-change':
      return emailChange(mail)
    case 'email-changed':
      return emailChanged(mail)
    case 'assignments':
      return assignments(mail)
    case 'question-notice':
      return questionNotice(mail)
    case 'deadline':
      return deadline(mail)
  }
}

function invitation(mail: Of<'invitation'>): Letter {
  return {
    subject: `You are invited to join ${PRODUCT}`,
    paragraphs: [
      'Hello,',
      `${personOf(mail.inviter)} invites you to join your organisation’s account on ${PRODUCT}, where you write grant applications ` +
        'together from your own documents.',
      mail.replacesAccount
        ? `You already have an account of your own with the address ${mail.to}, with nothing in it. To join, accept with the password of that account. The empty account then goes:`
        : 'To accept, choose a password:',
    ],
    action: 'Accept the invitation',
    closing: [
      'The link works once and is valid for 7 days. After that, ask for a new invitation.',
      'If you did not expect this message, you can ignore it: nothing happens until the invitation is accepted.',
    ],
  }
}

function personOf({ name, email }: Inviter): string {
  return `${name ?? 'A colleague'}${email === null ? '' : ` (${email})`}`
}

/** Somebody's use of an address that already belongs to a user. */
const USES: Readonly<Record<UseOfAddress, string>> = {
  register: `Somebody, most likely you, registered with your email address at ${PRODUCT}.`,
  invite: `Somebody invited your email address to join their organisation’s account on ${PRODUCT}.`,
  change: `Somebody asked to change the address of their own user at ${PRODUCT} to yours.`,
}

const CONSEQUENCES: Readonly<Record<UseOfAddress, string>> = {
  register: 'What was registered is a new and empty account, which can’t confirm your address.',
  invite:
    'A user belongs to one account, and yours holds work. To join theirs, have another address of yours invited. Or ' +
    'delete your own account in your settings, and have this address invited again.',
  change: 'Your address stays yours alone.',
}

function addressKnown({ to, asked }: Of<'address-known'>): Letter {
  return {
    subject: `You already have a ${PRODUCT} account`,
    paragraphs: [
      'Hello,',
      `${USES[asked]} You already have an account with the address ${to}. Nothing of it has changed.`,
      CONSEQUENCES[asked],
      'To log in, or to choose a new password if you forgot yours:',
    ],
    action: 'Log in',
    closing: ['If this was not you, you can ignore this message. Nobody was told that you have an account.'],
  }
}

const ENDS_ACCESS =
  'This address was never confirmed. Choosing a password confirms it. It also removes all other users and invitations of ' +
  'its account, because somebody else may have registered it.'

function passwordReset({ to, endsAccess }: Of<'password-reset'>): Letter {
  return {
    subject: `Choose a new ${PRODUCT} password`,
    paragraphs: [
      'Hello,',
      `Somebody, most likely you, asked for a new password for the ${PRODUCT} user ${to}.`,
      ...(endsAccess ? [ENDS_ACCESS] : []),
      'To choose one:',
    ],
    action: 'Choose a new password',
    closing: [
      'The link works once and is valid for 1 hour. Choosing a new password logs you out on all your devices.',
      'If you did not ask for this, you can ignore this message: your password stays as it is.',
    ],
  }
}

const IF_NOT_YOU = 'If this was not you, choose a new password at once and tell the person who runs your installation.'

/** Notices of changes to a user's log-in, in case somebody else made them. */
const SECURITY_NOTICES: Readonly<Record<SecurityNotice, (mail: Of<'security-notice'>) => Letter>> = {
  'second-factor-on': ({ to }) => ({
    subject: 'Codes at log-in were switched on',
    paragraphs: [
      'Hello,',
      `From now on ${PRODUCT} asks you for a code from your authenticator app when you log in as ${to}.`,
      'You can change this in your settings:',
    ],
    action: 'Open your settings',
    closing: [IF_NOT_YOU],
  }),
  'second-factor-off': ({ to }) => ({
    subject: 'Codes at log-in were switched off',
    paragraphs: [
      'Hello,',
      `${PRODUCT} no longer asks for a code from an authenticator app when you log in as ${to}.`,
      'You can change this in your settings:',
    ],
    action: 'Open your settings',
    closing: [IF_NOT_YOU],
  }),
  'codes-guessed': ({ to }) => ({
    subject: 'Somebody else may know your password',
    paragraphs: [
      'Hello,',
      `Somebody entered the right password for ${to}, and then several wrong codes. They were not let in.`,
      'If this was not you, choose a new password now:',
    ],
    action: 'Open your settings',
    closing: [
      'If it was you, you can ignore this message. A recovery code always lets you in.',
      'You get this message once a day at most.',
    ],
  }),
  'account-recovered': ({ to }) => ({
    subject: 'Your address is confirmed, and the account is yours alone',
    paragraphs: [
      'Hello,',
      `A new password was chosen for ${to}, with a link sent to this address. That confirms the address.`,
      'What somebody else could have set up before was ended: sessions, codes at log-in and a connected task board. If the ' +
        'account is yours, its other users and its invitations were removed, too. You can invite colleagues again.',
      'Look through what the account holds, and at your settings:',
    ],
    action: 'Open your settings',
    closing: [IF_NOT_YOU],
  }),
}

/** Notices to members of changes to their account. */
const ACCOUNT_NOTICES: Readonly<Record<AccountNotice, (mail: Of<'account-notice'>) => Letter>> = {
  'removal-asked': (mail) => ({
    subject: `Your organisation’s ${PRODUCT} account is about to be deleted`,
    paragraphs: [
      'Hello,',
      `${personOf(mail.by)} asked to delete the account that you use as ${mail.to}.`,
      ...(mail.dueAt === null
        ? []
        : [`On ${momentIn(mail.dueAt, DEFAULT_ZONE)} everything in it is deleted for good.`]),
      'Until then you can read and download it, but nothing in it can be changed. The owner of the account can keep it ' +
        'until then, in the settings:',
    ],
    action: 'Open the settings',
    closing: ['If this comes as a surprise, talk to the owner of your account now. Nobody can undo it later.'],
  }),
  'removal-taken-back': (mail) => ({
    subject: `Your organisation’s ${PRODUCT} account stays`,
    paragraphs: [
      'Hello,',
      `${personOf(mail.by)} keeps the account that was about to be deleted. Nothing was lost, and you can work on.`,
      'You find it here:',
    ],
    action: `Open ${PRODUCT}`,
    closing: ['You get this message because you were told that the account was about to be deleted.'],
  }),
  offered: (mail) => ({
    subject: `You are asked to own your organisation’s ${PRODUCT} account`,
    paragraphs: [
      'Hello,',
      `${personOf(mail.by)} would like you to own the account that you use as ${mail.to}. Its owner alone can remove ` +
        'colleagues, download all data and delete the account.',
      'You can accept or decline in your settings:',
    ],
    action: 'Open your settings',
    closing: ['Nothing changes until you accept.'],
  }),
  'taken-over': (mail) => ({
    subject: `Your ${PRODUCT} account has a new owner`,
    paragraphs: [
      'Hello,',
      `${personOf(mail.by)} accepted your offer and owns the account now. You use it like your colleagues.`,
      'You can see who owns it in your settings:',
    ],
    action: 'Open your settings',
    closing: [IF_NOT_YOU],
  }),
}

function emailVerification({ to }: Of<'email-verification'>): Letter {
  return {
    subject: `Confirm your email address for ${PRODUCT}`,
    paragraphs: [
      'Hello,',
      `Somebody, most likely you, registered at ${PRODUCT} with the address ${to}.`,
      'To confirm that this address is yours:',
    ],
    action: 'Confirm my email address',
    closing: [
      'The link works once and is valid for 3 days. You need to be logged in.',
      'If you did not register, ignore this message: the address stays unconfirmed.',
    ],
  }
}

function emailChange({ to }: Of<'email-change'>): Letter {
  return {
    subject: `Confirm your new email address for ${PRODUCT}`,
    paragraphs: [
      'Hello,',
      `Somebody, most likely you, asked to use the address ${to} at ${PRODUCT} from now on.`,
      'To confirm that this address is yours:',
    ],
    action: 'Use this address',
    closing: [
      'The link works once and is valid for 24 hours. You need to be logged in.',
      'If you did not ask for this, do not follow the link, and ignore this message: nothing changes.',
    ],
  }
}

/** Goes to the previous address. It does not name the new one: the previous one may never have been the user's. */
function emailChanged({ to }: Of<'email-changed'>): Letter {
  return {
    subject: `Your email address for ${PRODUCT} was changed`,
    paragraphs: [
      'Hello,',
      `Your email address for ${PRODUCT} was changed. From now on ${to} no longer logs you in, and gets no messages.`,
      'You can see your new address in your settings:',
    ],
    action: 'Open your settings',
    closing: [
      'If this was not you, change your password at once where you are still logged in, and then your email address. ' +
        'Tell the person who runs your installation.',
    ],
  }
}

const switchOf = (link: string) => ({ action: 'Choose which mails you get', link })

const WITHIN_ACCOUNT = 'You get this message because you work on this account together.'

function applicationNamed(application: string | null): string {
  return application === null ? 'a grant application' : `the grant application “${application}”`
}

function assignments({ by, application, questions, furtherCount, mailSettings }: Of<'assignments'>): Letter {
  const people = new Intl.ListFormat('en-GB').format(by.map((name) => name ?? 'a colleague'))
  const colleagues = people.replace(/^a colleague/, 'A colleague')
  const count = questions.length + furtherCount
  const howMany = count === 1 ? 'a question' : `${count} questions`
  return {
    subject: count === 1 ? 'A question was assigned to you' : `${count} questions were assigned to you`,
    paragraphs: [
      'Hello,',
      `${colleagues} ${by.length === 1 ? 'asks' : 'ask'} you to look after ${howMany} of ${applicationNamed(application)}:`,
    ],
    items: questions.map(({ text, link }) => ({ text: text || 'A question', link })),
    action: count === 1 ? 'Open the question' : 'Open the first question',
    closing: [...(furtherCount > 0 ? [`The application shows the other ${furtherCount}.`] : []), WITHIN_ACCOUNT],
    switchable: switchOf(mailSettings),
  }
}

function questionNotice({ what, by, application, mailSettings }: Of<'question-notice'>): Letter {
  const colleague = by ?? 'A colleague'
  const where = applicationNamed(application)
  const isAssigned = what === 'assigned'
  return {
    subject: isAssigned ? 'A question was assigned to you' : 'You were mentioned in a comment',
    paragraphs: [
      'Hello,',
      isAssigned
        ? `${colleague} asks you to look after a question of ${where}.`
        : `${colleague} mentioned you in a comment on a question of ${where}.`,
      'To see it:',
    ],
    action: 'Open the question',
    closing: [WITHIN_ACCOUNT],
    switchable: switchOf(mailSettings),
  }
}

function deadline({ of, name, dueAt, zone, daysLeft, mailSettings }: Of<'deadline'>): Letter {
  const what = of === 'application' ? 'grant application' : 'report'
  const named = name === null ? `A ${what}` : `The ${what} “${name}”`
  const left = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
  return {
    subject: `${name === null ? `A ${what}` : `“${name}”`} is due ${left}`,
    paragraphs: ['Hello,', `${named} is due ${left}: on ${momentIn(dueAt, zone)}.`, 'To see how it stands:'],
    action: `Open the ${what}`,
    closing: ['You get this message 7 and 2 days before a deadline.'],
    switchable: switchOf(mailSettings),
  }
}

/** "Friday 5 March 2027 at 12:00 (London time)" */
function momentIn(instant: string, zone: string): string {
  const at = new Date(instant)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(at)
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return `${day.replace(',', '')} at ${time} (${place} time)`
}
