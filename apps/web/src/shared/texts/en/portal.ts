import { plural } from './locale.ts'

/** Texts of the page for pasting answers into a web form. */
export const portal = {
  title: (name: string) => `Web form: ${name}`,
  intro:
    'Copy one answer at a time and paste it into the funder’s web form. Each one is plain text, without formatting.',
  toApplication: 'Application',
  progress: (copied: number, all: number) => `${copied} of ${all} copied`,
  allCopied: 'All answers are copied.',
  questions: 'Questions',
  question: (at: number, all: number) => `Question ${at} of ${all}`,
  states: {
    unanswered: 'No answer',
    'not-copied': 'Not copied',
    copied: 'Copied',
    changed: 'Changed since you copied it',
  },
  which: 'Questions shown',
  all: (count: number) => `All (${count})`,
  toCopy: (count: number) => `Not copied (${count})`,
  answer: 'Answer to paste',
  unanswered: 'There is no answer to this question yet.',
  toCheck: (count: number) =>
    plural(count, { one: 'place to check before you paste this', other: 'places to check before you paste this' }),
  lacking: (entries: string) => `Still needed: ${entries}`,
  stillOpen: (labels: string) => `Still to be filled in, and not copied: ${labels}`,
  toQuestion: 'Write it in the application',
  copy: 'Copy',
  copyFailed: 'It could not be copied. Select the text and copy it yourself.',
  notCopied: 'Mark as not copied',
  previous: 'Previous',
  next: 'Next',
  counting: 'How the form counts',
  countings: {
    usual: 'Words, or characters with spaces',
    'characters-without-spaces': 'Characters without spaces',
    'characters-line-break-as-two': 'Characters, a line break as two',
  },
  counts: (words: string, characters: string) => `${words} words · ${characters} characters`,
  ofWords: (count: string, limit: string) => `${count} of ${limit} words`,
  ofCharacters: (count: string, limit: string) => `${count} of ${limit} characters`,
  ofAtLeast: {
    words: (count: string, least: string) => `${count} of at least ${least} words`,
    characters: (count: string, least: string) => `${count} of at least ${least} characters`,
  },
  over: (text: string) => `${text}, above the limit`,
  notSaved: 'That was not saved. Please try again.',
}
