import { bytesOf, repeated, type HostileFile } from './hostile-file.ts'

const KILO = 1_000
const MEGA = 1_000_000

/** Written over and over, each of these keeps a parser of Markdown or a rule on wording going back. */
const PATTERNS = [
  ...['[', '![', '*a ', '[a](', '<', '`', '> ', '|a', '- ', '* * ', '**a ', '_a_', '~~a', 'a@', 'http://a', 'www.a.'],
  ...[
    '&amp',
    '<!--',
    '<a ',
    '<a b="',
    '\\[',
    '[a]: b\n',
    '[^a]',
    '#',
    '# a\n',
    '1. ',
    '```\n',
    '_',
    '_ ',
    '.',
    '. ',
    '…',
  ],
  ...[
    '☐ ',
    '☐',
    'Yes / ',
    '(',
    ')',
    '[x] ',
    '[abc',
    '(a) ',
    'a: ',
    'a? ',
    'A ',
    'a',
    'a ',
    'A, ',
    '1 ',
    '1.',
    '-',
    '=',
    '*',
  ],
  ...[
    '"',
    '| a | b |\n',
    '|-',
    ': ',
    '   x',
    '\t',
    'a\t',
    '\n> ',
    '\n- a\n  ',
    'a-\n',
    ' \n',
    'Word word. ',
    '20 words, ',
    '>a\n\n',
  ],
  ...[
    'in no more than ',
    'the the ',
    '£1,',
    'name of ',
    'and/or ',
    'not ',
    '\\\n',
    '[a][',
    '<b>',
    '<b',
    '</',
    '***a',
    '`a``',
  ],
]

const patternFiles = (extension: string, characters: number): HostileFile[] =>
  PATTERNS.map((pattern) => ({
    what: `${extension} of ${JSON.stringify(pattern)}`,
    fileName: `a.${extension}`,
    size: characters,
    make: (size) => bytesOf(repeated(pattern, size)),
  }))

const tableOf = (size: number) => `|${'a|'.repeat(size / 4)}\n|${'-|'.repeat(size / 4)}\n`

const cellRows = (size: number) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(size / 6)}`

const large: readonly HostileFile[] = [
  ['newlines', '\n'],
  ['no-break spaces', '\u00a0'],
  ['blanks', ' '],
  ['tabs', '\t'],
  ['carriage returns', '\r'],
  ['form feeds', 'a\f'],
  ['one word', 'a'],
  ['short lines', 'a b\n'],
  ['lines with blanks', 'a  \n\n'],
  ['one sentence', 'word '],
].map(([what, pattern]) => ({
  what: `text of ${what}`,
  fileName: 'a.txt',
  size: 10 * MEGA,
  make: (size) => bytesOf(repeated(pattern!, size)),
}))

const others: readonly HostileFile[] = [
  { what: 'Markdown table, wide', fileName: 'a.md', size: 400 * KILO, make: (size) => bytesOf(tableOf(size)) },
  { what: 'Markdown table, long', fileName: 'a.md', size: 400 * KILO, make: (size) => bytesOf(cellRows(size)) },
  {
    what: 'Markdown lists, nested',
    fileName: 'a.md',
    size: 1_000,
    make: (size) => bytesOf(Array.from({ length: size }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('')),
  },
  {
    what: 'Markdown of emphasis, nested',
    fileName: 'a.md',
    size: 100 * KILO,
    make: (size) => bytesOf(`${'*a **b '.repeat(size / 14)}${' a* b**'.repeat(size / 14)}`),
  },
  {
    what: 'Markdown of a letter and an end that repeats',
    fileName: 'a.md',
    size: 400 * KILO,
    make: (size) => bytesOf(`a${' '.repeat(size)}x\n`),
  },
  { what: 'CSV of short rows', fileName: 'a.csv', size: 6 * MEGA, make: (size) => bytesOf(repeated('a,b\n', size)) },
  { what: 'CSV of one row', fileName: 'a.csv', size: 6 * MEGA, make: (size) => bytesOf(repeated('a,', size)) },
  { what: 'CSV of quotes', fileName: 'a.csv', size: 6 * MEGA, make: (size) => bytesOf(repeated('"', size)) },
  { what: 'CSV of open quotes', fileName: 'a.csv', size: 6 * MEGA, make: (size) => bytesOf(repeated('"a\n', size)) },
  { what: 'CSV of empty rows', fileName: 'a.csv', size: 6 * MEGA, make: (size) => bytesOf(repeated(',,,,\n', size)) },
  {
    what: 'RTF of groups, nested',
    fileName: 'a.rtf',
    size: MEGA,
    make: (size) => bytesOf(`{\\rtf1 ${'{'.repeat(size)}a`),
  },
  ...[
    '\\par ',
    "\\'e9",
    '\\u233 ',
    '{\\*\\x a}',
    '\\cell ',
    'a\\par\n',
    '\\trowd\\cell\\row ',
    '\\stylesheet{\\s1 a',
    ' ',
  ].map((pattern) => ({
    what: `RTF of ${pattern}`,
    fileName: 'a.rtf',
    size: 2 * MEGA,
    make: (size: number) => bytesOf(`{\\rtf1 ${repeated(pattern, size)} text}`),
  })),
]

export const hostileTexts: readonly HostileFile[] = [
  ...patternFiles('md', 400 * KILO),
  ...patternFiles('txt', 400 * KILO),
  ...large,
  ...others,
]
