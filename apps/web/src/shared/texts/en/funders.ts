import { plural } from './locale.ts'

/** Texts about the installation's funders and their sources. */
export const funders = {
  title: 'Funders',
  intro: 'The funders that applications can name, and what is known of them.',
  counts: (total: number, withOverview: string) =>
    `${plural(total, { one: 'funder', other: 'funders' })}, ${withOverview} with an overview`,
  searchHint: 'Name of the grant',
  searchTip: 'Finds funders by words of their name or by their charity number.',
  shown: 'Show',
  shownAs: {
    'with-overview': 'With an overview',
    all: 'All funders',
    'of-one-account': 'Typed in by an account',
  },
  cutOff: (count: string) => `These are the ${count} that fit best. Type more of the name to find others.`,
  charityNumber: 'Charity number',
  name: 'Name',
  view: 'View',
  viewOf: (name: string) => `View ${name}`,
  ofAccount: 'Not public',
  none: {
    'with-overview': 'No funder has an overview yet.',
    all: 'There is no funder yet.',
    'of-one-account': 'No account has typed in a funder that is not public.',
  },
  showAll: 'Show all funders',
  funderName: 'Funder name',
  overview: 'Overview',
  close: 'Close',
  save: 'Save changes and close',
  saved: (name: string) => `“${name}” was saved.`,
  saveFailed: (name: string) => `“${name}” was not saved.`,
  openAgain: 'Open it again',
  notPublic: 'Only the account that typed it in sees this funder. Once it is saved here, everybody does.',
  refresh: 'Refresh overview',
  refreshing: 'The overview is being written. You may close this.',
  refreshFailed: 'The overview was not refreshed.',
  missing: 'Funder not found',
  missingHint: 'It may have been removed with the account that typed it in.',
}
