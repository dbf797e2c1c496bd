import { counted, FIELDS, inBytes, inMinutes } from '../words.ts'

export const accountSentences = {
  'accounts.account-not-found': 'This account does not exist any more.',
  'accounts.admins-only': 'Only administrators may do this.',
  'accounts.code-needed': 'Enter the code from your authenticator app.',
  'accounts.common-password': 'This password is too easy to guess. Choose another one.',
  'accounts.documents-required': 'The document library of this account is empty, so there are no facts to be found.',
  'accounts.email-invalid': 'Enter a valid email address.',
  'accounts.email-letters':
    'Enter an email address in plain letters, a to z: one with letters such as ü can look like somebody else’s.',
  'accounts.email-taken': 'This email address already belongs to a user.',
  'accounts.first-name-too-long': 'The first name is too long.',
  'accounts.invalid-email': FIELDS,
  'accounts.invalid-password': FIELDS,
  'accounts.invalid-settings': FIELDS,
  'accounts.invalid-user': FIELDS,
  'accounts.invitation-accepted':
    'This person is a user of your account already, so that there is no invitation to withdraw.',
  'accounts.invitation-not-found': 'This invitation does not exist any more.',
  'accounts.invitation-over': 'This invitation has expired or was used already. Log in, or ask for a new invitation.',
  'accounts.invited-elsewhere':
    'You already have an account with this address, and it is not empty. Log in there, or have another address of yours invited.',
  'accounts.language-required': 'Choose a language.',
  'accounts.last-name-too-long': 'The last name is too long.',
  'accounts.mail-is-set-up': 'A mail server is set up: the user has the link sent by mail.',
  'accounts.nothing-to-verify': 'This address needs no confirmation.',
  'accounts.not-logged-in': 'Log in to go on.',
  'accounts.removed': 'You were removed from this account.',
  'accounts.own-account': 'You can remove your own account only in your own settings.',
  'accounts.password-replaced': 'The password was just changed. Log in again.',
  'accounts.password-too-long': ({ most }: { readonly most: number }) =>
    `The password may have at most ${most} characters.`,
  'accounts.password-too-short': ({ least }: { readonly least: number }) =>
    `The password needs at least ${least} characters.`,
  'accounts.reset-link-over': 'This link has expired or was used already. Ask for a new one on the log-in page.',
  'accounts.same-email': 'This is your email address already.',
  'accounts.second-factor-not-started': 'Start again to get a new secret.',
  'accounts.second-factor-on': 'Codes at log-in are switched on already.',
  'accounts.several-unconfirmed':
    'Several people registered with this address, and none has confirmed it. Its owner has to confirm it first.',
  'accounts.session-not-found': 'You are not logged in there any more.',
  'accounts.tone-too-long': ({ most }: { readonly most: number }) =>
    `The tone of voice may have at most ${most} characters.`,
  'accounts.too-many-attempts': ({ minutes }: { readonly minutes: number }) =>
    `Too many attempts. Try again in ${inMinutes(minutes)}.`,
  'accounts.too-many-codes': ({ minutes }: { readonly minutes: number }) =>
    `Too many wrong codes. Try again in ${inMinutes(minutes)}.`,
  'accounts.too-many-preferences': 'Too many preferences.',
  'accounts.unconfirmed-address': 'Confirm your email address first, with the link that was sent to you.',
  'accounts.user-not-found': ({ email }: { readonly email: string | null }) =>
    email === null ? 'This user does not exist any more.' : `Nobody is registered as ${email}.`,
  'accounts.verification-link-over': ({ of }: { readonly of: 'address' | 'change' }) =>
    `This link has expired, was used already or belongs to another user. ${of === 'address' ? 'Send a new one.' : 'Ask for a new one in your settings.'}`,
  'accounts.wrong-code': 'This code is wrong, or was used already.',
  'accounts.wrong-credentials': 'The email address or the password is wrong.',
  'accounts.wrong-current-password': 'This is not your current password.',
  'accounts.wrong-password': 'This is not your password.',
  'accounts.link-sent': 'The link was sent.',
  'accounts.notice-sent': 'The notice was sent.',
  'accounts.nothing-sent': 'No mail was sent: there was nobody to tell any more.',
  'accounts.invitation-sent': 'The invitation was sent.',
  'accounts.own-user': 'You can remove yourself only in your settings.',
  'accounts.owner-stays': 'The owner can be removed only together with the account, or once somebody else owns it.',
  'accounts.owner-already': 'You own this account already.',
  'accounts.member-unconfirmed':
    'This person has not confirmed their email address yet, so they can’t own the account.',
  'accounts.not-offered': 'The account is not offered to you, or no longer. Ask its owner.',
  'accounts.being-removed':
    'This account is about to be deleted, so nothing in it can be changed. Its owner can still keep it.',
  'accounts.accounts-removed': ({ count }: { readonly count: number }) =>
    count === 1 ? '1 account was removed.' : `${count} accounts were removed.`,
  'accounts.admin-stays': 'This person runs the installation, so only an admin can remove them.',
  'accounts.not-the-owner': 'Only the owner of your account can do this.',
  'accounts.already-member': 'This person is a user of your account already.',
  'accounts.invitation-expired': 'This invitation has expired. Send it again first.',
}

