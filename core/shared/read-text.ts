/** Characters that web forms often refuse or garble, and their replacements. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033]/g, '"'],
  [/(?<=\S)\u2014(?=\S)/g, ' - '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u2022\u2023\u25aa\u25cf\u25e6]/g, '-'],
  [/\u2610/g, '[ ]'],
  [/[\u2611\u2612]/g, '[x]'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' '],
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, ''],
  [/\r\n?|[\u2028\u2029\u000b\u000c]/g, '\n'],
  [/(?!\n)\p{Cc}/gu, ''],
  [/[ \t]+$/gm, ''],
]

/**
 * Longer runs of blanks are cut to this length, because regular expressions that try each position take quadratic time.
 */
const MAX_BLANKS = 60
const BLANKS = new RegExp(`[^\\S\\n\\r]{${MAX_BLANKS + 1},}`, 'g')
const cutBlanks = (text: string) => text.replace(BLANKS, ' '.repeat(MAX_BLANKS))

/** A text for pasting into a web form: straight quotes, plain dashes, no invisible characters. */
export function typedSigns(text: string): string {
  return TYPED.reduce((typed, [sign, plain]) => typed.replace(sign, plain), cutBlanks(text.normalize('NFC'))).trim()
}

const MARKED = /[*_~`#>|[\]\\&<]|^[ \t]*(?:\+|\d{1,9}\))[ \t]|^[ \t]*-{3,}|\n[ \t]*\n[ \t]*\n/mu
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** Maximum depth of nested emphasis. */
const DEEPEST = 3

/** Markers at the beginning of lines, and lines of markers only. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$\n?/gm, ''],
  [/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$\n?/gm, ''],
  [/^[ \t]*\|[ \t]*(.*?)[ \t]*\|[ \t]*$/gm, '$1'],
  [/^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/gm, '$1'],
  [/^([ \t]*)[*+-][ \t]+(?=\S)/gm, '$1- '],
  [/^([ \t]*)(\d{1,9})[.)][ \t]+(?=\S)/gm, '$1$2. '],
  [/\n[ \t]*\n\s*\n/g, '\n\n'],
]
const EMPHASIS: readonly RegExp[] = [
  /(?<!\\)(\*{1,3})(?=[^\s*])([^*\n]*?[^\s*\\])\1(?!\*)/gu,
  /(?<![\\\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_\n]*?[^\s_\\])\1(?![\p{L}\p{N}_])/gu,
  /(?<!\\)(~~)(?=[^\s~])([^~\n]*?[^\s~\\])\1/gu,
]

/**
 * A Markdown answer as readers see it and as it is pasted into a web form. Every page and check counts its words and
 * characters.
 */
export function readText(markdown: string): string {
  return typedSigns(MARKED.test(markdown) ? withoutMarks(markdown.replace(/\r\n?/g, '\n')) : markdown)
}

function withoutMarks(markdown: string): string {
  const lines = LINES.reduce((text, [sign, plain]) => text.replace(sign, plain), cutBlanks(markdown))
  let text = lines
    .replace(/(?<!\\)!?\[([^\][]*)\]\(<?([^()\s<>]*)>?(?:[ \t]+"[^"]*")?\)/g, linkText)
    .replace(/(?<!\\)<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1')
    .replace(/(?<![\\`])(`{1,2})(?!`)([^\n]*?[^`\n])\1(?!`)/g, '$2')
  for (let depth = 0; depth < DEEPEST; depth++) text = EMPHASIS.reduce((now, sign) => now.replace(sign, '$2'), text)
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
}

/** Adds the address after a link's words, unless they contain it. */
function linkText(_: string, words: string, url: string): string {
  const bare = (address: string) => address.replace(/^(?:mailto:|https?:\/\/)/, '').replace(/\/$/, '')
  return url === '' || bare(url) === bare(words) ? words : `${words} (${url})`
}
