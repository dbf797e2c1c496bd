/** A number as it was written: 1.2 million is 1,200,000 to the nearest 100,000. */
export interface Amount {
  readonly value: number
  /** What it was rounded to. */
  readonly unit: number
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}
const NUMBER = /(\d[\d.,\u{00a0}\u{202f}'’ ]*\d|\d)\s*(\p{L}+)?/u

/** The first number of a text, as English, French and German write them; null where there is none. */
export function readAmount(text: string): Amount | null {
  const [, digits, word = ''] = NUMBER.exec(text) ?? []
  if (digits === undefined) return null
  const scale = SCALES[word.toLowerCase()] ?? 1
  const plain = plainDigits(digits)
  const decimals = plain.split('.')[1]?.length ?? 0
  const value = Number(plain) * scale
  return Number.isFinite(value) ? { value, unit: unitOf(plain, decimals, scale) } : null
}

/** A comma or point before exactly three digits parts thousands, before others the decimals. */
function plainDigits(digits: string): string {
  const closed = digits.replace(/[\s'’]/g, '')
  const marks = closed.match(/[.,]/g) ?? []
  const last = closed.search(/[.,]\d*$/)
  const isDecimal = last >= 0 && (closed.length - last !== 4 || new Set(marks).size === 2)
  if (!isDecimal) return closed.replace(/[.,]/g, '')
  return `${closed.slice(0, last).replace(/[.,]/g, '')}.${closed.slice(last + 1)}`
}

function unitOf(plain: string, decimals: number, scale: number): number {
  return scale === 1 ? 1 : scale / 10 ** decimals
}

/** Whether both say the same number, one of them perhaps rounded. */
export function sameAmount(a: Amount, b: Amount): boolean {
  return Math.abs(a.value - b.value) <= Math.max(a.unit, b.unit) / 2
}
