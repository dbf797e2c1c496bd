import { formWords } from '../../../core/languages/languages.ts'
import { LETTERS } from '../../../core/languages/letters.ts'
import type { FormField } from '../../../core/proposals/form/form.ts'
import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { aField, headingOf, paragraphOf, type FlowBlock } from '../document/form-lines.ts'
import type { Line } from './text-columns.ts'

const AMOUNT = String.raw`\d[\d,.]*`
const UNIT = `(?:${formWords('wordUnits')}|${formWords('characterUnits')})`
const OUT_OF = `(?:${formWords('rangeWords')}|/|of|von|sur|de|van|z|av|af)`
/** "0/500", "(0 of 300 words)", "Word count: 0/250", "0 / 2000 characters remaining", "500 characters left". */
const COUNTER = new RegExp(
  String.raw`^\(?(?:${UNIT}[ -]?[${LETTERS}]*\s*:?\s*)?(?:0\s*${OUT_OF}\s*(?<most>${AMOUNT})(?<unit>\s*${UNIT})?(?:\s+[${LETTERS}]+){0,2}|(?<left>${AMOUNT}\s*${UNIT})\s+(?:remaining|left|übrig|restants?)(?:\s+of\s+${AMOUNT})?)\)?\.?$`,
  'iu',
)
const WORDS = new RegExp(String.raw`(?<![${LETTERS}])(?:${formWords('wordUnits')})(?![${LETTERS}])`, 'iu')
const REQUIRED_WORDS =
  'required|mandatory|optional|pflichtfeld|erforderlich|obligatoire|facultatif|obligatorio|obrigatório|verplicht|angenrheidiol'
const REQUIRED = new RegExp(String.raw`^(?:\*+|\*?\s*\(?(?:${REQUIRED_WORDS})\)?\*?\.?)$`, 'iu')
const FILE = new RegExp(
  String.raw`^(?:(?:${formWords('unfilledFiles')}|upload(?: an?)?(?: file)?|(?:drag|drop)\b.{0,30}\bfiles?\b.{0,30})\s*)+\.?$`,
  'iu',
)
const PICK = new RegExp(String.raw`^[-–—\s]*(?:${formWords('unfilledChoices')}|none(?=-))[-–—\s.…]*$`, 'iu')
/** Toolbar of a rich text editor. */
const TOOLBAR = /^(?:font(?: (?:size|family))?|paragraph|heading \d|normal text)$/iu
/** Text that browsers print in and around a place to write. */
const PLACE = new RegExp(
  String.raw`^(?:(?:${formWords('placesToWrite')})|(?:please )?(?:enter|type) (?:your|an?|some) (?:answer|text|response)(?: here)?|your (?:answer|e-?mail|response)|[dm]{2}[/.-][dm]{2}[/.-]y{2,4}|t{2}\.m{2}\.j{4}|[£$€]\s*[\d.,]*|(?:.{1,80} (?:is|are) |ce champ est )(?:${REQUIRED_WORDS}))\.?$`,
  'iu',
)
/** Buttons, step counts, and notes about the whole page. */
const FURNITURE =
  /^(?:skip to (?:main )?content|(?:save|back|next|previous|continue|submit|cancel|preview|log ?out|sign out|clear form|help|home|return|draft|exit|and|weiter|zurück|suivant|précédent|\s)+|save (?:as draft|and .{3,25})|(?:step|page|question|frage|schritt|étape)\s*\d+\s*(?:of|\/|von|sur)\s*\d+|.{0,40}\b\d+ ?% complete|(?:all )?fields marked .{3,60}|(?:max(?:imum)?|accepted|allowed) file .{3,80}|\[?\d+ ?[kmg]i?b allowed\]?|\d{1,2}(?:pt|px)?|complete this field|sign in to .{3,80}|never submit passwords.{0,40}|(?:privacy|cookies?|terms)(?:\W+(?:privacy|policy|cookies?|terms|of|use|and|conditions))*)\.?$/iu
/** The limit or mark after a label on the same line. */
const AT_END = new RegExp(String.raw`^(.*[${LETTERS}].*?)\s*(\*+|\((?:${REQUIRED_WORDS})\))\s*(\S.*)?$`, 'iu')
const WITH_COUNTER = new RegExp(String.raw`^(.*[${LETTERS}].*?)\s+(\(?0\s*/\s*${AMOUNT}(?:\s*${UNIT})?\)?)$`, 'iu')
/** Explanation of the star, above all fields. */
const LEGEND =
  /^\*\s*(?:(?:indicates|denotes|marks|=)\s*(?:an? )?)?(?:required|mandatory)(?: (?:question|field)s?)?\.?$/iu
