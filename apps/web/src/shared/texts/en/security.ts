import { plural } from './locale.ts'

/** Texts about a user's sessions and the second step of logging in. */
export const sessions = {
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

export const secondFactor = {
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
