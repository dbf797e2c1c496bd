import type { DataFlow } from '../../../../../../adapters/http-contract/portal.ts'
import { plural } from './locale.ts'

const accountUsers = {
  title: 'Users',
  intro: 'Everybody here works with the same projects and documents.',
  email: 'Email',
  lastLogin: 'Last login',
  firstName: 'First Name',
  lastName: 'Last Name',
  inviteStatus: 'Invite status',
  never: 'Never',
  owner: 'Owner',
  notInvited: 'Member',
  statuses: { pending: 'Pending', accepted: 'Accepted', expired: 'Expired' },
  invitedBy: (email: string) => `Invited by ${email}`,
  invite: 'Invite new user',
  inviteHint: 'They get a link that is valid for 7 days. Inviting someone again sends a new one.',
  send: 'Send invite',
  invited: (email: string) => `Invitation to ${email} is on its way`,
  invitedNoMail: (email: string) => `${email} is invited`,
  invitedNoMailHint: 'No mail server is set up: copy the link from the list and send it yourself.',
  notSent: 'Invite not sent',
  undelivered: 'The email could not be delivered. Copy the link and send it yourself.',
  sendAgain: 'Send again',
  sendAgainTo: (email: string) => `Send again: the invitation to ${email}`,
  link: {
    open: 'Copy link',
    openOf: (email: string) => `Copy link of the invitation to ${email}`,
    title: (email: string) => `Link for ${email}`,
    label: 'Link of the invitation',
    hint: (until: string) =>
      `It works once, until ${until}. Anyone who has it can join your account: send it to them alone.`,
    copy: 'Copy the link',
    failed: 'No link was made',
  },
  removal: {
    open: 'Remove',
    openOf: (email: string) => `Remove ${email}`,
    title: (email: string) => `Remove ${email} from your account?`,
    warning:
      'They are logged out everywhere. Invitations that they made, and links handed on, end. What they wrote stays.',
    confirm: 'Remove user',
    failed: 'The user was not removed',
  },
  editOwn: 'Change your details',
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  notWithdrawn: 'The invitation was not withdrawn',
}

const markdownTest = {
  title: 'Markdown test page',
  input: 'Markdown',
  preview: 'Preview',
  sample: '# A heading\n\nSome *text* with a [link](https://example.org) and a list:\n\n- one\n- two',
}

interface Feature {
  readonly name: string
  /** Data sent to the service, if one is used. */
  readonly leaves: string
}

const features: Readonly<Record<DataFlow['feature'], Feature>> = {
  forms: { name: 'Reading forms', leaves: 'The text of the funder’s form; its pages, where they are pictures' },
  answers: { name: 'Drafting answers', leaves: 'The questions, passages or whole documents, profile, brief and facts' },
  chat: { name: 'Changing answers by chat', leaves: 'The same, with the answer and your requests' },
  checks: { name: 'Suggestions for whole applications', leaves: 'All answers, the form, the profile and the brief' },
  'cover-letters': { name: 'Cover letters', leaves: 'The answers, your facts and what you said of the application' },
  reports: { name: 'Reports', leaves: 'What you asked for, and the project’s documents' },
  overviews: { name: 'Project overviews', leaves: 'The project’s documents, applications and reports' },
  briefs: { name: 'Project briefs', leaves: 'The project’s documents' },
  facts: { name: 'Facts about your organisation', leaves: 'The documents of your library' },
  descriptions: { name: 'Descriptions of documents', leaves: 'The beginning of each document, and its name' },
  funders: { name: 'Funder overviews and web search', leaves: 'The funder’s name and what registers say of it' },
  search: { name: 'Searching by meaning', leaves: 'Passages of all documents, and what is looked for' },
  scans: { name: 'Reading scanned documents', leaves: 'Nothing' },
  mail: { name: 'Mail', leaves: 'Addresses, and links to questions and deadlines' },
  files: { name: 'Storing files', leaves: 'Your documents and forms as you uploaded them' },
  'task-board': { name: 'Task board of the administrators', leaves: 'What administrators put on its cards' },
  errors: { name: 'Reporting errors', leaves: 'What went wrong, without your texts' },
  support: { name: 'Support chat', leaves: 'What you write there' },
}

