import { bytesOf, repeated, type HostileFile } from './hostile-file.ts'

const page = (body: string) => bytesOf(`<!doctype html><title>A</title><body>${body}`)

const nested = (tag: string, size: number): HostileFile => ({
  what: `HTML of ${tag}, nested`,
  fileName: 'a.html',
  size,
  make: (depth) => page(`${tag.repeat(depth)}text`),
})

const repeatedIn = (what: string, pattern: string, size: number): HostileFile => ({
  what: `HTML of ${what}`,
  fileName: 'a.html',
  size,
  make: (characters) => page(repeated(pattern, characters)),
})

const inParagraph = (pattern: string): HostileFile => ({
  what: `HTML paragraph of ${JSON.stringify(pattern)}`,
  fileName: 'a.html',
  size: 400_000,
  make: (characters) => page(`<p>a${repeated(pattern, characters)} b</p><h2>x${repeated(pattern, characters)}</h2>`),
})

export const hostilePages: readonly HostileFile[] = [
  ...['<div>', '<b>', '<a>', '<table><tr><td>', '<ul><li>', '<span>', '<fieldset>', '<label>', '<font>'].map((tag) =>
    nested(tag, 100_000),
  ),
  nested('<div><b><p>', 100_000),
  nested('<b a=1><i><p>', 100_000),
  ...[' ', '\u00a0', '_', '.', '[', '(', 'a', 'a ', '☐ ', '\t', ': ', 'Yes / '].map(inParagraph),
  repeatedIn('paragraphs', '<p>a', 4_000_000),
  repeatedIn('breaks', 'a<br>', 1_000_000),
  repeatedIn('emphasis', '<b>a</b> b ', 1_000_000),
  repeatedIn('closed emphasis', '</b></p>', 1_000_000),
  repeatedIn('comments', '<!--', 1_000_000),
  repeatedIn('character references', '&amp;&', 1_000_000),
  repeatedIn('fields', '<input><label>a</label>', 1_000_000),
  repeatedIn('labelled fields', '<p><label for=a>a</label><input id=a aria-describedby="a b c">', 1_000_000),
  repeatedIn('choices', '<fieldset><legend>a</legend><input type=radio><label>b</label></fieldset>', 1_000_000),
  repeatedIn('choices in choices', '<fieldset><input type=radio>', 1_000_000),
  repeatedIn('rows', '<table><tr><td>a<td>b</table>', 1_000_000),
  {
    what: 'HTML of a table of one row',
    fileName: 'a.html',
    size: 1_000_000,
    make: (characters) => page(`<table><tr>${repeated('<td>a', characters)}`),
  },
  {
    what: 'HTML of a table of empty rows',
    fileName: 'a.html',
    size: 1_000_000,
    make: (characters) => page(`<table>${repeated('<tr><td>', characters)}`),
  },
  {
    what: 'HTML of spans',
    fileName: 'a.html',
    size: 10_000,
    make: (rows) => page(`<table>${'<tr><td rowspan=60000 colspan=1000>a'.repeat(rows)}`),
  },
  {
    what: 'HTML of attributes',
    fileName: 'a.html',
    size: 100_000,
    make: (count) => page(`<p ${Array.from({ length: count }, (_, index) => `a${index}`).join(' ')}>text`),
  },
]
