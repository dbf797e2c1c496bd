/** The line of a reply that names what was left out. */
export const LEFT_OUT_LINE = /^\**LEFT OUT:\**(?<named>.*)$/mu
const MOST = 20
const LONGEST = 120

/** What the prompts of reports and overviews ask for. */
export const LEFT_OUT_RULE =
  '- Write nothing on what the material says too little on. If you left out something that belongs there, end with one line "LEFT OUT: " and its headings, parted by semicolons: it is shown beside the text.'

/** A text without the line that names what was left out of it. */
export function apartFromLeftOut(text: string): { text: string; leftOut: string[] } {
  const found = LEFT_OUT_LINE.exec(text)
  if (found === null) return { text, leftOut: [] }
  const named = (found.groups?.['named'] ?? '').split(';').map((part) => part.replace(/[\s.*]+$/u, '').trim())
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
  return {
    text: rest.replace(/\n{3,}/gu, '\n\n').trim(),
    leftOut: named
      .filter((part) => part !== '')
      .map((part) => part.slice(0, LONGEST))
      .slice(0, MOST),
  }
}
