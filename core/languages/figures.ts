import { isYear } from './dates.ts'
/** A number of a text, parsed whole with its currency and scale: "£1.2 million", "12 450,50 €", "CHF 312'450". */
export interface Figure {
  readonly text: string
  /** Offset in UTF-16 code units of its text. */
  readonly start: number
  readonly end: number
  /** The number alone, as written. */
  readonly digits: string
  readonly digitsStart: number
  /** Possible values in single units, the likeliest first: "1.250" is 1,250 in some languages and 1.25 in others. */
  readonly values: readonly number[]
  /** The precision of the number: 100,000 in "1.2 million". */
  readonly step: number
  /** ISO 4217; a word that several currencies share ("kr") as written; null if none is named. */
  readonly currency: string | null
  /** Whether its thousands are separated. */
  readonly isGrouped: boolean
  /** Multiplier: a million in "1.2 million", else 1. */
  readonly scale: number
  readonly isPercent: boolean
}

/** A figure that is the whole text. */
export interface WholeFigure extends Figure {
  /** Whether it is after a minus or in brackets. */
  readonly isNegative: boolean
}

/** An amount of money in a text, with its own currency or that of the other end of its range. */
export interface PlacedAmount {
  readonly value: number
  /** ISO 4217 */
  readonly currency: string
  /** Offset in UTF-16 code units of the text. */
  readonly start: number
  readonly end: number
}

const CODES =
  'GBP|EUR|USD|CAD|AUD|NZD|CHF|SEK|NOK|DKK|ISK|PLN|HUF|CZK|RON|BGN|UAH|INR|PKR|BDT|LKR|NPR|JPY|CNY|HKD|SGD|MYR|THB|IDR|PHP|VND|KRW|ILS|AED|SAR|JOD|EGP|MAD|KES|UGX|TZS|RWF|SLE|GMD|TRY|RSD|JMD|TTD|FJD|PGK|ETB|GHS|NGN|XOF|XAF|ZAR|ZMW|MWK|MZN|BWP|NAD|BRL|ARS|CLP|COP|PEN|MXN|GTQ'
const SIGNS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
  s$: 'SGD',
  '₺': 'TRY',
  '₫': 'VND',
  '฿': 'THB',
  ca$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  r$: 'BRL',
  '₹': 'INR',
  '¥': 'JPY',
  '₦': 'NGN',
  '₵': 'GHS',
  '₱': 'PHP',
  '₪': 'ILS',
  '₩': 'KRW',
}
const WORDS: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  pfund: 'GBP',
  libras: 'GBP',
  'livres sterling': 'GBP',
  sterline: 'GBP',
  zł: 'PLN',
  złotych: 'PLN',
  ft: 'HUF',
  forint: 'HUF',
  'rs.': 'Rs',
  rs: 'Rs',
  fr: 'CHF',
  'fr.': 'CHF',
  kr: 'kr',
  'kr.': 'kr',
  francs: 'francs',
  dollar: 'USD',
  dollars: 'USD',
  dólares: 'USD',
  kč: 'CZK',
  ksh: 'KES',
  kshs: 'KES',
  ush: 'UGX',
  tsh: 'TZS',
  r: 'ZAR',
  sfr: 'CHF',
  'sfr.': 'CHF',
}
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|t|thousand|tausend|tsd\.?|mille|mila|mil|duizend|tys\.?|tysiące|tysięcy|fil)$/iu, 1e3],
  [/^lakhs?$/iu, 1e5],
  [
    /^(?:m|mn|mln|mio\.?|mill?ion(?:s|en|e|i|es|y|ów)?|mill[óo]n(?:es)?|miljoen(?:en)?|milh(?:ão|ões)|[mf]iliwn)$/iu,
    1e6,
  ],
  [/^crores?$/iu, 1e7],
  [/^(?:bn|mrd\.?|mld|billion|milliarden?|milliards?|miliard[yiao]?|miliardów|miljard|biliwn)$/iu, 1e9],
]