const privacyStatement = {
  title: 'What leaves this server',
  switch: 'Documents never leave this server',
  switchHint:
    'While this is on, no language model is asked for your organisation. The built-in writer works on this server, also on what waits already.',
  localHint: (model: string) =>
    `${model} runs on the servers of the person who runs this installation, so it goes on writing while this is on. Nothing leaves these servers.`,
  noModel: 'No language model is configured here. The built-in writer works on this server.',
  failed: 'Your choice was not saved. Please try again.',
  feature: 'Part of the product',
  leaves: 'What leaves, and to whom',
  nothing: 'Nothing leaves',
  to: (what: string, service: string) => `${what}. To ${service}`,
  features,
}

/** Texts about a user's sessions and the second step of logging in. */
const sessions = {
  title: 'Where you are logged in',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  opened: 'Logged in',
  lastSeen: 'Last used',
  logOut: 'Log out',
  logOutOf: (device: string) => `Log out: ${device}`,
  logOutElsewhere: 'Log out everywhere else',
  nowhereElse: 'You are not logged in anywhere else.',
  failed: 'You were not logged out there. Please try again.',
}

const secondFactor = {
  title: 'Code at log-in',
  intro:
    'Grantwright can ask for a code from an authenticator app on your phone when you log in. A stolen password is then not enough.',
  password: 'Your password',
  turnOn: 'Set up codes',
  scan: 'Scan this picture with your authenticator app, or type the secret into it.',
  picture: 'Picture for the authenticator app',
  secret: 'Secret',
  copySecret: 'Copy the secret',
  code: 'Code from the app',
  codeOrRecovery: 'Code from the app, or a recovery code',
  confirm: 'Turn on',
  cancel: 'Cancel',
  isOn: 'Codes at log-in are on.',
  codesLeft: (left: number) => `${plural(left, { one: 'recovery code is', other: 'recovery codes are' })} left.`,
  turnOff: 'Turn off',
  keepCodes:
    'Keep these recovery codes in a safe place. Each lets you log in once if you lose your phone. They are not shown again.',
  recoveryCodes: 'Recovery codes',
  copyCodes: 'Copy the codes',
  download: 'Download the codes',
  fileName: 'grantwright-recovery-codes.txt',
  kept: 'I have kept them',
  failed: 'That did not work',
}

const settings = {
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

const mails = {
  title: 'Mails to you',
  hint: 'Mails about your log-in, your address, invitations and the account itself can’t be switched off.',
  kinds: {
    assignmentMails: 'Questions that are assigned to me',
    mentionMails: 'Comments that mention me',
    deadlineMails: 'Deadlines of applications, 7 and 2 days before',
    reportMails: 'Reports that are due, 7 and 2 days before',
  },
  recipients:
    'Mails before a deadline go to the owner of the application. Without an owner, they go to the owner of the account, as do those for reports.',
  failed: 'Your choice was not saved. Please try again.',
}

const ownName = {
  title: 'Name',
  hint: 'Your colleagues see it, and it stands in invitations that you send.',
  save: 'Save name',
  saved: 'Name saved',
  failed: 'The name was not changed',
}

const ownEmail = {
  title: 'Email address',
  present: (email: string) => `Your email address is ${email}.`,
  newEmail: 'New email address',
  password: 'Your password',
  save: 'Change email address',
  sent: (email: string) =>
    `We have sent a link to ${email}. Your address changes when you follow it. The link is valid for 24 hours.`,
  kept: (email: string) =>
    `There is a link for ${email}. Ask the person who runs this installation for it. Your address changes when you follow it. The link is valid for 24 hours.`,
  failed: 'The email address was not changed',
}

const password = {
  title: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  save: 'Change password',
  saved: 'Password changed. You are logged out on all your other devices.',
  failed: 'The password was not changed',
}

const ownData = {
  title: 'Your data',
  intro:
    'Everything that your organisation keeps here, in one zip file: documents as you uploaded them, and projects, applications, answers, chats and reports as lines of JSON. It can be brought into another installation of Grantwright.',
  hint: 'You can download this up to six times an hour.',
  download: 'Download everything',
  failed: 'Nothing was downloaded',
}

const ownership = {
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
const closing = {
  title: 'This account is about to be deleted',
  notice: (day: string) =>
    `This account and everything in it will be deleted on ${day}. Until then you can read and download, but change nothing.`,
  askOwner: 'Its owner can still keep it.',
  keep: 'Keep the account',
  notKept: 'The account was not kept',
}

const danger = {
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

/** Further texts of the account pages. */
export const accountArea = {
  settings,
  mails,
  password,
  ownName,
  ownEmail,
  sessions,
  secondFactor,
  ownData,
  danger,
  ownership,
  closing,
  privacyStatement,
  accountUsers,
  markdownTest,
}
