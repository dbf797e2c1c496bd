import { type ModelReply, textOf } from '../port/language-model.ts'
import { sentencesIn } from '../../../core/claims/sentences.ts'
import * as phrases from './frame-phrases.ts'

/** A text from which stretches are cut, with the original position of each remaining letter. */
class EditedText {
  private origins: number[]

  constructor(private current: string) {
    this.origins = Array.from({ length: current.length }, (_, at) => at)
  }

  get text(): string {
    return this.current
  }

  cut(start: number, end: number): void {
    this.current = this.current.slice(0, start) + this.current.slice(end)
    this.origins = [...this.origins.slice(0, start), ...this.origins.slice(end)]
  }

  /** Cuts all matches of the pattern; returns them in the order of the text. */
  cutAll(pattern: RegExp): RegExpExecArray[] {
    const found = [...this.current.matchAll(pattern)]
    for (const { 0: words, index } of [...found].reverse()) this.cut(index, index + words.length)
    return found
  }

  capitalise(at: number): void {
    const [letter = ''] = this.current.slice(at)
    const capital = letter.toUpperCase()
    if (capital.length === letter.length)
      this.current = this.current.slice(0, at) + capital + this.current.slice(at + letter.length)
  }

  /** The remaining part of a stretch of the original text. */
  between(start: number, end: number): string {
    return [...this.origins.keys()].reduce((kept, at) => {
      const origin = this.origins[at]!
      return start <= origin && origin < end ? kept + this.current[at]! : kept
    }, '')
  }
}

export interface CleanedText {
  readonly text: string
  /** Whether the text says that there is no answer. */
  readonly isMissing: boolean
  /** Missing details, one entry each. */
  readonly lacking: readonly string[]
}

/** Names of sources in brackets, in the form shown to the model; the first group matches the names. */
const SOURCE = String.raw`(?:\d+:\d+|[ar]\d+|application|profile|facts|brief:[A-Za-z]+)`
export const SOURCE_MARKS = new RegExp(String.raw`\s?\[(${SOURCE}(?:\s*[,;]\s*${SOURCE})*)\]`, 'gu')

const MAX_LACKING = 20
const MAX_LACKING_LENGTH = 200
const NOTHING =
  /^(?:none|nothing|n\/a|keine?|nichts|rien|nada|niente|nulla|geen|niets|ingen|inget|ei mitään|brak|nic|dim|semmi|-|–)?$/iu
/** Lines at the end of a letter that stay, because its sender signs by hand. */
const LINES_OF_SENDER = 4

const THOUGHTS = /<(thinking|scratchpad|reasoning|analysis|reflection|function_calls|tool_call)>[\s\S]*?<\/\1>/giu
const TAGS = /<\/?[a-z][\w:-]*(?:\s[^<>@]*)?\/?>/giu
const FENCES = /^\s*```[\w-]*\n|\n```\s*$/gu
const FOREIGN_MARKS =
  /\s?(?:【[^】\n]{1,60}】|\[\^\d+\]|\[\d+(?:,\s?\d+)*\](?!\()|\((?:source|quelle|fuente|fonte|bron|källa|kilde|lähde|źródło|ffynhonnell|forrás)s?\s?: ?\d+:\d+[^)\n]*\))/giu
const words = (list: string) => String.raw`(?:${list})(?!\p{L})`
const ADJECTIVES = String.raw`(?:\s+[\p{L}'’-]+){0,4}?\s+`
const PREAMBLES: readonly RegExp[] = [
  new RegExp(String.raw`^[\s*_]*(?:${words(phrases.COURTESIES)})\s*[!,.:;–—-]+[\s*_]*`, 'iu'),
  new RegExp(
    String.raw`^[\s*_#]*(?:${words(phrases.HERE_IS)})${ADJECTIVES}(?:${words(phrases.WRITTEN)})[^:\n.!?]{0,120}(?:[:：][\s*_]*|\.[*_]*\s*\n+)`,
    'iu',
  ),
  new RegExp(
    String.raw`^[\s*_#]*(?:(?:draft|new|final|entwurf|nouvelle|nueva|nuova)\s+)?(?:${words(phrases.WRITTEN)})\s*[*_]*\s*[:：][\s*_]*(?=\S)`,
    'iu',
  ),
  new RegExp(String.raw`^[\s*_]*(?:${words(phrases.BASED_ON)})\s*[,:]\s*`, 'iu'),
  /^\s*(?:-{3,}|\*{3,})\s*\n/u,
]
const LEAVE = new RegExp(String.raw`^[\s*_>(–—-]*(?:${phrases.LEAVES})`, 'iu')
const COUNT_UNITS =
  'words?|characters?|wörter|zeichen|mots|caractères|palabras|caracteres|parole|caratteri|palavras|woorden|tekens|ord|tegn|tecken|sanaa|merkkiä|słów|znaków|o eiriau|gair|szó|karakter'
