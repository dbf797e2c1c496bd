import { FIELDS, inMinutes } from '../words.ts'

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
