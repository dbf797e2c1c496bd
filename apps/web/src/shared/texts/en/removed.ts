/** Texts for somebody who was removed from an account while working in it. */
export const removed = {
  title: 'You were removed from this account',
  intro:
    'Somebody who looks after the account removed you from it, so you are logged out. Ask them if you think that this is a mistake. What you had saved stays with the account.',
  typed: 'What you typed and was not saved',
  typedHint: 'It is on this device alone, for 30 days at most. Copy what you want to keep.',
  copyText: (number: number) => `Copy text ${number}`,
  elsewhere: 'Do you have another account?',
  login: 'Log in',
}