export const quotaSentences = {
  'quotas.applications': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'application')}, the most an account can have. Ask us for more.`,
  'quotas.bytes': ({ limit }: { readonly limit: number }) =>
    `Your documents and forms can take up ${inBytes(limit)}, and this file does not fit. Delete some documents, or ask us for more.`,
  'quotas.documents': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'document')}, the most an account can have. Delete some, or ask us for more.`,
  'quotas.funders': ({ limit }: { readonly limit: number }) =>
    `You have added ${counted(limit, 'funder')}, the most an account can have. Choose one from the list, or ask us for more.`,
  'quotas.projects': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'project')}, the most an account can have. Ask us for more.`,
  'quotas.reports': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'report')}, the most an account can have. Ask us for more.`,
  'quotas.tasks': ({ limit }: { readonly limit: number }) =>
    `We are still working on ${counted(limit, 'task')} for you. Try again when some of them are done.`,
  'quotas.users': ({ limit }: { readonly limit: number }) =>
    `Your account has ${counted(limit, 'user')}, the most it can have. Ask us for more.`,
}

/** Problems of an export. */
type Damage =
  | { readonly of: 'no-file' | 'no-archive' | 'archive' | 'no-manifest' | 'format' | 'manifest' | 'some-manifest' }
  | { readonly of: 'line' | 'shared-funder' }
  | { readonly of: 'version'; readonly found: number | null; readonly readable: number }
  | { readonly of: 'account-manifest' | 'application' | 'text'; readonly account: string }
  | { readonly of: 'count'; readonly path: string; readonly found: number; readonly expected: number }
  | { readonly of: 'foreign-records'; readonly account: string; readonly kind: string }
  | { readonly of: 'file' | 'missing-file'; readonly account: string; readonly path: string }
  | { readonly of: 'part' | 'missing-part'; readonly path: string }

function damageSentence(damage: Damage): string {
  switch (damage.of) {
    case 'no-file':
      return 'There is no such file.'
    case 'no-archive':
      return 'This file is no zip archive, or not the whole of one.'
    case 'archive':
      return 'This zip archive is damaged, or was not made by Grantwright.'
    case 'no-manifest':
      return 'This file is no export of Grantwright: it has no manifest.'
    case 'format':
      return 'This file is no export of Grantwright.'
    case 'manifest':
      return 'The manifest of this export is damaged.'
    case 'some-manifest':
      return 'A manifest of this export is damaged.'
    case 'line':
      return 'A line of this export is damaged.'
    case 'shared-funder':
      return 'The export holds a funder of an account among those of everybody.'
    case 'version':
      return `This export has format version ${damage.found ?? 'unknown'}; this release reads ${damage.readable}.`
    case 'account-manifest':
      return `The manifest of account ${damage.account} is damaged.`
    case 'text':
      return `The export of account ${damage.account} names a text that it does not hold.`
    case 'application':
      return `The export of account ${damage.account} names an application that it does not hold.`
    case 'count':
      return `${damage.path} holds ${damage.found} records in place of ${damage.expected}.`
    case 'foreign-records':
      return `The export of account ${damage.account} holds ${damage.kind} of another account.`
    case 'file':
      return `The file ${damage.path} of account ${damage.account} is damaged.`
    case 'missing-file':
      return `The export of account ${damage.account} lacks the file ${damage.path}.`
    case 'part':
      return `The part ${damage.path} of this export is damaged.`
    case 'missing-part':
      return `The part ${damage.path} of this export is missing.`
  }
}

