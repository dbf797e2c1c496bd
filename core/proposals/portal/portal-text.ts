import { plainTextOf, type RichBlock } from '../../texts/rich-text.ts'

/** What web forms often refuse or garble, and what they take instead. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
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

/** A text as it is pasted into a web form: no Markdown, straight quotes, plain dashes, items of lists after "- ". */
export function portalText(blocks: readonly RichBlock[]): string {
  const text = plainTextOf(blocks).normalize('NFC')
  return REPLACEMENTS.reduce((replaced, [sign, plain]) => replaced.replace(sign, plain), text).trim()
}
