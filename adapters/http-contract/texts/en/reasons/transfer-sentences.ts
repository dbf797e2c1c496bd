/** What is wrong with an export. */
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
  'transfer.not-the-owner': 'Only whoever registered your organisation can download everything.',
}
