/** How far a link, an address or emphasis may reach, in characters. */
const REACH = '{0,1000}'
/** A text with more of a mark than this, and so close together, is no prose: its marks stay as they are. */
const MOST_MARKS = 200
const CLOSEST = 8

interface Rule {
  /** What a match begins with. */
  readonly opener: string
  readonly pattern: RegExp
  readonly written: string | ((match: string, label: string, url: string) => string)
}

const RULES: readonly Rule[] = [
  { opener: '<!--', pattern: /<!--[\s\S]*?-->/g, written: '' },
  {
    opener: '[',
    pattern: new RegExp(String.raw`!?\[([^\]]${REACH})\]\(\s{0,9}<?([^)\s>]${REACH})[^)]${REACH}\)`, 'g'),
    written: (_, label, url) => linkText(label, url),
  },
  {
    opener: '<',
    pattern: new RegExp(String.raw`<(https?:[^>\s]${REACH}|[^>\s@]{1,100}@[^>\s]{1,200})>`, 'g'),
    written: '$1',
  },
  { opener: '<', pattern: new RegExp(String.raw`<\/?[a-z][^>]${REACH}>`, 'gi'), written: ' ' },
  ...['**', '__', '~~'].map((mark) => ({
    opener: mark,
    pattern: new RegExp(String.raw`(${mark.replaceAll('*', '\\*')})(?=\S)(.${REACH}?\S)\1`, 'g'),
    written: '$2',
  })),
  ...['*', '_'].map((mark) => ({
    opener: mark,
    pattern: new RegExp(String.raw`(^|[\s(])([${mark}])(?=\S)(.${REACH}?\S)\2(?=[\s).,;:!?]|$)`, 'g'),
    written: '$1$3',
  })),
  { opener: '`', pattern: /`+([^`]*)`+/g, written: '$1' },
  { opener: '\\', pattern: /\\([\\`*_{}[\]()#+\-.!|>~])/g, written: '$1' },
]

/** The text of a line or paragraph of Markdown: links and emphasis leave their words. */
export function plainMarkdown(text: string): string {
  return RULES.reduce((plain, rule) => (hasProse(plain, rule.opener) ? applied(plain, rule) : plain), text)
}

function applied(text: string, { pattern, written }: Rule): string {
  return typeof written === 'string' ? text.replace(pattern, written) : text.replace(pattern, written)
}

/** Whether the mark is there, and not so often that looking for its end would take the square of the length. */
function hasProse(text: string, mark: string): boolean {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) count++
  return count > 0 && (count <= MOST_MARKS || count * CLOSEST < text.length)
}

/** The address stays where it says what the label does not. */
function linkText(label: string, url: string): string {
  return /^(https?|mailto):/.test(url) && label !== '' && !url.includes(label) ? `${label} (${url})` : label || url
}
