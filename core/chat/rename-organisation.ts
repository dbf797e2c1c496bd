import { replaceWords } from './replace-words.ts'

const WORDS = String.raw`\p{Lu}[\p{L}'’&-]*(?:\s+(?:(?:of(?: the)?|and|for|in|&)\s+)?\p{Lu}[\p{L}'’&-]*)*`
const KINDS =
  'Trust|Foundation|Charity|Club|Centre|Center|Association|Society|CIC|CIO|Ltd|Limited|Group|Project|Network|Church|School|Fund|Partnership|Alliance|Council|Committee|Co-operative|Cooperative|Collective|Community|Kitchen|Gardens?|Hub|Forum|League|Union|Institute|Academy|Company|Theatre|Choir|Orchestra'
const ORGANISATION = new RegExp(String.raw`${WORDS}`, 'gu')
const ENDS_AS_ONE = new RegExp(String.raw`(?:^|\s)(?:${KINDS})$`, 'u')
const ARTICLE = /^(?:The|Our|At|In|From|For|With)\s+/u

/** The text with the new name in place of the organisation's; the names among which it can't choose; none where it has none. */
export type Renamed = { readonly text: string; readonly old: string } | { readonly choices: readonly string[] }

/** `known` is what is known of the organisation: a name that is in it goes before others. */
export function renameOrganisation(
  text: string,
  name: string,
  { known, funderName }: { readonly known: string; readonly funderName: string | null },
): Renamed {
  const names = namesIn(text).filter((found) => found !== name && found !== funderName)
  const own = names.filter((found) => known.includes(found))
  const choices = own.length > 0 ? own : names
  const [only, ...others] = choices
  if (only === undefined || others.length > 0) return { choices }
  return { text: replaceWords(text, { from: only, to: name })?.text ?? text, old: only }
}

function namesIn(text: string): string[] {
  const found = [...text.matchAll(ORGANISATION)]
    .flatMap(([name]) => apart(name))
    .map((name) => name.replace(ARTICLE, ''))
  return [...new Set(found.filter((name) => ENDS_AS_ONE.test(name) && name.includes(' ')))]
}

/** "Oak Trust and Elm Trust" are two, "Youth and Community Trust" is one. */
function apart(name: string): string[] {
  const [first = '', ...others] = name.split(' and ')
  return ENDS_AS_ONE.test(first) && others.length > 0 ? [first, ...apart(others.join(' and '))] : [name]
}
