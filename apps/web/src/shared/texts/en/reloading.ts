/** Texts for admins on users' applications. */
export const reloading = {
  title: 'For administrators',
  hint: 'Answers that nobody wrote, changed or checked are written again. Current answers stay until the new ones are ready.',
  reloadAll: 'Reload answers',
  reload: 'Reload',
  reloadOf: (label: string) => `Reload the answer to ${label}`,
  failed: 'The answers were not reloaded. Please try again.',
  ofAnother: 'This belongs to another account. You can read it; only its users can change it.',
  toAccount: 'Open the account',
}
