import { plural } from './locale.ts'

export const waiting = {
  assigned: 'assigned to you',
  mentionedBy: (name: string) => `${name} mentions you`,
  nothing: 'Nothing waits for you.',
  nothingHint: 'Questions that colleagues assign to you, and comments that name you, stand here.',
  more: (count: number) => plural(count, { one: 'more item waits', other: 'more items wait' }),
}
