export interface CellPlace {
  /** Zero-based, like the column. */
  readonly row: number
  readonly column: number
}

/** Row and column of a reference such as "B7"; null for anything else. */
export function placeOf(reference: string): CellPlace | null {
  const match = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference)
  if (match === null) return null
  const letters = match[1]!
  let column = 0
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64
  return { row: Number(match[2]) - 1, column: column - 1 }
}

export function referenceOf({ row, column }: CellPlace): string {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return `${letters}${row + 1}`
}

/** Formats an anchor such as 'Sheet name'!B7. */
export function cellAnchor(sheet: string, place: CellPlace): string {
  return `'${sheet.replaceAll("'", "''")}'!${referenceOf(place)}`
}
