import { plural } from './locale.ts'

export const settings = {
  title: 'Settings',
  intro: 'Your writing style, your log-in and your data.',
  language: 'Language',
  languageHint: 'Drafts are written in this language.',
  tone: 'Tone of voice',
  toneHint: 'A few words are enough, for example: warm and plain, first person plural, no jargon.',
  save: 'Save settings',
  saved: 'Account settings saved successfully',
  factsFile: 'Facts about your organisation',
  factsFileHint: 'Found in your document library. Cover letters draw on them.',
  noModelForLanguage:
    'Without a language model, drafts keep the language of your documents, and requests to change an answer are understood in English only.',
  failed: 'Failed to save account settings. Please try again later.',
  taskBoardConnected: 'The task board is connected. Choose the list for its cards next.',
  toTaskBoard: 'Open the task board page',
}

export const mails = {
  title: 'Mails to you',
  hint: 'Mails about your log-in, your address, invitations and the account itself can’t be switched off.',
  kinds: {
    assignmentMails: 'Questions that are assigned to me',
    mentionMails: 'Comments that mention me',
    deadlineMails: 'Deadlines of applications, 7 and 2 days before',
    reportMails: 'Reports that are due, 7 and 2 days before',
  },
  recipients:
    'Mails before a deadline go to the owner of the application. Without an owner, they go to whoever owns the account, as do those for reports.',
  failed: 'Your choice was not saved. Please try again.',
}

export const ownName = {
  title: 'Name',
  hint: 'Your colleagues see it, and it stands in invitations that you send.',
  save: 'Save name',
  saved: 'Name saved',
  failed: 'The name was not changed',
}

export const ownEmail = {
  title: 'Email address',
  present: (email: string) => `Your email address is ${email}.`,
  newEmail: 'New email address',
  password: 'Your password',
  save: 'Change email address',
  sent: (email: string) =>
    `We have sent a link to ${email}. Your address changes when you follow it. The link is valid for 24 hours.`,
  kept: (email: string) =>
    `There is a link for ${email}. Ask whoever runs this installation for it. Your address changes when you follow it. The link is valid for 24 hours.`,
  failed: 'The email address was not changed',
}

export const password = {
  title: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  save: 'Change password',
  saved: 'Password changed. You are logged out on all your other devices.',
  failed: 'The password was not changed',
}

export const ownData = {
  title: 'Your data',
  intro:
    'Everything that your organisation keeps here, in one zip file: documents as you uploaded them, and projects, applications, answers, chats and reports as lines of JSON. It can be brought into another installation of Grantwright.',
  hint: 'You can download this up to six times an hour.',
  download: 'Download everything',
  failed: 'Nothing was downloaded',
}

export const ownership = {
  title: 'Owner of the account',
  yours: 'You own this account: only you can remove users, download all data, hand the account over or delete it.',
  owner: (name: string) => `${name} owns this account.`,
  alone: 'To hand it over, invite a colleague first.',
  newOwner: 'New owner',
  offer: 'Offer the account',
  notOffered: 'The account was not offered',
  offered: (name: string) => `You offered the account to ${name}. You stay its owner until they accept.`,
  takeBack: 'Take the offer back',
  offeredToYou: 'The owner offers you this account. You can then remove users, download all data and delete it.',
  takeOver: 'Accept and own the account',
  notTakenOver: 'You don’t own the account yet',
  decline: 'Decline',
  notEnded: 'The offer still stands',
}

/** Shown while an account waits for its removal. */
export const closing = {
  title: 'This account is about to be deleted',
  notice: (day: string) =>
    `This account and everything in it will be deleted on ${day}. Until then you can read and download, but change nothing.`,
  askOwner: 'Its owner can still keep it.',
  keep: 'Keep the account',
  notKept: 'The account was not kept',
}

export const danger = {
  title: 'Danger Zone',
  type: (word: string) => `Type ${word} to confirm`,
  failed: 'Nothing was deleted. Please try again.',
  counts: (people: number, applications: number) =>
    `This is about ${plural(people, { one: 'person', other: 'people' })} and ${plural(applications, { one: 'application', other: 'applications' })}.`,
  filesLeft:
    'All is deleted but for some files, which could not be removed yet. That is tried again until they are gone.',
  account: {
    intro:
      'Delete your account with everything in it, for all its users. You have a week to change your mind; then it can’t be undone.',
    open: 'Delete account',
    title: 'Delete this account for good?',
    warning:
      'All users, documents, projects, applications, reports and settings of your organisation will be removed. Work stops now. For a week you can log in and keep the account; then nobody can bring anything back. All users are told by email.',
    confirm: 'Permanently Delete Account',
  },
  user: {
    intro: 'Delete your own user. The account of your organisation and its work stay as they are.',
    open: 'Delete my user',
    title: 'Delete your user for good?',
    warning: 'You will be logged out and can come back only with a new invitation. What you worked on stays.',
    confirm: 'Permanently Delete My User',
  },
}
