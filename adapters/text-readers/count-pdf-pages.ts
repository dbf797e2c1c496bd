/** The page count as the root of the page tree states it in plain; null when it is hidden in a compressed object. */
export function countPages(pdf: Buffer): number | null {
  let count: number | null = null
  for (let at = pdf.indexOf('/Pages'); at >= 0; at = pdf.indexOf('/Pages', at + 6)) {
    const stated = countNear(pdf, at)
    if (stated !== null) count = Math.max(count ?? 0, stated)
  }
  return count
}

function countNear(pdf: Buffer, at: number): number | null {
  const before = pdf.toString('latin1', Math.max(0, at - 400), at)
  if (!/\/Type\s*$/.test(before)) return null
  const opened = before.slice(before.lastIndexOf('obj') + 1)
  const rest = pdf.toString('latin1', at, at + 100_000).split('endobj', 1)[0]!
  const match = /\/Count\s+(\d{1,7})\b/.exec(opened) ?? /\/Count\s+(\d{1,7})\b/.exec(rest)
  return match === null ? null : Number(match[1])
}
