import { plural } from './locale.ts'

/** Announced to screen readers after a removal. */
export const removals = {
  invitation: 'The invitation is withdrawn.',
  documents: (count: number) => `${plural(count, { one: 'document is', other: 'documents are' })} deleted.`,
  session: 'That device is logged out.',
  otherSessions: 'All other devices are logged out.',
  offer: 'The offer to hand over the account is withdrawn.',
  colleague: 'The colleague is removed.',
  project: 'The project is deleted.',
  report: 'The report is deleted.',
  application: 'The application is deleted.',
  question: 'The question is removed.',
  item: 'The item is removed.',
  comment: 'The comment is deleted.',
  lacking: 'It is taken off the list.',
}
