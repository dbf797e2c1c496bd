/** A number of a text, read whole with the currency and the scale beside it: "£1.2 million", "12 450,50 €", "CHF 312'450". */
export interface Figure {
  readonly text: string
  /** In UTF-16 code units of the text that it stands in. */
  readonly start: number
  readonly end: number
  /** The number alone, as it is written. */
  readonly digits: string
  /** Meanings in units of one, the likeliest first: "1.250" is 1,250 in some languages and 1.25 in others. */
  readonly values: readonly number[]
  /** The smallest step that the number tells: 100,000 in "1.2 million". */
  readonly step: number
  /** ISO 4217; a word that several currencies share ("kr") as it is written; null where none is named. */
  readonly currency: string | null
  /** Whether a mark parts its thousands. */
  readonly isGrouped: boolean
  /** What it is multiplied by: a million in "1.2 million", else 1. */
  readonly scale: number
}

const CODES =
  'GBP|EUR|USD|CAD|AUD|NZD|CHF|SEK|NOK|DKK|ISK|PLN|HUF|CZK|RON|BGN|UAH|INR|PKR|BDT|LKR|NPR|JPY|CNY|HKD|SGD|MYR|THB|IDR|PHP|VND|KRW|ILS|AED|SAR|JOD|EGP|MAD|KES|UGX|TZS|RWF|ETB|GHS|NGN|XOF|XAF|ZAR|ZMW|MWK|MZN|BWP|NAD|BRL|ARS|CLP|COP|PEN|MXN|GTQ'
const SIGNS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
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
  dollars: 'USD',
}
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tausend|tsd\.?|mille|mila|mil|duizend|tys\.?|tysiące|tysięcy|fil)$/iu, 1e3],
  [/^lakhs?$/iu, 1e5],
  [
    /^(?:m|mn|mln|mio\.?|mill?ion(?:s|en|e|i|es|y|ów)?|mill[óo]n(?:es)?|miljoen(?:en)?|milh(?:ão|ões)|[mf]iliwn)$/iu,
    1e6,
  ],
  [/^crores?$/iu, 1e7],
  [/^(?:bn|mrd\.?|mld|billion|milliarden?|milliards?|miliard[yiao]?|miliardów|miljard|biliwn)$/iu, 1e9],
]