export const transferSentences = {
  'transfer.account-exists': ({ ids }: { readonly ids: readonly string[] }) =>
    `${ids.length === 1 ? `The account ${ids[0]} is` : `${ids.length} accounts of this export are`} already here. Nothing was changed. Use --replace to put the export in their place, or --skip-existing to leave them as they are.`,
  'transfer.damaged': (damage: Damage) => damageSentence(damage),
  'transfer.differs': ({ path, line }: { readonly path: string; readonly line: number }) =>
    `Record ${line} of ${path} is another here than in the export. Nothing of this account was brought in.`,
  'transfer.email-taken': ({ email }: { readonly email: string }) =>
    `${email} belongs to another account here already.`,
  'transfer.no-account': ({ named }: { readonly named: string }) =>
    `There is no account with the identifier or the user ${named}.`,
  'transfer.not-the-owner': 'Only the owner of the account can download everything.',
}

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

type TooLargeRequest =
  | { readonly of: 'body' | 'file'; readonly bytes: number }
  | { readonly of: 'field-count'; readonly most: number }
  | { readonly of: 'fields' }

function tooLargeRequest(values: TooLargeRequest): string {
  switch (values.of) {
    case 'body':
      return `This is too large: at most ${sizeOf(values.bytes)} can be sent.`
    case 'file':
      return `The file is too large: at most ${Math.floor(values.bytes / MEGABYTE)} MB can be uploaded.`
    case 'field-count':
      return `One file can be sent, with at most ${values.most} fields.`
    case 'fields':
      return 'The fields of this form are too large.'
  }
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.floor(bytes / KILOBYTE)
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${Math.floor(kilobytes / KILOBYTE)} MB`
}

export const callSentences = {
  'http.field': ({ sentence }: { readonly sentence: string }) => sentence,
  'http.foreign-origin': 'This call may only be made from the app itself.',
  'http.invalid-fields': ({ names }: { readonly names: readonly string[] }) =>
    names.length === 0 ? FIELDS : `Please check these fields: ${names.join(', ')}.`,
  'http.key-invalid': 'The header Idempotency-Key takes up to 200 letters, digits and signs.',
  'http.key-reused': 'This request has the key of another one. Choose a key for each thing to be done.',
  'http.malformed-address': 'The address of this call could not be understood.',
  'http.malformed-body': 'The request could not be understood.',
  'http.no-file': 'Please select at least one file to upload',
  'http.no-such-call': ({ host }: { readonly host: 'web' | 'any' }) =>
    host === 'web' ? 'This host serves the web app alone, and no calls.' : 'There is no such call.',
  'http.no-such-page': ({ host }: { readonly host: 'operations' | 'any' }) =>
    host === 'operations' ? 'There is nothing here.' : 'There is nothing at this address.',
  'http.not-ready': ({ what }: { readonly what: 'application' | 'server' }) =>
    what === 'application' ? 'The application is starting. Try again in a moment.' : 'The server is not ready.',
  'http.outcome-unknown': 'We can’t tell whether this was done before. Look first, then try again.',
  'http.too-large': (values: TooLargeRequest) => tooLargeRequest(values),
  'http.too-much-work': ({ seconds }: { readonly seconds: number }) =>
    `Too much was asked for in a short time. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'http.unsupported-body': 'This call takes another type of content.',
  'http.wrong-host': ({ host }: { readonly host: string }) =>
    `This server does not answer for “${host}”. Use the address that your administrator gave you.`,
}

export const sharedSentences = {
  'mail.no-address': 'This is no email address.',
  'mail.refused': 'The mail server does not accept this email address.',
  'mail.unavailable': 'The mail server is out of reach at the moment.',
  'shared.database-busy': 'Something else is changing this at the moment, and nothing was changed. Try again shortly.',
  'shared.database-connections-shared':
    'A pooler gives the same connection of the database to several processes in turn.',
  'shared.database-too-slow':
    'This took the database too long, so it was stopped, and nothing was changed. Try again shortly.',
  'shared.database-unavailable': 'The database is out of reach at the moment. Try again shortly.',
  'shared.disk-full':
    'There is no space left to store this, so nothing was changed. Please tell the person who runs Grantwright.',
  'shared.name-required': 'Enter a name.',
  'shared.name-too-long': ({ most }: { readonly most: number }) => `The name may have at most ${most} characters.`,
  'shared.stale': 'This was changed in the meantime. Reload and try again.',
  'shared.unexpected': ({ error }: { readonly error: string }) => error,
}
