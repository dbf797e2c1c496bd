import { plural } from './locale.ts'

/** Information that an application still needs from people. */
export const gaps = {
  title: 'What we still need from you',
  folded: (count: number) =>
    plural(count, { one: 'thing we still need from you', other: 'things we still need from you' }),
  show: (count: number) => `Show ${count} more`,
  hide: 'Show fewer',
  groups: {
    organisation: 'About your organisation',
    project: 'About the project',
    application: 'For this application',
  },
  people: {
    contact: 'Your main contact can tell',
    signatory: 'Your signatory can tell',
    treasurer: 'Your treasurer can tell',
    projectLead: 'Whoever leads the project can tell',
    anyone: '',
  },
  waiting: (questions: number, applications: number) =>
    applications > 1
      ? `${plural(questions, { one: 'question waits', other: 'questions wait' })} here, ${plural(applications, { one: 'application', other: 'applications' })} in all`
      : plural(questions, { one: 'question waits', other: 'questions wait' }),
  found: (fileName: string, page: number | null) =>
    page === null ? `Found in ${fileName}` : `Found in ${fileName}, page ${page}`,
  useValue: (value: string) => `Use “${value}”`,
  secret: 'Kept encrypted in your profile, and put into no answer.',
  confirm: 'Confirm',
  save: 'Save',
  saveOf: (label: string) => `Save: ${label}`,
  confirmOf: (label: string) => `Confirm: ${label}`,
  required: 'Please give a value.',
  saved: (questions: number) =>
    questions === 0
      ? 'Saved. No question waits for it now.'
      : `Saved. Filled ${plural(questions, { one: 'question', other: 'questions' })}.`,
  undoOf: (label: string) => `Undo: ${label}`,
  undoFailed: 'That was not taken back.',
  failed: 'That was not saved.',
  loadFailed: 'We could not look up what is still needed.',
  outdated: (labels: string) => `Rests on what has changed: ${labels}.`,
  outdatedCount: (count: number) =>
    plural(count, { one: 'answer rests on what has changed', other: 'answers rest on what has changed' }),
  draftAgain: 'Draft again',
  draftAgainOf: (label: string) => `Draft again: ${label}`,
  draftThem: (count: number) => (count === 1 ? 'Draft it again' : `Draft the ${count} again that rest on it`),
  kept: 'Answers that people wrote or checked stay as they are.',
}
