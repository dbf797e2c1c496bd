import { plural } from './locale.ts'

const days = (count: number) => plural(count, { one: 'day', other: 'days' })

/** Stages and deadlines of applications, on every page that lists applications. */
export const deadlines = {
  stages: {
    looking: 'Looking',
    drafting: 'Drafting',
    review: 'In review',
    submitted: 'Submitted',
    won: 'Won',
    lost: 'Lost',
    withdrawn: 'Withdrawn',
  },
  overdue: (count: number) => `overdue by ${days(count)}`,
  overdueToday: 'overdue since today',
  today: 'due today',
  tomorrow: 'due tomorrow',
  inDays: (count: number) => `due in ${days(count)}`,
  closes: (moment: string, zone: string) => `Closes ${moment}, ${zone}`,
  closed: (moment: string, zone: string) => `Closed ${moment}, ${zone}`,
  timeOf: (place: string) => `${place} time`,
  open: (count: number) => plural(count, { one: 'open application', other: 'open applications' }),
  checkedOf: (checked: number, all: number) =>
    `${checked} of ${plural(all, { one: 'answer', other: 'answers' })} checked`,
  noQuestions: 'No questions yet',
}
