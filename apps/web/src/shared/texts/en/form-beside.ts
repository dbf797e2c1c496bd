import { plural } from './locale.ts'

const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter((part) => part !== '').join(' and ')

/** The form beside its application, and what it wants done. */
export const formBeside = {
  title: 'The form',
  close: 'Close the form',
  loadFailed: 'The form was not loaded. Please try again.',
  retry: 'Try again',
  hint: 'Choose a line to say what it is.',
  keys: 'Arrow keys move from line to line.',
  pictures: 'There is no text in this form to mark.',
  picturesHint: 'Its pages are pictures. Add the questions yourself at the end of the application.',
  marked: (questions: number, items: number) =>
    `${plural(questions, { one: 'question', other: 'questions' })} and ${plural(items, { one: 'thing', other: 'things' })} to do`,
  unplaced: (count: number) =>
    `${plural(count, { one: 'question has', other: 'questions have' })} no line in this text.`,
  views: { label: 'How the form is shown', text: 'Text', pages: 'Pages' },
  pagesFailed: 'The pages were not drawn. Please use the text.',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  page: (page: number) => `Page ${page}`,
  field: (control: string) => `Field: ${control}`,
  controls: {
    text: 'a line',
    multiline: 'text',
    tick: 'a box to tick',
    choice: 'a choice',
    date: 'a date',
    number: 'a number',
    signature: 'a signature',
    file: 'a file',
  },
  actionsOf: (line: string) => `What this line is: ${line}`,
  addQuestion: 'Add as a question',
  addItem: 'Add as something to do',
  showQuestion: 'Show the question',
  correct: 'Correct the text…',
  split: 'Split into several…',
  notQuestion: 'Not a question',
  makeItem: 'Something to do instead',
  removed: 'This is no question any more.',
  undo: 'Undo',
  askInWords: 'Answer this in words',
  remove: 'Nothing to do here',
  failed: 'That was not saved. Please try again.',
  items: {
    title: 'To tick, sign and attach',
    done: (done: number, all: number, suggested: number) =>
      [`${done} of ${all} done`, ...(suggested > 0 ? [`${suggested} suggested`] : [])].join(', '),
    isDone: (text: string) => `Done: ${text}`,
    moreOf: (text: string) => `More for ${text}`,
    noSection: 'Elsewhere in the form',
    showInForm: 'Show it in the form',
    remove: 'Remove',
    suggested: (value: string, from: string) => `Suggested: ${value}, from ${from}`,
    page: (fileName: string, page: number) => `${fileName}, page ${page}`,
    use: 'Use this',
    useFor: (value: string, text: string) => `Use “${value}” for ${text}`,
    taken: (value: string) => `Your answer: ${value}`,
    takeBack: 'Take it back',
    takeBackFor: (text: string) => `Take back the answer to ${text}`,
    options: (options: readonly string[]) => options.join(' · '),
    kinds: {
      text: 'To fill in',
      name: 'A name',
      date: 'A date',
      number: 'A number',
      money: 'An amount',
      address: 'An address',
      choice: 'To choose',
      'yes-no': 'Yes or no',
      table: 'A table',
      attachment: 'To attach',
      signature: 'To sign',
      declaration: 'To declare',
      budget: 'Budget',
    },
  },
  filled: {
    title: 'The filled form',
    close: 'Close the filled form',
    download: 'Download the filled form',
    remarks: 'Mark what is still open with comments',
    failed: 'The form can’t be filled in here.',
    groups: {
      'no-place': 'No place found',
      'too-long': 'Too long',
      left: 'Left empty',
      'by-hand': 'To do by hand',
      filled: 'Filled',
    },
    groupOf: (group: string, count: number) => `${group} (${count})`,
    hints: {
      'no-place': 'Point to the place in the form, or copy the answer there yourself.',
      'too-long': 'These answers are in the file whole. Check how they look, or shorten them.',
      left: 'These places stay as they are in the file.',
      'by-hand': 'Tick, sign and fill these in yourself.',
      filled: 'These answers are in the file.',
    },
    reasons: {
      unanswered: 'No answer yet',
      'no-place': 'The form has no place for it',
      'unknown-option': 'The form has no such option',
      protected: 'The place is protected',
      unwritable: 'The answer can’t be written there',
    },
    notes: {
      'xfa-kept':
        'Adobe Reader may show the old fields of this file, without the answers. Open it in another program too before you send it.',
      'signed-before': 'This file was signed before. The signature stays, but does not cover the answers.',
      'emoji-left-out': 'Emoji that can’t be printed in this file are left out of the answers.',
      'active-content':
        'The funder’s file has macros, scripts or parts from other places. They are still in it: open it only if you trust it.',
      'scripts-removed': 'The scripts of the funder’s page were taken out of the filled page.',
    },
    longerThanPlace: 'Longer than its place',
    overLimit: 'Over the funder’s limit',
    show: 'Show it in the form',
    point: 'Point to another place',
    moreOf: (text: string) => `More for ${text}`,
    pointTo: (text: string) => `Choose the line or the empty cell for the answer to: ${text}`,
    back: 'Back',
    leaveToForm: 'Let Grantwright find the place',
    emptyCell: 'Empty cell',
  },
  doubt: {
    none: 'We found no questions in this form. Mark them in the form, or add them yourself.',
    foundOnPages: (questions: number, pages: number) =>
      `We found ${plural(questions, { one: 'question', other: 'questions' })} on ${plural(pages, { one: 'page', other: 'pages' })}.`,
    foundInLines: (questions: number, lines: number) =>
      `We found ${plural(questions, { one: 'question', other: 'questions' })} in ${plural(lines, { one: 'line', other: 'lines' })}.`,
    withoutModel: (questions: number) =>
      `Claude could not read this form, so ${plural(questions, { one: 'question was', other: 'questions were' })} found without it. Do they match the form?`,
    isRight: 'Is that right?',
    missing: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `Question ${numbers[0]} seems to be missing.`
        : `Questions ${listed(numbers)} seem to be missing.`,
    show: 'Look at the form',
    confirm: 'Yes, that is right',
    confirmNone: 'It asks nothing',
    unsure: (count: number) =>
      `${plural(count, { one: 'question', other: 'questions' })} may not be asked in this form. Please keep or remove.`,
    remove: 'Remove',
    keepAll: (count: number) => (count === 1 ? 'Keep it' : 'Keep them all'),
  },
}
