import { plural } from './locale.ts'

export const waiting = {
  assigned: 'assigned to you',
  mentionedBy: (name: string) => `${name} mentions you`,
  noAnswer: 'your documents hold no answer',
  missing: (count: number) => plural(count, { one: 'question needs you', other: 'questions need you' }),
  /** Where each leads, in a word or two. */
  act: { missing: 'Go on', question: 'Write', mention: 'Answer' },
  nothing: 'Nothing waits for you.',
  nothingHint: 'Missing answers, questions that are assigned to you, and comments that name you appear here.',
  more: (count: number) => plural(count, { one: 'more item waits', other: 'more items wait' }),
}
