import { normaliseText } from '../shared/normalise-text.ts'

/** A part of a printed line: words, or a place to write or tick. */
export type LinePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'field'
      readonly control: 'text' | 'tick' | 'choice'
      readonly label: string | null
      readonly value: string | null
      readonly options: readonly string[]
    }

/** Behind a label also the words that Word shows in an empty control. */
export const BLANK =
  /_(?:[\s_]*_){2,}|\.{5,}|…{2,}|(?:\. ){4,}\.?|‗{3,}|＿{2,}|(?<=[:?：]\s{0,3})(?:[Cc]lick|[Tt]ap)(?: or tap)?(?: here)? to enter (?:text|a date)\b\.?/u
export const TICK =
  /[☐☑☒☓□■▢❏❐❑❒◻◼\uf06f\uf0a8\uf0a3\uf071\uf072\uf0fe\uf0fd]|(?<=^|\s)¨(?=\s|$)|(?<=^|\s)\[[ xX]?\](?=\s|$)|(?<=^|\s)\( \)(?=\s|$)/u
export const CHOICE =
  /\[?\s*\b(yes|ja|oui|sí|si|sim|kyllä|ydy|ie)\s*\/\s*(no|nein|non|não|nee|nej|nei|ei|nac)\b(\s*\/\s*[\p{L}/]{1,12})?\s*\]?\s*$/iu
const PLACEHOLDER = /\[([^[\]]{3,}(?:\[[^[\]]*\][^[\]]*)*)\]\s*[.:]?\s*$/u
const LIMIT_IN_BRACKETS =
  /\d[\d.,\s-]*\p{L}*\s*(?:words?|char|mots|caract|signes|wörter|zeichen|palabras|palavras|parole|woorden|tekens|sanaa|merkki|ord|tecken|geiriau|limit)/iu
/** A remark about the answer asks for nothing: "5 MiB allowed", "max. 3 pages", "optional". */
const REMARK =
  /\d|(?<!\p{L})(?:optional|required|mandatory|allowed|only|if (?:any|applicable|known|relevant)|max(?:imum)?|min(?:imum)?|facultatif|obligatoire|obligatorio|opcional|freiwillig|pflichtfeld)(?!\p{L})/iu
const MAX_LABEL_WORDS = 14

/** Finds underscores, dot leaders, tick boxes, "Yes / No" and [placeholders]. A line without any is one text. */
export function readFillInLine(line: string): LinePart[] {
  const text = line.trim()
  if (TICK.test(text)) return tickParts(text)
  if (BLANK.test(text)) return blankParts(text)
  return (
    labelParts(text) ??
    choiceParts(text) ??
    placeholderParts(text) ??
    (tidy(text) === '' ? [] : [{ kind: 'text', text: tidy(text) }])
  )
}

function tidy(text: string): string {
  return normaliseText(text, { lowerCase: false })
}

function labelOf(text: string): string {
  return tidy(text).replace(/[\s:：*]+$/u, '')
}

function field(
  control: 'text' | 'tick' | 'choice',
  label: string | null,
  options: string[] = [],
  value?: string,
): LinePart {
  return { kind: 'field', control, label: label === '' ? null : label, value: value ?? null, options }
}

function blankParts(text: string): LinePart[] {
  const pieces = text.split(new RegExp(BLANK, 'gu')).map(tidy)
  if (isSentenceWithGap(pieces))
    return [{ kind: 'text', text: tidy(text.replace(new RegExp(BLANK, 'gu'), ' _____ ')) }, field('text', null)]
  const last = pieces.pop()!
  const parts = pieces.flatMap((piece) => labelled(piece))
  return last.replace(/[.\s]/g, '') === '' ? parts : [...parts, { kind: 'text', text: last }]
}

function isSentenceWithGap(pieces: readonly string[]): boolean {
  const after = pieces[1] ?? ''
  return pieces.length <= 3 && pieces[0] !== '' && /^[\p{Ll}(,]/u.test(after) && after.split(' ').length > 2
}

function labelled(piece: string): LinePart[] {
  if (piece === '') return [field('text', null)]
  const isLabel = piece.split(' ').length <= MAX_LABEL_WORDS && !/[?.!]$/u.test(piece)
  return isLabel ? [field('text', labelOf(piece))] : [{ kind: 'text', text: piece }, field('text', null)]
}

function labelParts(text: string): LinePart[] | null {
  const run = labelRun(text)
  if (run === null) return null
  const fields = run.labels.map(({ label }) => field('text', labelOf(label)))
  const before = tidy(text.slice(0, run.start))
  return before === '' ? fields : [{ kind: 'text', text: before }, ...fields]
}

export interface LabelRun {
  /** Index of the first label’s first character. */
  readonly start: number
  /** Each label, and where its place to write is: after its colon. */
  readonly labels: readonly { readonly label: string; readonly end: number }[]
}

const MAX_RUN_WORDS = 4
/** Fewest labels at the end of a line that begins with other words. */
const LEAST_BEHIND_WORDS = 3
const PART = /^(?:section|part|step|teil|abschnitt|partie|rubrique)(?!\p{L})/iu

/** "Phone: Fax:", "Phone:        Fax:": short labels with a colon each up to the end of the line, and no answers. */
export function labelRun(line: string): LabelRun | null {
  const labels: { label: string; end: number }[] = []
  const parts = line.split(/(?<=[:：])/u)
  if (parts.at(-1)?.trim() === '') parts.pop()
  let start = parts.reduce((sum, part) => sum + part.length, 0)
  let isWide = false
  for (const part of parts.reverse()) {
    const label = part.split(/(?<=[.?!)]\s)(?=\S)/u).at(-1)!
    isWide ||= /^(?:\t| {3,})/u.test(part)
    if (!isRunLabel(label.trim(), isWide)) break
    labels.unshift({ label: label.trim(), end: start })
    start -= label.length
    if (label.length < part.length) break
  }
  const least = /\p{L}{2}/u.test(line.slice(0, start)) ? LEAST_BEHIND_WORDS : 2
  return labels.length < least || PART.test(labels[0]!.label) ? null : { start, labels }
}