const SPACE = String.raw`[ \u{a0}\u{2009}\u{202f}]`
/** Thousands with the same separator throughout. Three digits after a space and a comma belong to the next column. */
const GROUPED = String.raw`\d{1,3}(?<mark>[.,'’])\d{3}(?:\k<mark>\d{3})*(?:(?!\k<mark>)[.,]\d+)?`
const SPACED = String.raw`\d{1,3}(?<space>${SPACE})\d{3}(?:\k<space>\d{3})*(?:[.,](?:\d{1,2}|\d{4,}))?`
const LAKHS = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?`
const NUMBER = String.raw`(?:${GROUPED}|${SPACED}|${LAKHS}|\d+(?:[.,]\d+)?)(?!\d|[.,'’]\d)`
const SIGN = String.raw`(?:(?:US|CA|AU|NZ|HK|[ACRS])?\$|[£€₹¥₦₵₱₪₩₺₫฿])`
/** Short thousands and millions in German and French accounts: "TEUR 312", "k€ 312". */
const SCALE_BEFORE_EURO = String.raw`[TkKM](?=€|EUR)`
const BEFORE = String.raw`(?:(?<![\p{L}\p{N}])(?<lead>${SCALE_BEFORE_EURO})?(?<code>€|${CODES}|gbp|usd|chf|[Ee]ur|KShs?|[UT]Sh|S?Fr\.|SFr|Rs\.?|R(?=${SPACE}?\d)|kr\.?)|(?<sign>${SIGN}))${SPACE}?(?:-${SPACE}?)?`
const BEHIND = String.raw`(?:${SIGN}|(?:${CODES}|gbp|usd|chf|[Ee]ur(?:os?)?|[Pp]ounds?|Pfund|libras|livres sterling|sterline|dollars?|dólares|francs|KShs?|Fr\.?|kr\.?|Kč|zł(?:otych)?|Ft|forint)(?![\p{L}\p{N}]))(?!${SPACE}?\d)`
/** A lookahead, since it may be the next number's currency. */
const TAIL = String.raw`(?=(?<percent>${SPACE}?(?:%|(?:per cent|percent|Prozent|procent|pour cent|por ciento|por cento|per cento|y cant)(?!\p{L})))?)(?=(?<direct>${SPACE}?(?<short>${SCALE_BEFORE_EURO})?${BEHIND})?)(?=(?:(?<scale>${SPACE}?\p{L}+(?:\.(?=${SPACE}?${BEHIND})|(?<=${SPACE}(?:Mio|Tsd|Mrd))\.)?)(?![\p{L}\p{N}])(?<behind>${SPACE}?(?:d[ei]${SPACE}|d['’])?${BEHIND})?)?)`
const FIGURE = new RegExp(
  String.raw`(?<!\p{N}|\p{N}[.,'’])(?:${BEFORE}|(?<!\p{L}|\p{L}[-–]))(?<digits>${NUMBER})${TAIL}`,
  'gu',
)
/**
 * Letters that are also units of length and weight: a scale only beside a currency or, except "t", right after the
 * digits.
 */
const SHORT_SCALE = /^[kmt]$/iu
const NAMED_CURRENCY = new RegExp(
  String.raw`${SIGN}|(?<![\p{L}\p{N}])(?:${CODES}|[Ee]uros?|[Pp]ounds)(?![\p{L}\p{N}])`,
  'u',
)
/** Separators between the two ends of a range. */
const RANGE = /^\s?(?:[-–—]|to|bis|à|a|al|até|tot|i)\s?$/iu

/** Numbers of a text in order. Those that can't be parsed whole, such as "31.12.2016" or "1,23,4", are left out. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].map(figureOf)
}

/** The figure if a text is nothing else, except brackets, a minus and surrounding signs; null otherwise. */
export function wholeFigure(text: string): WholeFigure | null {
  const [figure, ...others] = figuresIn(text)
  if (figure === undefined || others.length > 0 || figure.isPercent) return null
  const rest = `${text.slice(0, figure.start)}${text.slice(figure.end)}`
  if (!/^[\s()[\]*+\-–−]*(?:\.[-–]|\/-)?$/u.test(rest)) return null
  return { ...figure, isNegative: /^\s*[([]|^\s*[-–−]\s*\S|[-−]\s*\p{N}|\p{N}\s?[-−]\s*$/u.test(text) }
}

/** Value of a figure in a language, a tag such as `en-GB`; null if its separator is ambiguous there. */
export function valueIn({ digits, values }: Figure, language: string): number | null {
  if (values.length === 1) return values[0]!
  const thousandsMark = /^(?:en|cy|ga)(?:-|$)/iu.test(language) ? ',' : '.'
  return digits.includes(thousandsMark) ? Math.max(...values) : null
}

/** The first currency of a text such as a column heading: as written, and its code. */
export function currencyNamedIn(text: string): { readonly written: string; readonly code: string } | null {
  const [written] = NAMED_CURRENCY.exec(text) ?? []
  return written === undefined ? null : { written, code: currencyOf(written)! }
}

/** Amounts of money with a certain currency and value, in text order: "£12,000", "EUR 5k", "€10–50k". */
export function amountsIn(text: string): PlacedAmount[] {
  const figures = figuresIn(text)
  return figures.flatMap((figure, at) => {
    const { start, end, values } = figure
    const [before, after] = [figures[at - 1], figures[at + 1]]
    const first = before !== undefined && RANGE.test(text.slice(before.end, start)) ? before : null
    const last = after !== undefined && RANGE.test(text.slice(end, after.start)) ? after : null
    const currency = figure.currency ?? first?.currency ?? last?.currency ?? ''
    if (!/^[A-Z]{3}$/u.test(currency) || figure.isPercent || (figure.currency === null && isBareYear(figure))) return []
    const isScaledBehind = last !== null && figure.scale === 1 && last.scale > 1 && last.currency === null
    const factor = isScaledBehind && values[0]! < last.values[0]! / last.scale ? last.scale : 1
    return [{ value: values[0]! * factor, currency, start, end }]
  })
}

/** The only amount of a text; null for none or several. */
export function amountIn(text: string): Pick<PlacedAmount, 'value' | 'currency'> | null {
  const [amount, ...more] = amountsIn(text)
  return amount === undefined || more.length > 0 ? null : { value: amount.value, currency: amount.currency }
}

/** Whether both are the same number, allowing for rounding. */
export function isSameFigure(a: Figure, b: Figure): boolean {
  return Math.abs(a.values[0]! - b.values[0]!) <= Math.max(a.step, b.step) / 2
}

function isBareYear({ digits, scale }: Figure): boolean {
  return scale === 1 && isYear(digits)
}

function figureOf({ 0: number, index: start, groups = {} }: RegExpExecArray): Figure {
  const { digits = '', sign, code, lead, direct, short, scale: word = '', behind, percent } = groups
  const factor = direct === undefined ? scaleOf(word, [sign, code, behind].some(Boolean)) : null
  const tail = percent ?? direct ?? (factor === null ? '' : word + (behind ?? ''))
  const scale = factor ?? scaleOf(short ?? lead ?? '', true) ?? 1
  const named = direct?.trim().slice(short?.length ?? 0) ?? (factor === null ? undefined : behind)
  const currency = currencyOf(sign ?? code ?? named)
  const meanings = meaningsOf(digits, scale > 1)
  return {
    text: number + tail,
    start,
    end: start + number.length + tail.length,
    digits,
    digitsStart: start + number.length - digits.length,
    values: meanings.map((value) => Math.round(value * scale * 1e6) / 1e6),
    step: scale === 1 ? 1 : scale / 10 ** decimalsOf(digits),
    currency,
    isGrouped: /[.,'’\s]\d{3}(?!\d)/u.test(digits) && meanings[0]! >= 1000,
    scale,
    isPercent: percent !== undefined,
  }
}

/** Null if the word after the number is not a scale. */
function scaleOf(behind: string, isMoney: boolean): number | null {
  const word = behind.trim()
  const known = SCALES.find(([name]) => name.test(word))
  const isUnit = SHORT_SCALE.test(word) && (word !== behind || /^t$/iu.test(word)) && !isMoney
  return known === undefined || isUnit ? null : known[1]
}

function currencyOf(name: string | undefined): string | null {
  const plain = name?.trim().replace(/^d(?:[ei]\s|['’])/u, '') ?? ''
  return plain === ''
    ? null
    : (SIGNS[plain.toLowerCase()] ??
        WORDS[plain.toLowerCase()] ??
        (/^[a-z]{3}$/u.test(plain) ? plain.toUpperCase() : plain))
}

/** With a scale, a point before three digits is a decimal point. */
function meaningsOf(digits: string, isScaled: boolean): number[] {
  const plain = digits.replace(/[\s'’]/gu, '')
  const marks = plain.match(/[.,]/gu) ?? []
  const last = plain.search(/[.,]\d*$/u)
  const whole = Number(plain.replace(/[.,]/gu, ''))
  if (last < 0 || /^\d{1,2}(?:,\d{2})+,\d{3}$/u.test(plain)) return [whole]
  const decimal = Number(`${plain.slice(0, last).replace(/[.,]/gu, '')}.${plain.slice(last + 1)}`)
  const isThousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(plain) && new Set(marks).size === 1
  if (!isThousands) return [decimal]
  if (marks.length > 1) return [whole]
  return isScaled && marks[0] === '.' ? [decimal, whole] : [whole, decimal]
}

function decimalsOf(digits: string): number {
  return /[.,](?<decimals>\d+)$/u.exec(digits)?.groups?.['decimals']?.length ?? 0
}
