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

const ROMAN: readonly [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(count: number): string {
  let left = count
  let text = ''
  for (const [value, digits] of ROMAN) {
    text += digits.repeat(Math.floor(left / value))
    left %= value
  }
  return text
}

/** An ordinal without surrounding brackets and closing marks. */
export function bareOrdinal(text: string): string | null {
  return text.replace(/^[\s([]+|[\s.:)\]–-]+$/g, '') || null
}