const STARRED = /^\*\s*(?=[\p{L}\p{N}¿])/u
/** Boundary between options that were joined when copied. */
const RUN_TOGETHER = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u
const INVISIBLE = /[\u200b\u200c\u2060\ufeff]/gu
const STEP = /^(?:step|page|part)\s*\d+\s*of\s*\d+\s*[:–—-]\s*(?=\S)/iu

/** Characters; longer text is neither a label nor added by a browser. */
const LONGEST_LABEL = 2000
/** Maximum length of a button, a mark or a counter. */
const LONGEST_MARK = 100
const LEAST_MARKS = 2
const LEAST_STARRED = 3

/** Whether text was copied from a form in a browser: it contains counters, required marks, or upload buttons. */
export function isOfWebForm(text: string): boolean {
  const lines = text.split('\n').map((line) => (line.length > LONGEST_LABEL ? '' : line.trim()))
  const marks = lines.filter((line) => COUNTER.test(WITH_COUNTER.exec(line)?.[2] ?? line) || isMark(line)).length
  return marks >= LEAST_MARKS || lines.filter((line) => /[\p{L}?:]\s?\*$/u.test(line)).length >= LEAST_STARRED
}

function isMark(line: string): boolean {
  return line !== '' && line.length <= LONGEST_MARK && [REQUIRED, FILE, PICK].some((mark) => mark.test(line))
}

/** An unchanged line, a field with its label, or the name of a step. */
export type WebPart = { readonly line: Line } | { readonly block: FlowBlock }

/**
 * Reads a form copied from a browser. Each field gets the label above its mark or counter, with the text in between as
 * help; other lines are kept, but not the browser's own text.
 */
export function webParts(lines: readonly Line[]): WebPart[] {
  const reading = new WebReading()
  for (const line of lines) reading.read({ ...line, text: line.text.replace(INVISIBLE, '').trim() })
  return reading.end()
}

interface OpenField {
  readonly label: Line
  readonly help: string[]
  most: number | null
  wordLimit: string | null
  control: FormField['control']
  /** Whether a line of its own marks it as required. */
  isMarked: boolean
  isBelowBlank: boolean
  /** Whether its placeholder was read; the text after it is not help. */
  isPlaced: boolean
}

const LONGEST_OPTION = 12

class WebReading {
  private readonly parts: WebPart[] = []
  private open: OpenField | null = null
  /** Lines of the last paragraph that belong to no field yet. */
  private loose: Line[] = []
  private isLooseClosed = false

  read(line: Line): void {
    const { text } = line
    if (text === '') this.pause(line)
    else if (text.length > LONGEST_LABEL) this.readPlain(line)
    else if (text.length > LONGEST_MARK) this.readWords(line)
    else if (this.open === null && this.parts.every((part) => 'line' in part) && LEGEND.test(text)) this.release()
    else if (COUNTER.test(text)) this.count(text)
    else if (REQUIRED.test(text)) this.require(text)
    else if (FILE.test(text)) this.control('file')
    else if (PICK.test(text)) this.control('choice')
    else if (TOOLBAR.test(text)) this.skipToolbar()
    else if (PLACE.test(text)) this.setPlace()
    else if (!FURNITURE.test(text)) this.readWords(line)
  }

  end(): WebPart[] {
    this.close()
    this.release()
    return this.parts
  }

  private pause(line: Line): void {
    if (this.open !== null) this.open.isBelowBlank = true
    else if (this.loose.length > 0) this.isLooseClosed = true
    else this.parts.push({ line })
  }