/** Behind a wide gap any label; otherwise a few words with a capital. */
function isRunLabel(label: string, isWide: boolean): boolean {
  if (!/^[^:：_]{1,60}[:：]$/u.test(label)) return false
  const isShort =
    label.split(/\s+/u).length <= MAX_RUN_WORDS && !/[;?!]|(?<!\p{L})(?:that|dass|que)\s*[:：]/u.test(label)
  return isWide || (isShort && /^[\p{Lu}\p{N}]/u.test(label))
}

/** Options may follow their boxes ("☐ Yes ☐ No") or precede them ("ja ☐ nein ☐"). */
function tickParts(text: string): LinePart[] {
  const pieces = text.split(new RegExp(TICK, 'gu')).map((piece) => piece.trim())
  const before = pieces.at(-1) === ''
  const options = before ? pieces.slice(0, -1) : pieces.slice(1)
  let prompt = before ? '' : pieces[0]!
  if (before) {
    const cut = /^(.*(?:[:?]|\t|\s{2,}))\s*(\S.*)$/su.exec(options[0] ?? '')
    if (cut !== null) [prompt, options[0]] = [cut[1]!, cut[2]!]
  }
  const names = options.map((option) => tidy(option.replace(new RegExp(BLANK, 'gu'), ' ')))
  const ticks =
    names.length === 1
      ? field('tick', names[0]!)
      : field(
          'choice',
          null,
          names.filter((name) => name !== ''),
        )
  return prompt === '' ? [ticks] : [{ kind: 'text', text: tidy(prompt) }, ticks]
}

function choiceParts(text: string): LinePart[] | null {
  const match = text.includes('/') ? CHOICE.exec(text) : null
  if (match === null) return null
  const prompt = tidy(text.slice(0, match.index))
  const options = match[0].replace(/[[\]]/g, '').split('/').map(tidy)
  return prompt === ''
    ? [field('choice', null, options)]
    : [{ kind: 'text', text: prompt }, field('choice', null, options)]
}

const ENTRY =
  /^(?:please |bitte |veuillez )?(?:enter|insert|type|specify|add|describe|list|state|provide|give|click|name|your|e\.?g\.?|indique|inserir|insérer|saisir|eintragen|eingeben)(?!\p{L})/iu

const CHOOSE =
  /^(?:please |bitte |veuillez )?(?:select|choose|pick|wählen|auswählen|choisir|sélectionner|seleccion|elija|selecion|scegli|kies|välj|vælg|velg|valitse|wybierz|dewis)/iu
/** Letters for the digits of a date, in the product's languages. */
const DATE_PATTERN = /^[dtjpgnm]{1,2}[\s./-]+[mkd]{1,2}[\s./-]+(?:[jyartvé]{2}){1,2}$/iu

/** Whether a line is only a prompt to enter something in its place. */
export function isPlaceholder(line: string): boolean {
  return ENTRY.test(line.replace(/^[\s[<{(]+/u, ''))
}

/**
 * Texts that a box shows until something is entered: "Add if applicable", "Select from drop-down", "DD/MM/YYYY", "£".
 */
export function isBoxHint(text: string): boolean {
  const words = text.trim()
  return isPlaceholder(words) || CHOOSE.test(words) || DATE_PATTERN.test(words) || !/[\p{L}\p{N}]/u.test(words)
}

/** Capitals mark text that the publisher of a model document fills in, not the applicant. */
function isTemplateVariable(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** The placeholder at the end of a line that the applicant replaces; null without one. */
export function placeholderOf(text: string): RegExpExecArray | null {
  const match = PLACEHOLDER.exec(text)
  if (match === null || LIMIT_IN_BRACKETS.test(tidy(match[1]!)) || isTemplateVariable(match[1]!)) return null
  const before = tidy(text.slice(0, match.index))
  if (ENTRY.test(match[1]!)) return match
  return !REMARK.test(match[1]!) && (before === '' || /[:?：]$/u.test(before)) ? match : null
}

function placeholderParts(text: string): LinePart[] | null {
  const match = placeholderOf(text)
  if (match === null) return null
  const before = tidy(text.slice(0, match.index))
  const value = tidy(match[0])
  if (before === '') return [field('text', null, [], value)]
  if (before.split(' ').length <= MAX_LABEL_WORDS && /[:：]$/u.test(before))
    return [field('text', labelOf(before), [], value)]
  return [{ kind: 'text', text: before }, field('text', null, [], value)]
}
