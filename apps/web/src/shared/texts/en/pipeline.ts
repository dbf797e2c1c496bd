import { deadlines } from './deadlines.ts'
import { plural } from './locale.ts'

export const home = {
  greeting: (hour: number, name: string) => {
    const part = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
    return name === '' ? part : `${part}, ${name}`
  },
  newApplication: 'New application: drop a form',
  next: (name: string, due: string) => `“${name}” is ${due}.`,
  nothingDue: 'Nothing is due in the next 90 days.',
  waits: (count: number) => plural(count, { one: 'thing waits for you.', other: 'things wait for you.' }),
  due: 'Due in the next 90 days',
  today: 'Today',
  takeFor: (day: string, name: string) => `Use as deadline: ${day}, ${name}`,
  moreDue: (count: number) => plural(count, { one: 'more deadline', other: 'more deadlines' }),
  formDeadlines: 'Deadlines found in forms',
  moreFormDeadlines: (count: number) =>
    plural(count, { one: 'more form names a deadline', other: 'more forms name a deadline' }),
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing waits for you.',
  allWaiting: (count: number) => `Show all ${count}`,
  facts: (count: number) =>
    plural(count, {
      one: 'key fact of your organisation to confirm',
      other: 'key facts of your organisation to confirm',
    }),
  factsFrom: 'Found in your documents. Every form asks for them.',
  confirmFacts: 'Confirm',
  allApplications: 'All applications',
  board: {
    title: 'Applications by stage',
    stageOf: (name: string) => `Stage of ${name}`,
    more: (count: number) => `${count} more`,
  },
  askedAndWon: {
    title: 'Asked and won',
    shownBy: 'Show by',
    ways: { funder: 'By funder', year: 'By year', table: 'As a table' },
    columns: ['Year', 'Funder', 'Asked for', 'Won'] as const,
    noFunder: 'No funder named',
    others: (count: number) => `${count} others`,
    wonOf: (asked: string) => `Asked for ${asked}, won `,
    legend: 'Three years. Dark is won, pale is asked for.',
  },
  start: 'Start with your first application',
  startHint: 'Drop a funder’s form. What is due and what waits for you will stand here.',
  toProjects: 'Go to your projects',
  nextStep: 'Next step',
  nextStepBy: (day: string) => `by ${day}`,
}

export const applications = {
  title: 'Applications',
  search: 'Search',
  searchHint: 'Application or funder',
  name: 'Application',
  funder: 'Funder',
  project: 'Project',
  stage: 'Stage',
  owner: 'Owner',
  deadline: 'Deadline',
  amount: 'Asked for',
  amountFrom: 'Asked for, from',
  amountTo: 'Asked for, up to',
  progress: 'Progress',
  any: 'Any',
  openStages: 'Open',
  nobody: 'Nobody',
  due: { overdue: 'Overdue', week: 'In the next 7 days', month: 'In the next 30 days', none: 'No deadline' },
  archived: 'Show archived',
  sortBy: 'Sort by',
  sortedBy: (column: string) => `Sort by ${column}`,
  none: 'No application matches.',
  noneHint: 'Change or clear the filters.',
  noneYet: 'No applications yet',
  noneYetHint: 'Applications are created in a project, from the funder’s form or by hand.',
  clear: 'Clear the filters',
  filters: 'Filters',
  totals: 'Totals',
  asked: (amount: string) => `Asked for: ${amount}`,
  won: (amount: string) => `Won: ${amount}`,
  range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
}

export const plan = {
  label: 'How this application stands',
  stage: 'Stage',
  since: 'since',
  owner: 'Owner',
  nobody: 'Nobody',
  asked: 'Asked for',
  given: 'Given',
  nextStep: 'Next step',
  stagesBefore: 'Before',
  failed: 'That was not saved. Please try again.',
  reportDue: 'Due date of this report',
  reportDueHint: 'The day by which the funder wants it. Clear it to take it away.',
}

export const formTerms = {
  title: 'The form says',
  deadline: 'Deadline',
  amount: 'Amount',
  eligibility: 'Who may apply',
  attachments: 'What to attach',
  unknown: 'The form does not say.',
  conflicting: 'The form says different things. Please check.',
  page: (page: number) => `page ${page}`,
  upTo: (amount: string) => `Up to ${amount}`,
  from: (amount: string) => `From ${amount}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  ask: (amount: string) => `Ask for ${amount}`,
  asked: (amount: string) => `You ask for ${amount}.`,
  amountFailed: 'The amount was not saved. Please try again.',
  take: 'Use as deadline',
  taken: 'This is the deadline of the application.',
  takenWithoutTime: 'The form names no time, so the end of the day is used.',
  failed: 'The deadline was not saved. Please try again.',
}

/** Texts of home, of the table of applications and of an application's plan. */
export const pipelineArea = { deadlines, home, applications, plan, formTerms }
