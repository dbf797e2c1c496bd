import { seededNumbers } from '../../seeded-text.ts'
import { pick, type Medium, type Style } from './style.ts'

/** What a form fixes: its medium, its answers, the numbers that it types itself, how its questions are set. */
interface Fixed {
  readonly medium?: Medium
  readonly filled?: boolean
  readonly numbered?: boolean
  readonly questions?: 'bullets' | 'heading' | 'plain' | null
}

/** A style that a seed decides, but for what is fixed. */
export function styleOf(seed: number, fixed: Fixed = {}): Style {
  const drawn = drawnStyle(seed, fixed)
  const style = drawn.next() < 0.08 && /docx|pdf/.test(drawn.medium) ? inOneTable(drawn) : drawn
  if (fixed.questions == null) return style
  const flow = { ...style, long: 'flow', facts: 'bare', room: 'none', placeholder: null, records: null } as const
  if (fixed.questions === 'heading') return { ...flow, question: 'heading', bullets: false }
  return { ...flow, question: 'plain', bullets: fixed.questions === 'bullets', numbering: 'none' }
}

/** Every section, label, option and question is a row of one table. */
function inOneTable(style: Style): Style {
  const table = { facts: 'cells', long: 'boxed', section: 'row', joinsTables: true, records: null } as const
  return { ...style, ...table, ticks: pick(style.next, ['columns', 'columns', 'words', 'bare']) }
}

function drawnStyle(seed: number, fixed: Fixed): Style {
  const next = seededNumbers(seed * 7919 + 17)
  for (let warm = 0; warm < 5; warm++) next()
  const medium =
    fixed.medium ?? pick(next, ['docx', 'docx', 'docx', 'pdf', 'pdf', 'pdf', 'html', 'md', 'txt', 'txt', 'xlsx'])
  const tables = medium === 'docx' || medium === 'pdf' || medium === 'xlsx'
  return {
    medium,
    facts: pick(next, factsOf(medium)),
    long: tables ? pick(next, longOf(medium)) : 'flow',
    records: next() < 0.13 ? pick(next, recordsOf(medium)) : null,
    numbering: numberingOf(next, fixed.numbered ?? false),
    mark: pick(next, ['.', '.', ')', '', ':']),
    numbersFacts: next() < 0.5,
    question: pick(next, ['plain', 'plain', 'plain', 'bold', 'bold', 'bold', 'italic', 'heading', 'heading']),
    bullets: next() < 0.12,
    section: pick(next, ['heading', 'heading', 'heading', 'bold', 'bold', 'capitals', tables ? 'row' : 'bold']),
    joinsTables: next() < 0.5,
    guidance: pick(next, ['line', 'line', 'italic', 'italic', 'brackets', 'joined', 'before', 'column']),
    limit: pick(next, ['joined', 'brackets', 'brackets', 'line', 'after-guidance', 'column', 'counter']),
    labelEnd: pick(next, ['as-is', 'as-is', 'as-is', 'as-is', ':', ':', ':', ':', ':', ' *', '* before']),
    room: pick(next, roomOf(medium)),
    ticks: pick(next, TICKS),
    boldOptions: next() < 0.25,
    headingEnd: pick(next, ['', '', '', '', '.', ':'] as const),
    capitals: next() < 0.04,
    capitalLabels: next() < 0.12,
    addressLines: next() < 0.4,
    repeats: next() < 0.3,
    budget: pick(next, ['table', 'table', 'rows', 'lines', 'fields', 'fields']),
    topics: pick(next, ['none', 'none', 'none', 'none', 'heading', 'run-in']),
    listNumbers: next() < 0.4,
    noise: next() < 0.06 ? pick(next, NOISE) : null,
    helpMark: next() < 0.08 ? pick(next, HELP_MARKS) : null,
    placeholder: next() < 0.1 ? pick(next, PLACEHOLDERS) : null,
    furniture: next() < 0.35,
    filled: fixed.filled ?? false,
    width: Math.round(70 + next() * 35),
    next,
  }
}

const NOISE = [
  ['Paragraph', 'Arial', '11'],
  ['Type your answer here...', '0 / 2000'],
  ['This field is required'],
  ['Choose file', 'No file chosen'],
  ['Maximum characters: 1500', 'You have 1500 characters left'],
  ['Edit', 'Saved at 14:02'],
]

const HELP_MARKS = [
  'Guidance:',
  'Help:',
  'Note:',
  'Instructions:',
  'Instructions for applicants:',
  'What to include:',
  'Tip:',
]

const PLACEHOLDERS = [
  'Click or tap here to enter text.',
  'Click here to enter text',
  '[Insert text here]',
  '[Enter text]',
  'Type your answer here',
  '<please complete>',
]

const TICKS = [
  ...['boxes', 'boxes', 'boxes-inline', 'brackets', 'words', 'bullets', 'bullets'],
  ...['boxes-after', 'bare', 'bare', 'bare', 'inline', 'columns', 'left-out', 'left-out'],
] as readonly Style['ticks'][]

const NO_NUMBERS = ['none', 'none', 'none', 'none', 'none', 'none'] as const

/** A form that types its numbers gets no others. */
function numberingOf(next: () => number, typed: boolean): Style['numbering'] {
  const drawn = pick(next, [...NO_NUMBERS, 'running', 'running', 'dotted', 'sectioned', 'lettered', 'q'] as const)
  return typed ? 'none' : drawn
}

function factsOf(medium: Medium): Style['facts'][] {
  if (medium === 'html') return ['boxes', 'bare', 'bare', 'cells']
  if (medium === 'md') return ['bare', 'bare', 'fill-in', 'cells', 'boxes']
  if (medium === 'txt') return ['fill-in', 'fill-in', 'pairs', 'bare', 'bare']
  if (medium === 'xlsx') return ['cells', 'cells', 'bare', 'pairs']
  return ['cells', 'cells', 'cells', 'fill-in', 'fill-in', 'pairs', 'bare', 'bare', 'bare', 'boxes']
}

function recordsOf(medium: Medium): NonNullable<Style['records']>[] {
  return medium === 'xlsx'
    ? ['keys', 'columns', 'header-row', 'header-row']
    : ['keys', 'columns', 'list', 'run-in', 'run-in']
}

function longOf(medium: Medium): Style['long'][] {
  return medium === 'xlsx' ? ['cells', 'boxed', 'columns'] : ['flow', 'flow', 'flow', 'boxed', 'cells', 'columns']
}

function roomOf(medium: Medium): Style['room'][] {
  if (medium === 'html') return ['box', 'none', 'none']
  if (medium === 'md') return ['none', 'none', 'none', 'rules', 'blank']
  if (medium === 'txt') return ['none', 'none', 'none', 'rules', 'dots', 'blank']
  return ['none', 'none', 'none', 'none', 'rules', 'dots', 'blank', 'blank', 'box', 'box']
}