const COUNTS = new RegExp(
  String.raw`^[\s*_([]*(?:(?:word|character) count\s*[:=]?\s*\d[\d,.]*\s*(?:${COUNT_UNITS})?|\d[\d,.]*\s*(?:${COUNT_UNITS}))[\s*_)\].]*$`,
  'iu',
)
const RULER = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u
const BRACKETS =
  /\[([^[\]\n]{2,200})\](?!\()|\{\{([^{}\n]{1,100})\}\}|<((?:insert|add|your|enter|tb[cda])[^<>\n]{0,100})>|_{4,}|(?<![\p{L}\p{N}])(?:[£$€]\s?)?X{2,}(?:[,.]X+)*(?![\p{L}\p{N}])/giu
const TO_FILL_IN = new RegExp(String.raw`^\s*(?:${phrases.TO_FILL_IN})`, 'iu')
const STILL_NEEDED = new RegExp(String.raw`(?<!\p{L})(?:${phrases.STILL_NEEDED})(?!\p{L})`, 'iu')
const OPEN_VALUE = /(?:(?<=[:|(]\s*)|(?<=\b(?:is|are|ist|est|es|è|é|yw)\s))(?:TBC|TBD|TBA)(?=\s*(?:[.;,)|]|$))/gmu
const MISSING_LINE = new RegExp(
  String.raw`(?:^|(?<=[.!?]\s))[ \t>*_#-]*(?:${phrases.MISSING_NAMES})[*_]*\s?:[*_]*\s*(?<named>[^\n]*)`,
  'gmu',
)
const MISSING_WHOLE = new RegExp(String.raw`^[\s>*_#-]*(?:${phrases.MISSING_NAMES})[*_]*\s?:[*_]*`, 'gu')
const LACKING_LINE = new RegExp(
  String.raw`(?:^[ \t>*_#-]*(?:${phrases.LACKING_NAMES}|Lacking|Still needed|Left out)|(?<=[.!?]\s)(?:${phrases.LACKING_NAMES}))[*_]*\s?:[*_]*(?<named>[^\n]*(?:\n+[ \t]*[-*•][ \t][^\n]+)*)`,
  'gmu',
)

/**
 * Makes a reply fit for an application or report: removes preambles, closing remarks, tags, fences and unknown source
 * marks. Sentences with a placeholder are removed too and listed as lacking.
 */
export function cleanedText(said: string): CleanedText {
  const edited = new EditedText(said)
  const found = clean(edited)
  return { ...found, text: edited.text.replace(/\n{3,}/gu, '\n\n').trim() }
}

/** Removes tags, thoughts and marks from a message to a user. */
export function cleanedTalk(said: string): string {
  return [THOUGHTS, FENCES, LACKING_LINE, TAGS, FOREIGN_MARKS, SOURCE_MARKS]
    .reduce((text, pattern) => text.replace(pattern, ''), said)
    .trim()
}

/** Cleans the text of a reply and keeps its citations in place. */
export function cleanedReply(reply: ModelReply): Omit<CleanedText, 'text'> & { readonly reply: ModelReply } {
  const edited = new EditedText(textOf(reply))
  const found = clean(edited)
  let at = 0
  const content = reply.content.map((block) => {
    if (block.type !== 'text') return block
    const start = at
    at += block.text.length
    return { ...block, text: edited.between(start, at) }
  })
  return { ...found, reply: { ...reply, content } }
}

function clean(edited: EditedText): Omit<CleanedText, 'text'> {
  edited.cutAll(THOUGHTS)
  edited.cutAll(FENCES)
  const lacking = placeholdersOf(edited)
  edited.cutAll(TAGS)
  edited.cutAll(FOREIGN_MARKS)
  cutPreambles(edited)
  lacking.unshift(...edited.cutAll(LACKING_LINE).flatMap((line) => entriesOf(line.groups?.['named'] ?? '')))
  const [missing] = edited.cutAll(MISSING_WHOLE)
  const isMissing = missing !== undefined
  lacking.push(...edited.cutAll(MISSING_LINE).flatMap((line) => entriesOf(line.groups?.['named'] ?? '')))
  cutLeave(edited)
  return {
    isMissing,
    lacking: [...new Set(lacking)].map((one) => one.slice(0, MAX_LACKING_LENGTH)).slice(0, MAX_LACKING),
  }
}

function entriesOf(named: string): string[] {
  return named
    .split(/;|\n+[ \t]*[-*•][ \t]/u)
    .map((part) => part.replace(/^[\s*_•-]+|[\s.*_]+$/gu, '').trim())
    .filter((part) => !NOTHING.test(part))
}

function cutPreambles(edited: EditedText): void {
  for (let round = 0; round < PREAMBLES.length; round++) {
    const found = PREAMBLES.map((pattern) => pattern.exec(edited.text)).find(
      (one) => one !== null && one[0].length < edited.text.trimEnd().length,
    )
    if (!found) return
    edited.cut(0, found[0].length)
    if (/[,.!]\s*$/u.test(found[0])) edited.capitalise(0)
  }
}

/** Removes closing remarks: first lines from the end, then the last sentences of the remaining text. */
function cutLeave(edited: EditedText): void {
  for (;;) {
    const text = edited.text.trimEnd()
    const start = text.lastIndexOf('\n') + 1
    const line = text.slice(start)
    const isFrame = start > 0 && (COUNTS.test(line) || RULER.test(line) || LEAVE.test(line))
    const last = sentencesIn(line).at(-1)
    if (isFrame) edited.cut(text.slice(0, start).trimEnd().length, edited.text.length)
    else if (last && last.start > 0 && LEAVE.test(last.text))
      edited.cut(text.slice(0, start + last.start).trimEnd().length, edited.text.length)
    else return
  }
}

/** Removes placeholders with their sentences; returns the missing details. */
function placeholdersOf(edited: EditedText): string[] {
  const text = edited.text
  const sender = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LINES_OF_SENDER)
    .filter((line) => /^\s*\[[^\]]+\]\s*$/u.test(line))
  const places = [...text.matchAll(BRACKETS), ...text.matchAll(OPEN_VALUE)]
    .filter((found) => isPlaceholder(found) && !sender.some((line) => line.trim() === found[0]))
    .sort((one, other) => other.index - one.index)
  const lacking: string[] = []
  let before = text.length
  for (const found of places) {
    const end = found.index + found[0].length
    if (end > before) continue
    const sentence = sentenceAround(edited.text.slice(0, before), found.index, end)
    lacking.unshift(nameOf(found, text.slice(sentence.start, sentence.end)))
    edited.cut(sentence.start, sentence.end)
    before = sentence.start
  }
  return lacking
}

