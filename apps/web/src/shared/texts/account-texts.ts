/** The texts on users: logging in, invitations, and what becomes of an account. */
export const accounts = {
  loginTitle: 'Log in',
  loginIntro: 'Grant applications drafted from your own documents, with their sources.',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  firstName: 'First name',
  lastName: 'Last name',
  submit: 'Submit',
  passwordHint: 'At least 8 characters.',
  newHere: 'New to Grantwright?',
  requestAccess: 'Request early access',
  loginFailed: 'Login failed',
  loginError: 'An error occurred. Please try again.',
  registerTitle: 'Create your account',
  registerIntro: 'One account for your organisation. Your documents stay yours.',
  agreement: {
    before: 'With this you agree to the ',
    terms: 'terms',
    between: '. The ',
    privacy: 'privacy notice',
    after: ' says what is kept about you.',
  },
  alreadyRegistered: 'Already have an account?',
  signIn: 'Sign in',
  registrationFailed: 'Registration error occurred',
  passwordsDiffer: 'Passwords do not match',
  acceptInviteTitle: 'Accept your invitation',
  acceptInviteIntro: 'Choose a password to join your colleagues.',
  acceptInviteFailed: 'An error occurred trying to accept invite',
  linkIncomplete: 'This link is not complete',
  linkIncompleteHint: 'Open the whole link from the message, or copy it into the address bar of your browser.',
  forgotPassword: 'Forgot your password?',
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'We send you a link with which you choose a new one.',
  sendLink: 'Send link',
  rememberedIt: 'Remembered it?',
  resetSent: 'Check your inbox',
  resetSentHint: (email: string) =>
    `If ${email} belongs to a user, a link is on its way. It works once and for 1 hour. Look among your spam too.`,
  resetTitle: 'Choose a new password',
  resetIntro: 'You will be logged out on all your other devices.',
  savePassword: 'Save password',
  resetFailed: 'That did not work. Please try again.',
  linkTooOld: 'Link too old?',
  askForNewLink: 'Ask for a new one',
}

export const emailVerification = {
  title: 'Confirm your email address',
  notice: 'Confirm your email address: we have sent you a link.',
  sendAgain: 'Send again',
  sent: (email: string) => `A new link is on its way to ${email}. It is valid for 3 days.`,
  notSent: 'The link was not sent',
  working: 'Confirming your email address…',
  done: 'Your email address is confirmed',
  failed: 'Your email address was not confirmed',
  goOn: 'Go to your projects',
  notChanged: 'Your email address was not changed',
  toSettings: 'Go to your settings',
}

export const ownEmail = {
  title: 'Email address',
  present: (email: string) => `Your email address is ${email}.`,
  newEmail: 'New email address',
  password: 'Your password',
  save: 'Change email address',
  sent: (email: string) =>
    `We have sent a link to ${email}. Your address changes when you follow it. The link is valid for 24 hours.`,
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
}

export const danger = {
  title: 'Danger Zone',
  type: (word: string) => `Type ${word} to confirm`,
  failed: 'Nothing was deleted. Please try again.',
  account: {
    intro: 'Delete your account with everything in it, for all its users. This can’t be undone.',
    open: 'Delete account',
    title: 'Delete this account for good?',
    warning:
      'All users, documents, projects, applications, reports and settings of your organisation will be removed. Nobody can bring them back. Copy what you still need first.',
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

export const accountUsers = {
  title: 'Users',
  intro: 'Everybody here works with the same projects and documents.',
  email: 'Email',
  lastLogin: 'Last login',
  firstName: 'First Name',
  lastName: 'Last Name',
  inviteStatus: 'Invite status',
  never: 'Never',
  notInvited: 'Owner',
  statuses: { pending: 'Pending', accepted: 'Accepted', expired: 'Expired' },
  invite: 'Invite new user',
  inviteHint: 'They get a link that is valid for 7 days. Inviting someone again sends a new one.',
  send: 'Send invite',
  invited: (email: string) => `Invitation to ${email} is on its way`,
  notSent: 'Invite not sent',
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  notWithdrawn: 'The invitation was not withdrawn',
}
