/** Writes a number of a workbook's cell as the cell shows it, by its format code; dates as 2024-03-31. */
export function formatNumber(value: number, code: string, uses1904: boolean): string {
  const section = sectionFor(value, code)
  if (/^(general|@)?$/i.test(section.trim())) return plainNumber(value)
  const bare = section.replace(/"[^"]*"|\\.|_.|\*.|\[\$[^\]]*\]/g, '')
  if (isDateCode(bare)) return formatDate(value, bare, uses1904)
  return formatDecimal(code.includes(';') ? Math.abs(value) : value, section, bare)
}

/** Codes hold up to three sections: positive (or all), negative, zero. */
function sectionFor(value: number, code: string): string {
  const sections = code.split(';')
  const chosen = value < 0 ? sections[1] : value === 0 ? sections[2] : sections[0]
  const section = chosen ?? sections[0]!
  return value < 0 && sections[1] === undefined && sections.length > 1 ? `-${section}` : section
}

function plainNumber(value: number): string {
  return String(Number(value.toPrecision(12)))
}

function isDateCode(bare: string): boolean {
  return /[ymdhs]/i.test(bare.replace(/\[[^\]]*\]/g, (part) => (/^\[[hms]+\]$/i.test(part) ? part : '')))
}

const DAY_MS = 86_400_000

function formatDate(serial: number, bare: string, uses1904: boolean): string {
  const days = uses1904 ? serial + 1462 : serial
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(days * DAY_MS))
  if (Number.isNaN(date.getTime()) || serial < 0) return plainNumber(serial)
  const iso = date.toISOString()
  const withTime = /[hs]/i.test(bare)
  if (!/[yd]/i.test(bare) && (withTime || serial < 1)) return iso.slice(11, 16)
  if (!/d/i.test(bare)) return iso.slice(0, 7)
  return withTime && serial % 1 !== 0 ? `${iso.slice(0, 10)} ${iso.slice(11, 16)}` : iso.slice(0, 10)
}

function formatDecimal(value: number, section: string, bare: string): string {
  if (!/[0#?]/.test(bare)) return literal(section).trim() || plainNumber(value)
  if (/E[+-]|\//i.test(bare)) return plainNumber(value)
  const digits = /[0#?][0#?,.]*/.exec(bare)![0]
  const [whole = '', fraction = ''] = digits.replace(/,+$/, '').split('.')
  const thousands = digits.length - digits.replace(/,+$/, '').length
  const scaled = (bare.includes('%') ? value * 100 : value) / 1000 ** thousands
  const text = scaled.toLocaleString('en-US', {
    useGrouping: whole.includes(','),
    minimumIntegerDigits: Math.min(Math.max(countZeros(whole), 1), 15),
    minimumFractionDigits: Math.min(countZeros(fraction), 15),
    maximumFractionDigits: Math.min(fraction.length, 15),
  })
  const [before, after] = aroundDigits(section)
  return `${literal(before)}${text}${literal(after)}`.trim()
}

function countZeros(digits: string): number {
  return digits.replace(/[^0]/g, '').length
}

/** What stands before and behind the places for digits; digits in quotes, brackets or escapes are none. */
function aroundDigits(section: string): [string, string] {
  const masked = section.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, (part) => '~'.repeat(part.length))
  const places = /[0#?][0#?,.]*/.exec(masked)!
  return [section.slice(0, places.index), section.slice(places.index + places[0].length)]
}

/** What a code says in words: quoted text, escaped characters, currency signs, percent signs. */
function literal(part: string): string {
  return part
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[[^\]]*\]|_.|\*./g, '')
    .replace(/"([^"]*)"|\\(.)/g, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? '')
}
