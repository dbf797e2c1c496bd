const LINE = /^[*_]*LACKING[*_]*\s*:[*_]*(?<named>.*)$/gmu
const NOTHING = /^(?:none|nothing|n\/a|-|–)?$/iu
const MOST = 12
const LONGEST = 200

/** A text without the lines that name what it still lacks; an entry for each thing. */
export function apartFromLacking(text: string): { text: string; lacking: string[] } {
  const named = [...text.matchAll(LINE)].flatMap((found) => (found.groups?.['named'] ?? '').split(';'))
  const lacking = named.map((part) => part.replace(/[\s.*_]+$/u, '').trim()).filter((part) => !NOTHING.test(part))
  return {
    text: text
      .replace(LINE, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    lacking: [...new Set(lacking)].map((part) => part.slice(0, LONGEST)).slice(0, MOST),
  }
}
