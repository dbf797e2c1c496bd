import { plural } from './locale.ts'

/** Warnings for the reader of a text. */
export const warnings = {
  unsupported: (count: number) =>
    plural(count, {
      one: 'detail is not in the sources of this text',
      other: 'details are not in the sources of this text',
    }),
  claims: {
    figure: 'Figure:',
    date: 'Date:',
    amount: 'Amount:',
    name: 'Name:',
    quotation: 'Quotation:',
    statement: 'Statement:',
  },
  /** Information that an answer still lacks. */
  needed: {
    title: 'Still needed',
    titleOf: (label: string) => `Still needed for ${label}`,
    add: 'Tell us',
    addOf: (entry: string) => `Tell us: ${entry}`,
    send: 'Add to the answer',
    dismiss: 'Not needed',
    dismissOf: (entry: string) => `Not needed: ${entry}`,
    failed: 'That was not taken off the list. Please try again.',
    /** Sent as the user's message in the chat. */
    request: (entry: string, value: string) => `Add this to the answer. ${entry}: ${value}`,
  },
  openChoices: (count: number) => plural(count, { one: 'choice is left to you', other: 'choices are left to you' }),
  openChoice: 'Choose:',
  replacedTitle: 'A source was replaced',
  replaced: (name: string) =>
    `“${name}” was replaced after this text was written. Check it against the new file, or draft it again.`,
  removedTitle: 'A source was removed',
  removed: (name: string) =>
    `“${name}” was removed after this text was written. Check what rests on it, or draft it again.`,
  cutTitle: 'Shortened to fit',
  cut: 'The text stayed above its limit and was cut at the end of a sentence. Read its end before you send it.',
}
