const MARK = '…'
/** How far back a space is looked for, so that no word is cut in two. */
const REACH = 40

/** The text in at most so many characters (UTF-16 code units), and what had to be left out of it; empty where it fits. */
export function cutText(text: string, most: number): { readonly text: string; readonly rest: string } {
  if (text.length <= most) return { text, rest: '' }
  const end = endOfWord(text, most - MARK.length)
  return { text: `${text.slice(0, end).trimEnd()}${MARK}`, rest: text.slice(end).trimStart() }
}

function endOfWord(text: string, most: number): number {
  const space = text.lastIndexOf(' ', most)
  if (space > 0 && space > most - REACH) return space
  const isPairCut = /[\ud800-\udbff]/.test(text.charAt(most - 1))
  return isPairCut ? most - 1 : most
}
