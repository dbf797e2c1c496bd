import { format, getFormatDateInfo, isDateFormat } from 'numfmt'

/** Formats numbers by this cell format code; dates as 2024-03-31, whatever order the code has. */
export function numberFormat(code: string, uses1904: boolean): (value: number) => string {
  if (/^(general|@)?$/i.test(code.trim())) return plainNumber
  try {
    return isDateFormat(code) ? dateFormat(code, uses1904 ? DAYS_TO_1904 : 0) : (value) => shown(code, value)
  } catch {
    return plainNumber
  }
}

const DAYS_TO_1904 = 1462

/** Same precision as Excel. */
function plainNumber(value: number): string {
  return String(Number(value.toPrecision(15)))
}

function dateFormat(code: string, shift: number): (value: number) => string {
  const { year, month, day, hours } = getFormatDateInfo(code)
  const hasTime = hours && !code.includes('[h')
  const time = hasTime ? 'hh:mm' : code
  const date = day ? 'yyyy-mm-dd' : year || month ? 'yyyy-mm' : null
  return (value) => {
    if (value < 0) return plainNumber(value)
    if (date === null) return shown(time, value + shift)
    return shown(hasTime && value % 1 !== 0 ? `${date} ${time}` : date, value + shift)
  }
}

function shown(code: string, value: number): string {
  try {
    return format(code, value).trim()
  } catch {
    return plainNumber(value)
  }
}
