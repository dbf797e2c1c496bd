import { linesOf } from '../proposals/form/form-lines.ts'
import type { Form } from '../proposals/form/form.ts'

/** The funder's name, if the form states it. */
export interface FormHead {
  /** A name for the application; null where the form prints none that tells it from others. */
  readonly name: string | null
  readonly funder: string | null
}

/** Lines at the head in which a form names its funder, and itself. */
const HEAD_LINES = 8
const TITLE_LINES = 4
const LONGEST_NAME = 100
/** More than any form needs to say whose it is. */
const MOST_LINES = 1000
const LONGEST_LINE = 400
/** Mentions that make an organisation the funder; one in the head counts as three. */
const ENOUGH_MENTIONS = 3
const LONGEST_ORGANISATION = 9

/** Last word of the name of a body that gives money. */
const ENDS = words('foundation trust council corporation society institute initiative philanthropy stiftung charity')
/** A fund is a programme, unless it is one of these. */
const FUNDS_THAT_GIVE = /\b(?:lottery|memorial|charitable)\b/iu
/** First word of such a name, in languages in which it leads. */
const BEGINS = words('fondation fundación fundação fondazione stiftung ministry department')
const WITHIN = words('of and the & de la le du des del della da do')
/** These begin no name. */
const LEADS_IN: ReadonlySet<string> = new Set([...WITHIN, 'about', 'to', 'welcome'])
/** These make no name by themselves. */
const UNTELLING = words(
  'the a an charitable charity community family national local parish town city district county borough our your this application form grant grants full welcome to about name',
)
/** Words that call a document a form without naming the funder. */
const FORM_WORDS =
  /\b(?:sample|example|full list of|word version of|questions? for reference|for reference|(?:grants?|online|funding|project) applications?|application (?:form|questions|template(?: and checklist)?)|applications?|enquiry form|expressions? of interest|forms?|template|questionnaire|antragsformular|förderantrag|formulaire(?: de demande)?|dossier de demande|formulario(?: de solicitud)?)\b/giu
/** Signs of a form's title that the title of a section lacks. */
const PROGRAMME =
  /\b(?:funds?|grants?|programmes?|programs?|schemes?|awards?|prizes?|call|fellowships?|bursar(?:y|ies)|fonds|prix|preis|fondo|premio|edital)\b|preis\b|programm\b|zuschuss|förder|subvention/iu

/** Whether a text may name one: most lines do not, and looking at each of their words takes long. */
const MAY_NAME_ONE = new RegExp(`(?<![a-z])(?:${['fund', ...ENDS, ...BEGINS].join('|')})(?![a-z])`, 'i')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Reads whose form it is from its title, its first lines, and the organisations that it mentions most. */
export function formHead({ title, blocks }: Pick<Form, 'title' | 'blocks'>): FormHead {
  const printed = linesOf(blocks.slice(0, MOST_LINES)).filter(({ text }) => text.trim() !== '')
  const lines = printed.slice(0, MOST_LINES).map(({ text }) => text.slice(0, LONGEST_LINE))
  const own = (title ?? '').slice(0, LONGEST_LINE)
  const funder = funderIn([own, ...lines.slice(0, HEAD_LINES)], lines.slice(HEAD_LINES))
  const titles = [own, ...lines.slice(0, TITLE_LINES)].filter(isTitle)
  const name = titles.map(tellingPart).find((part) => part !== null)
  return { name: name ?? funder, funder }
}

/** Most of its words that count begin with a capital, and it says what is given or that it is a form. */
function isTitle(line: string): boolean {
  const counting = line.split(/\s+/).filter((word) => word.length > 3 && /^\P{N}*$/u.test(word))
  const capitals = counting.filter(isCapital)
  const says = PROGRAMME.test(line) || line.replace(FORM_WORDS, '') !== line
  return says && capitals.length > counting.length / 2 && !/[.!?]$/.test(line)
}

