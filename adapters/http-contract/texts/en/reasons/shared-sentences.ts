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
    'There is no space left to store this, so nothing was changed. Please tell whoever runs Grantwright.',
  'shared.name-required': 'Enter a name.',
  'shared.name-too-long': ({ most }: { readonly most: number }) => `The name may have at most ${most} characters.`,
  'shared.stale': 'This was changed in the meantime. Reload and try again.',
  'shared.unexpected': ({ error }: { readonly error: string }) => error,
}
