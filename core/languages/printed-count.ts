/** A format of list numbers. */
export type CountFormat = 'decimal' | 'lower-letter' | 'upper-letter' | 'lower-roman' | 'upper-roman'

export function printedCount(count: number, format: CountFormat): string {
  if (format === 'decimal' || count < 1) return String(count)
  const text = format.endsWith('letter') ? letters(count) : roman(count)
  return format.startsWith('upper') ? text.toUpperCase() : text
}

function letters(count: number): string {
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.floor((count - 1) / 26) + 1)
}

const ROMAN = { c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 }

function roman(count: number): string {
  let left = count
  let text = ''
  for (const [digits, value] of Object.entries(ROMAN)) {
    text += digits.repeat(Math.floor(left / value))
    left %= value
  }
  return text
}

/** An ordinal without surrounding brackets and closing marks. */
export function bareOrdinal(text: string): string | null {
  return text.replace(/^[\s([]+|[\s.:)\]–-]+$/g, '') || null
}