function isPlaceholder([whole, inner = '', braces, angles]: RegExpExecArray): boolean {
  if (!whole.startsWith('[')) return braces !== undefined || angles !== undefined || !/^\{/u.test(whole)
  return TO_FILL_IN.test(inner) || STILL_NEEDED.test(inner)
}

function nameOf([whole, square, braces, angles]: RegExpExecArray, sentence: string): string {
  const inner = (square ?? braces ?? angles ?? '').trim()
  const isTelling = inner.split(/\s+/u).length > 1 && !/^TB[CDA]$/iu.test(inner)
  return isTelling ? inner : sentence.replace(whole, '…').replace(/^[\s>*•#-]+|\s+$/gu, '')
}

/** The sentence, item or row around a placeholder, with the space before it. */
function sentenceAround(text: string, from: number, to: number): { start: number; end: number } {
  const sentence = sentencesIn(text).find(({ start, end }) => start <= from && to <= end + 1)
  if (sentence === undefined) return { start: from, end: to }
  const lineStart = text.lastIndexOf('\n', sentence.start - 1) + 1
  const isMark = /^\s*(?:[-*•–]|\d{1,2}[.)]|[#>*_|\s]+)?\s*$/u.test(text.slice(lineStart, sentence.start))
  const start = isMark ? lineStart : sentence.start
  return { start, end: Math.max(to, sentence.end) }
}
