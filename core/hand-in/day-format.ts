/** Letters for a day, a month and a year, in the languages of the product. */
const FORMAT = /(?<![\p{L}\p{N}])([dtjgpnmkyarvé]{1,4})([./-])([dtjgpnmk]{1,2})\2([dtjgpnyarvé]{1,4})(?![\p{L}\p{N}])/iu

/**
 * Writes a day (2025-03-31) in a format such as "mm/dd/yyyy" or "TT.MM.JJJJ", which may have words around it; null
 * without a format.
 */
export function dayIn(format: string, day: string): string | null {
  const [, first = '', sign = '', second = '', third = ''] = FORMAT.exec(format) ?? []
  const [year = '', month = '', date = ''] = day.split('-')
  const letters = [first, second, third]
  const at = {
    year: letters.findIndex((one) => one.length === 4 || /^(?:yy|rr)$/iu.test(one)),
    month: letters.findIndex((one) => /^[mk]{1,2}$/iu.test(one)),
  }
  const isFormat = letters.every((one) => /^(\p{L})\1*$/iu.test(one))
  if (!isFormat || at.year === -1 || at.month === -1 || at.year === 1) return null
  const padded = (value: string, pattern: string) => (pattern.length === 1 ? String(Number(value)) : value)
  return letters
    .map((one, index) => {
      if (index === at.year) return one.length === 4 ? year : year.slice(2)
      return padded(index === at.month ? month : date, one)
    })
    .join(sign)
}
