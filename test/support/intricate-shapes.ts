const repeated = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** As many closing signs as opening ones, about `length` characters. */
const nested =
  (opening: string, closing: string, inner = '') =>
  (length: number) => {
    const times = Math.floor(length / (opening.length + closing.length))
    return opening.repeat(times) + inner + closing.repeat(times)
  }

/** Texts that a parser or an expression is slow on, or recurses over, of about `length` characters. */
export const INTRICATE_SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'emphasis that never closes': repeated('_a*'),
  'struck words that never close': repeated('~a'),
  'quotations within quotations': repeated('> '),
  'quotations without a blank': repeated('>'),
  'lists within lists': repeated('1. '),
  'brackets within brackets': (length) => repeated('[')(length / 2) + repeated(']')(length / 2),
  links: repeated('[a](b)'),
  images: repeated('![a]('),
  headings: repeated('a\n---\n'),
  footnotes: repeated('[^a]: '),
  'emphasis within emphasis': nested('*a ', ' b*'),
  'quoted emphasis within emphasis': nested('"*a" ', '"b*" '),
  'emphasis that closes in code': nested('*a `b*` ', ' b*'),
  'emphasis that closes behind a backslash': nested('*a b\\* ', ' b*'),
  'emphasis over lines of a space that breaks no line': (length) =>
    nested('*a\n\u00a0\n', 'b*\n')(Math.min(length, 20_000)),
  'one long run of stars around a word': (length) => nested('*', '*', 'a')(length - 1),
  'images within images': nested('![a ', '](b)'),
  'quotations on a line of the first Macintosh': (length) => `a\r${repeated('> ')(length - 2)}`,
  'a paragraph of each letter': repeated('a\n\n'),
  'a line break behind each letter': repeated('a  \n'),
  'addresses of mail': repeated('a@b.co '),
  'a wide table of rows without cells': (length) =>
    [repeated('|a'), repeated('|-'), repeated('\u00a0\n')].map((part) => part(length / 4)).join('|\n'),
  'a wide table': (length) =>
    [repeated('|a'), repeated('|-'), repeated('b\n')].map((part) => part(length / 4)).join('|\n'),
}

/** The same for expressions: runs and near-misses of blanks, digits, signs, addresses and dates. */
export const REPEATED_SHAPES: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => `a${repeated(' ')(length - 2)}b`,
  'line breaks': (length) => `a${repeated('\n')(length - 2)}b`,
  'blanks and line breaks': (length) => `a${repeated(' \n')(length - 2)}b`,
  tabs: (length) => `a${repeated('\t')(length - 2)}b`,
  'one word': repeated('a'),
  'one letter and a blank': repeated('a '),
  'capital words': repeated('Aa '),
  digits: repeated('1'),
  'digits and commas': repeated('1,'),
  'amounts of money': repeated('£1 '),
  'points and blanks': repeated('. '),
  'sentences of a letter': repeated('A. '),
  colons: repeated('a: '),
  hyphens: repeated('-'),
  'hyphens and letters': repeated('a-'),
  underscores: repeated('_'),
  'opening brackets': repeated('('),
  'quotation marks': repeated('“a'),
  'web addresses': repeated('http://a.'),
  'question marks': repeated('a? '),
  apostrophes: repeated("a'"),
  'numbered lines': repeated('1. a\n'),
  bullets: repeated('- a\n'),
  'combining marks': repeated('é'),
  'joined signs': repeated('👩‍'),
  'limits that never end': repeated('(max 1'),
  'lengths that are none': repeated('minimum 1 page '),
  dates: repeated('1/1/'),
  months: repeated('1 May '),
  percent: repeated('1% '),
  slashes: repeated('and/or '),
}