const SPACE = String.raw`[ \u{a0}\u{2009}\u{202f}]`
/** Thousands parted by one mark throughout. Three digits behind a space and a comma are those of the next column. */
const GROUPED = String.raw`\d{1,3}(?<mark>[.,'’])\d{3}(?:\k<mark>\d{3})*(?:(?!\k<mark>)[.,]\d+)?`
const SPACED = String.raw`\d{1,3}(?<space>${SPACE})\d{3}(?:\k<space>\d{3})*(?:[.,](?:\d{1,2}|\d{4,}))?`
const LAKHS = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?`
const NUMBER = String.raw`(?:${GROUPED}|${SPACED}|${LAKHS}|\d+(?:[.,]\d+)?)(?!\d|[.,'’]\d)`
const SIGN = String.raw`(?:(?:US|CA|AU|NZ|HK|[ACR])?\$|[£€₹¥₦₵₱₪₩])`
const BEFORE = String.raw`(?:(?<sign>${SIGN})|(?<![\p{L}\p{N}])(?<code>${CODES}|[Ee]ur|Rs\.?|Fr\.|kr\.?))${SPACE}?(?:-${SPACE}?)?`
const BEHIND = String.raw`(?:${SIGN}|(?:${CODES}|[Ee]ur(?:os?)?|[Pp]ounds?|dollars|francs|Fr\.?|kr\.?|zł(?:otych)?|Ft|forint)(?![\p{L}\p{N}]))(?!${SPACE}?\d)`
/** Looked at without being taken, since it may be the next number's currency. */
const TAIL = String.raw`(?=(?<direct>${SPACE}?${BEHIND})?)(?=(?:(?<scale>${SPACE}?\p{L}+(?:\.(?=${SPACE}?${BEHIND}))?)(?![\p{L}\p{N}])(?<behind>${SPACE}?${BEHIND})?)?)`
const FIGURE = new RegExp(
  String.raw`(?<!\p{N}|\p{N}[.,'’])(?:${BEFORE}|(?<!\p{L}|\p{L}[-–]))(?<digits>${NUMBER})${TAIL}`,
  'gu',
)
/** Letters that are also units of length: a scale only beside a currency or right behind the digits. */
const SHORT_SCALE = /^[km]$/iu

/** The numbers of a text in its order. One that can't be read whole, such as "31.12.2016" or "1,23,4", is left out. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].map(figureOf)
}

/** The figure that a text is, but for brackets, a minus and marks around it; null where it says more, or no number. */
export function wholeFigure(text: string): Figure | null {
  const [figure, ...others] = figuresIn(text)
  if (figure === undefined || others.length > 0) return null
  const rest = `${text.slice(0, figure.start)}${text.slice(figure.end)}`
  return /^[\s()[\]*+\-–−]*(?:\.-)?$/u.test(rest) ? figure : null
}

function figureOf({ 0: number, index: start, groups = {} }: RegExpExecArray): Figure {
  const { digits = '', sign, code, direct, scale: word = '', behind } = groups
  const factor = direct === undefined ? scaleOf(word, [sign, code, behind].some(Boolean)) : null
  const tail = direct ?? (factor === null ? '' : word + (behind ?? ''))
  const scale = factor ?? 1
  const currency = currencyOf(sign ?? code ?? direct ?? (factor === null ? undefined : behind))
  const meanings = meaningsOf(digits, scale > 1, currency !== null)
  return {
    text: number + tail,
    start,
    end: start + number.length + tail.length,
    digits,
    values: meanings.map((value) => Math.round(value * scale * 1e6) / 1e6),
    step: scale === 1 ? 1 : scale / 10 ** decimalsOf(digits),
    currency,
    isGrouped: /[.,'’\s]\d{3}(?!\d)/u.test(digits) && meanings[0]! >= 1000,
    scale,
  }
}

/** Null where the word behind the number is no scale. */
function scaleOf(behind: string, isMoney: boolean): number | null {
  const word = behind.trim()
  const known = SCALES.find(([name]) => name.test(word))
  return known === undefined || (SHORT_SCALE.test(word) && word !== behind && !isMoney) ? null : known[1]
}

function currencyOf(name: string | undefined): string | null {
  const plain = name?.trim() ?? ''
  return plain === '' ? null : (SIGNS[plain.toLowerCase()] ?? WORDS[plain.toLowerCase()] ?? plain)
}

/** A scale makes a point before three digits that of decimals; money without one has no thousandths. */
function meaningsOf(digits: string, isScaled: boolean, isMoney: boolean): number[] {
  const plain = digits.replace(/[\s'’]/gu, '')
  const marks = plain.match(/[.,]/gu) ?? []
  const last = plain.search(/[.,]\d*$/u)
  const whole = Number(plain.replace(/[.,]/gu, ''))
  if (last < 0 || /^\d{1,2}(?:,\d{2})+,\d{3}$/u.test(plain)) return [whole]
  const decimal = Number(`${plain.slice(0, last).replace(/[.,]/gu, '')}.${plain.slice(last + 1)}`)
  const isThousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(plain) && new Set(marks).size === 1
  if (!isThousands) return [decimal]
  if (marks.length > 1 || (isMoney && !isScaled)) return [whole]
  return isScaled && marks[0] === '.' ? [decimal, whole] : [whole, decimal]
}

function decimalsOf(digits: string): number {
  return /[.,](?<decimals>\d+)$/u.exec(digits)?.groups?.['decimals']?.length ?? 0
}
