import { NO_LIMIT, type TextLimit } from '../../../core/shared/text-limit.ts'

const NUMBER = String.raw`\d{1,2}(?:\.5)?k(?!\p{L})|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d+`
const WORDS = String.raw`words?|wds?|mots?|wörter[n]?|worte[n]?|palabras?|palavras?|parole|woorden|sanaa|sanan|sanoja|sana|ord|gair|geiriau|eiriau|słów|słowa|slov|slova|szó|szóban|cuvinte|kelime|λέξεις|слів|слова|слов|ord`
const CHARACTERS = String.raw`characters?|chars?|caract[eè]res?|caracteres|signes|zeichen|anschläge[n]?|caratteri|battute|tekens?|karakters?|merkkiä|merkin|merkki|tecken|tegn|nod(?:au)?|lythyren|znaków|znaků|znakov[a]?|karakter|caractere|χαρακτήρες|символ(?:и|ів|ы|ов|а)|знак(?:и|ів|ов|а)|文字(?:以内|以下)?|字(?:以内|以下)?`
const RANGE = String.raw`(?:(${NUMBER})\s*(?:-|–|—|to|and|or|bis|und|à|a|et|y|e|tot|en|till|til|och|og|i)\s*)?`
const COUNT = new RegExp(
  String.raw`(?<![\d.,£$€])${RANGE}(?<![\d.,])(${NUMBER})(?:\s*\([\p{L}\s-]+\))?[\s\u00a0-]*(?:(?:\p{L}+\s)?(${WORDS})|(?:max(?:imum|\.)?\s)?(${CHARACTERS}))(?!\p{L})`,
  'giu',
)
/** What German, Dutch and the Nordic languages write as one word: "Zeichenbegrenzung", "woordlimiet". */
const COMPOUND = String.raw`(?:limite?t?|limiet|begrenzung|grenze|zahl|anzahl|gräns|grense|grænse)`
/** "Word limit: 500", "words (max 250)", "Maximum number of characters is 2,000". */
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:(${WORDS}|(?:wort|woord|ord)${COMPOUND})|(${CHARACTERS}|(?:zeichen|teken|tecken|tegn)${COMPOUND}))(?!\p{L})[\s(-]*(?:limit|count|maximum|max\.?|limite|límite|grenze|begrenzung|anzahl)?[\s:=()–-]*(?:is|of|de|von|no more than|not exceeding|up to|maximum|max\.?|limit|allowed)*[\s:=()–-]*(${NUMBER})(?!\d|\s*(?:${WORDS}|${CHARACTERS})(?!\p{L}))`,
  'giu',
)
const LIMIT_CUE = /limit|max|count|allowed|permitted|limiet|límite|gren[sz]e|grænse|gräns|begrenz|zahl|höchst/iu
const MINIMUM =
  /(?:at least|minimum(?: of)?|min\.?|no fewer than|no less than|not less than|more than(?<!no more than)(?<!not more than)|over|mindestens|au moins|minimum de|mínimo(?: de)?|al menos|almeno|minimo(?: di)?|minimaal|minstens|ten minste|vähintään|minst|mindst|pelo menos|o leiaf)\s*(?:of\s*)?$/iu
/** A limit of something else: the whole form, a cell, a file name. */
const OTHER_SCOPE =
  /(?:per|in each|for each|each|every|pro|par|por|per)\s+(?:description|row|line|item|cell|entry|box|page|day|minute|hour|section|response|field|zeile|feld|ligne|fila|question|answer)|each (?:of|answer)\b|(?:whole|entire|complete) (?:form|application|proposal)|(?:form|application|proposal|questions)\b.{0,80}\bin total|across (?:the|all)|(?:application|form) (?:as a whole|has a)|there is a word limit|file ?name|password|per minute/iu
const SPELLED =
  /\b(one|two|three|four|five|six|seven|eight|nine|a) (hundred|thousand)(?: and (fifty))?(?= words?\b| characters?\b)|\bfifty(?= words?\b)/giu
const DIGITS: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
}

/** The limit that a text prints for its answer: the upper end of a range, never a minimum; none for pages or lines. */
export function findLimit(text: string): TextLimit {
  const digits = text.replace(SPELLED, inDigits)
  const limit = { words: null as number | null, characters: null as number | null }
  for (const found of [...counts(digits), ...named(digits)]) {
    const sentence = sentenceAround(digits, found.index)
    if (OTHER_SCOPE.test(sentence)) continue
    if (found.words) limit.words ??= found.value
    else limit.characters ??= found.value
  }
  return limit.words === null && limit.characters === null ? NO_LIMIT : limit
}

function inDigits(match: string, count?: string, unit?: string, fifty?: string): string {
  if (count === undefined) return '50'
  const whole = DIGITS[count.toLowerCase()]! * (unit!.toLowerCase() === 'hundred' ? 100 : 1000)
  return String(whole + (fifty === undefined ? 0 : 50))
}

export function hasLimit(limit: TextLimit): boolean {
  return limit.words !== null || limit.characters !== null
}

const FILLER = new RegExp(
  String.raw`${NUMBER}|(?<!\p{L})(?:${WORDS}|${CHARACTERS}|limit(?:e|ed)?|max(?:imum|imal|imo|imaal)?|min(?:imum)?|up|to|of|in|no|not|more|than|exceed(?:ing)?|approx(?:imately)?|about|around|between|and|or|less|fewer|including|incl|inkl|inklusive|with|without|excluding|spaces?|leerzeichen|espaces?|compris|espacios|espaços|spazi|inclusi|spaties|inclusief|please|your|answer|response|the|is|this|a|de|do|höchstens|jusqu|máx\.?(?:imo)?|massimo|maximaal|máximo|com|con|espacos|enintään|hyd|at|au|per|ar|y|o|ou|oder|maximal|bis|zu|mit|ohne|hasta|até|fino|hoogstens|enintään|högst|maks|count|remaining|available|you|have|can|enter|use|required|guide|suggested|length|limited|should|be|for|write|per|text|section|only|character|field|text|be|keep|it|concise|brief|short|s|optional|required|mandatory|obligatory|verpflichtend|freiwillig|facultatif|obligatoire|opcional|obligatorio|verplicht|optioneel|field|feld|limit)(?!\p{L})`,
  'giu',
)

/** A line that says nothing but the limit. */
export function isOnlyLimit(text: string): boolean {
  return hasLimit(findLimit(text)) && text.replace(FILLER, ' ').replace(/[^\p{L}]/gu, '').length === 0
}

interface Found {
  readonly index: number
  readonly value: number
  readonly words: boolean
}

function counts(text: string): Found[] {
  return [...text.matchAll(COUNT)].flatMap((match): Found[] => {
    const value = numberOf(match[2]!)
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    if (match[1] === undefined && MINIMUM.test(before)) return []
    return isPlausible(value) ? [{ index: match.index, value, words: match[3] !== undefined }] : []
  })
}

function named(text: string): Found[] {
  return [...text.matchAll(NAMED)].flatMap((match): Found[] => {
    const value = numberOf(match[3]!)
    const cued = LIMIT_CUE.test(text.slice(Math.max(0, match.index - 25), match.index + match[0].length))
    return cued && isPlausible(value) ? [{ index: match.index, value, words: match[1] !== undefined }] : []
  })
}

function numberOf(digits: string): number {
  if (/k$/iu.test(digits)) return Number(digits.slice(0, -1)) * 1000
  return Number(digits.replace(/\D/g, ''))
}

function isPlausible(value: number): boolean {
  return value >= 5 && value <= 100_000
}

function sentenceAround(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('? ', index)) + 1
  const end = text.slice(index).search(/[?!]|\.(?=\s\p{Lu}|$)/u)
  return text.slice(start, end < 0 ? undefined : index + end)
}
