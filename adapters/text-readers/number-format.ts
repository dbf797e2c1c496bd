/** Writes a number of a workbook's cell as the cell shows it, by its format code; dates as 2024-03-31. */
export function formatNumber(value: number, code: string, uses1904: boolean): string {
  const section = sectionFor(value, code)
  if (/^(general|@)?$/i.test(section.trim())) return plainNumber(value)
  const bare = section.replace(/"[^"]*"|\\.|_.|\*./g, '')
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
  const percent = bare.includes('%')
  const digits = /[0#?,.]+/.exec(bare)?.[0] ?? '0'
  const [whole = '', fraction = ''] = digits.split('.')
  const thousands = /,$/.test(whole) ? whole.length - whole.replace(/,+$/, '').length : 0
  const scaled = (percent ? value * 100 : value) / 1000 ** thousands
  if (/E[+-]/i.test(bare) || /\//.test(bare)) return plainNumber(value)
  const text = scaled.toLocaleString('en-US', {
    useGrouping: /[0#?],[0#?]/.test(whole),
    minimumFractionDigits: Math.min((fraction.match(/0/g) ?? []).length, 15),
    maximumFractionDigits: Math.min(fraction.replace(/,/g, '').length, 15),
  })
  const at = section.search(/[0#?]/)
  const end = section.length - [...section].reverse().join('').search(/[0#?]/)
  return `${literal(section.slice(0, at))}${text}${literal(section.slice(end))}`.trim()
}

/** What a code says in words: quoted text, escaped characters, currency signs, percent signs, brackets. */
function literal(part: string): string {
  return part
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]|_.|\*./g, '')
    .replace(/"([^"]*)"|\\(.)/g, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? '')
    .replace(/[,.?]/g, '')
}