  private readWords(line: Line): void {
    if (STARRED.test(line.text)) {
      this.begin({ ...line, text: line.text.replace(STARRED, '') })
      return
    }
    const counted = WITH_COUNTER.exec(line.text)
    const [, label, , after] = AT_END.exec(counted?.[1] ?? line.text) ?? []
    if (label !== undefined && (after === undefined || COUNTER.test(after) || /^[(\d]|^[£$€]/u.test(after))) {
      this.begin({ ...line, text: label })
      if (after !== undefined) this.addBehind(after)
    } else if (counted !== null) this.begin({ ...line, text: counted[1]! })
    else if (STEP.test(line.text)) this.name({ ...line, text: line.text.replace(STEP, '') })
    else this.readPlain(line)
    if (counted !== null) this.count(counted[2]!)
  }

  private name({ text, start, end }: Line): void {
    this.close()
    this.release()
    this.parts.push({ block: headingOf({ text, anchor: `${start}-${end}` }, 2) })
  }

  private addBehind(text: string): void {
    if (COUNTER.test(text)) this.count(text)
    else if (!/^[£$€]/u.test(text)) this.open!.help.push(text)
  }

  private readPlain(line: Line): void {
    const { open } = this
    const asksNext = open !== null && open.help.length > 0 && /[?？]$/u.test(line.text)
    if (open !== null && !open.isPlaced && !open.isBelowBlank && !asksNext) {
      open.help.push(line.text)
      return
    }
    if (asksNext || open?.isPlaced === true) this.close()
    if (this.isLooseClosed) {
      this.close()
      this.release()
    }
    this.loose.push(line)
  }

  /** The field that a mark refers to: labelled by the lines above, or the open one, with those lines as its help. */
  private claim(): OpenField | null {
    const named = this.loose.findLastIndex(({ text }) => /[?？:]$/u.test(text))
    const isNamed = named >= 0 || !this.isExplained() || this.loose.some(({ text }) => isOption(text))
    if (isNamed && this.loose.some(({ text }) => /\p{L}{2}/u.test(text))) {
      const [label, ...help] = this.loose.splice(Math.max(0, named))
      this.begin(label!)
      this.open!.help.push(...help.map(({ text }) => text))
    } else if (this.open !== null) this.open.help.push(...this.loose.splice(0).map(({ text }) => text))
    return this.open
  }

  /** Its help may continue below a blank line, because no place to write was found yet. */
  private isExplained(): boolean {
    const { open } = this
    return open !== null && open.control === 'multiline' && open.help.length > 0 && !open.help.every(isOption)
  }

  private begin(label: Line): void {
    this.close()
    this.release()
    this.open = {
      label,
      help: [],
      most: null,
      wordLimit: null,
      control: 'multiline',
      isMarked: false,
      isBelowBlank: false,
      isPlaced: false,
    }
  }

  /** Another line between two such marks is the label of the second. A star alone belongs to the line above it. */
  private require(text: string): void {
    const { open } = this
    const last = open?.help.at(-1)
    if (this.loose.length > 0) {
      this.close()
      if (/^\*+$/u.test(text) && /^\p{Lu}/u.test(this.loose.at(-1)!.text)) this.begin(this.loose.pop()!)
      else this.claim()
    } else if (open !== null && last !== undefined && (open.isMarked || /[?？]$/u.test(last))) {
      open.help.pop()
      this.begin({ ...open.label, text: last })
    }
    if (this.open !== null) this.open.isMarked = true
  }

  private count(text: string): void {
    const open = this.claim()
    if (open === null) return
    const { most, unit, left } = COUNTER.exec(text)?.groups ?? {}
    const amount = Number((most ?? left ?? '').replace(/\D/gu, ''))
    if (amount > 0 && WORDS.test(unit ?? left ?? text)) open.wordLimit = `(max. ${amount} words)`
    else if (amount > 0) open.most = amount
    this.close()
  }

  private setPlace(): void {
    this.control('text')
    if (this.open !== null) this.open.isPlaced = true
  }

  /** The font name may come before its size. */
  private skipToolbar(): void {
    if (this.open !== null && this.loose.length === 1 && isOption(this.loose[0]!.text)) this.loose = []
    this.control('text')
  }

  private control(control: FormField['control']): void {
    const open = this.claim()
    if (open !== null && open.control === 'multiline') open.control = control
  }

  private close(): void {
    if (this.open === null) return
    const { label, help, most, wordLimit, control } = this.open
    const from = help.findLastIndex((text) => !isOption(text)) + 1
    const printed = help.length - from > 1 || control === 'choice' ? help.splice(from) : joinedOptions(help)
    const isPicked =
      most === null && wordLimit === null && control !== 'file' && (printed.length > 1 || control === 'choice')
    const { number, text } = splitOrdinal(label.text.replace(/[\s:*]+$/u, ''))
    const field = aField(`${label.start}-${label.end}`, {
      ...{ label: text, maxCharacters: most, value: wordLimit },
      ...(isPicked
        ? { control: 'choice', options: printed, help: help.join(' ') || null }
        : { control, help: [...help, ...printed].join(' ') || null }),
    })
    if (number === null) this.parts.push({ block: { ...field, isControl: true } })
    else {
      this.parts.push({ block: paragraphOf({ text, anchor: field.anchor }, text, number) })
      this.parts.push({ block: { ...field, label: null, isControl: true } })
    }
    this.open = null
  }

  private release(): void {
    this.parts.push(...this.loose.map((line) => ({ line })))
    this.loose = []
    this.isLooseClosed = false
  }
}

const OTHER = /^\p{L}{4,12}:$/u

function isOption(text: string): boolean {
  return text.split(/\s+/u).length <= LONGEST_OPTION && (!/[.?!:]$/u.test(text) || OTHER.test(text))
}

function joinedOptions(help: string[]): string[] {
  const options = help.at(-1)?.split(RUN_TOGETHER) ?? []
  return options.length > 2 ? (help.pop(), options) : []
}
