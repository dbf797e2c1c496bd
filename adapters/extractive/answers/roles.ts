const ROLE =
  /\b(?:chair(?:man|woman|person)?|vice[- ]chair|director|chief [\p{L}]+ officer|chief executive|ceo|president|treasurer|secretary|manager|officer|co-?ordinator|trustee|head of [\p{L}]+|founder|co-founder|principal investigator|vorsitzende[r]?|geschäftsführer(?:in)?|président[e]?|trésori(?:er|ère)|directeur|directrice|presidente|tesorer[oa]|director[a]|presidentessa|voorzitter|penningmeester)\b/iu
const NAME = /^(?:(?:Dr|Mr|Mrs|Ms|Prof|Sir|Dame)\.? )?\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,3}$/u
const NAMED_ROLE = /^(?<name>[^,–|-]{4,40}?)\s*(?:,|–| - |:)\s*(?<role>[^.]{3,60})$/u
const MAX_WORDS = 10
const MAX_WORDS_BELOW = 5

/**
 * People with their roles, as lists and signature blocks set them: "Jane Doe, Chair" in one line, or a row of names
 * or a name with a row of roles or a role below it.
 */
export function rolesIn(line: string, previous: string): string[] {
  const cells = line.split(' | ')
  const above = previous.split(' | ')
  if (cells.length === 1) return isNamedRole(line) ? [line] : roleBelow(line, previous)
  if (
    cells.length !== above.length ||
    !above.every((cell) => NAME.test(cell)) ||
    !cells.every((cell) => ROLE.test(cell))
  )
    return []
  return cells.map((cell, index) => `${above[index] ?? ''}, ${cell}`)
}

/** "Jane Doe" over "— Chair", as a page sets a board. */
function roleBelow(line: string, name: string): string[] {
  const role = line.replace(/^[-–—•,\s]+/u, '')
  const isRole = ROLE.test(role) && !/[.!?:]$/u.test(role) && role.split(/\s+/).length <= MAX_WORDS_BELOW
  return isRole && NAME.test(name) && !ROLE.test(name) && /^\p{Lu}/u.test(name) ? [`${name}, ${role}`] : []
}

function isNamedRole(line: string): boolean {
  if (line.split(/\s+/).length > MAX_WORDS) return false
  const { name, role } = NAMED_ROLE.exec(line)?.groups ?? {}
  if (name === undefined || role === undefined) return false
  return (NAME.test(name) && ROLE.test(role)) || (ROLE.test(name) && NAME.test(role))
}