/** A title without the words that any form has; null where no others are left. */
function tellingPart(title: string): string | null {
  const left = title
    .replace(FORM_WORDS, ' ')
    .replace(/^[\W\d_]+|[\s\-–—:;,.|&(]+$/gu, '')
    .replace(/\s+[-–—:|]\s+/gu, ': ')
    .replace(/\s+/g, ' ')
    .trim()
  const telling = left.split(' ').filter((word) => word.length > 2 && !isUntelling(word) && !WITHIN.has(plain(word)))
  const isCutOff = /^(?:for|of|type)\b|\b(?:for|and|of|the|to)$/iu.test(left)
  return telling.length > 1 && !isCutOff && left.length <= LONGEST_NAME ? inTitleCase(left) : null
}

function funderIn(head: readonly string[], below: readonly string[]): string | null {
  const mentions = new Map<string, { name: string; count: number }>()
  const note = (text: string, worth: number) => {
    for (const name of organisationsIn(text)) {
      const key = name.toLowerCase().replace(/^the /, '')
      const before = mentions.get(key)
      mentions.set(key, { name: before?.name ?? name, count: (before?.count ?? 0) + worth })
    }
  }
  head.forEach((text) => note(text, ENOUGH_MENTIONS))
  below.forEach((text) => note(text, 1))
  const [first] = [...mentions.values()].sort((one, other) => other.count - one.count)
  return first !== undefined && first.count >= ENOUGH_MENTIONS ? first.name : null
}

/** The names in a text that end, or begin, as those of organisations that give money. */
function organisationsIn(text: string): string[] {
  if (!MAY_NAME_ONE.test(text)) return []
  const all = text.split(/\s+/)
  const names: string[] = []
  for (let at = 0; at < all.length; at += 1) {
    const found = isCapital(all[at]!) ? organisationAt(all, at) : null
    if (found === null || found.every((one) => isUntelling(one) || ENDS.has(plain(one)))) continue
    const bare = found.join(' ').replace(/[^\p{L}\p{N})]+$/u, '')
    names.push(inTitleCase(bare.replace(/['’]s$/u, '')))
  }
  return names
}

function organisationAt(all: readonly string[], at: number): string[] | null {
  const word = plain(all[at] ?? '')
  if (word === 'fund') {
    const before = beforeIt(all, at)
    return before !== null && FUNDS_THAT_GIVE.test(before.join(' ')) ? before : null
  }
  if (BEGINS.has(word)) return beforeIt(all, at) ?? afterIt(all, at)
  if (!ENDS.has(word)) return null
  const goesOn = ['of', 'for'].includes(plain(all[at + 1] ?? '')) && !/[.,:;]$/.test(all[at] ?? '')
  const after = goesOn ? (afterIt(all, at) ?? []).slice(1) : []
  const before = beforeIt(all, at)
  return before === null && after.length === 0 ? null : [...(before ?? [all[at] ?? '']), ...after]
}

function beforeIt(all: readonly string[], at: number): string[] | null {
  let from = at
  while (from > 0 && at - from < LONGEST_ORGANISATION) {
    const before = all[from - 1] ?? ''
    if (/[.,:;!?)]$/.test(before) || !(isCapital(before) || WITHIN.has(before))) break
    from -= 1
  }
  while (from < at && LEADS_IN.has(plain(all[from] ?? '')) && all[from] !== 'The' && all[from] !== 'THE') from += 1
  return from === at ? null : all.slice(from, at + 1)
}

function afterIt(all: readonly string[], at: number): string[] | null {
  let to = at + 1
  const goesOn = (word: string) => isCapital(word) || WITHIN.has(plain(word)) || word === 'for'
  while (to < all.length && to - at < LONGEST_ORGANISATION && goesOn(all[to] ?? '')) {
    to += 1
    if (/[.,:;!?]$/.test(all[to - 1] ?? '')) break
  }
  while (to > at + 1 && !isCapital(all[to - 1] ?? '')) to -= 1
  return to === at + 1 ? null : all.slice(at, to)
}

function plain(word: string): string {
  const small = word.toLowerCase()
  return /^[a-z]*$/.test(small) ? small : small.replace(/^[^\p{L}&]+|(?:['’]s)?[^\p{L}&]*$/gu, '')
}

const isUntelling = (word: string) => UNTELLING.has(plain(word))
const isCapital = (word: string) => /^[("“‘']?\p{Lu}/u.test(word)

/** "THE RADCLIFFE TRUST" as "The Radcliffe Trust"; what has small letters stays. */
function inTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text
  const small = text.toLowerCase()
  const cased = small.replace(
    /(^|[\s(–-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
  return cased.replace(/ (?:Of|And|For|The|De|La|Du|Des|Del|Da|Do)(?= )/g, (word) => word.toLowerCase())
}
