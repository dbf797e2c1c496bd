const repeated = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

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
  addresses: repeated('a@a.'),
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
