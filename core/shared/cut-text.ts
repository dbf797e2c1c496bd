const MARK = '…'
/** Maximum distance to look back for a space, so that no word is cut in two. */
const REACH = 40

/** Cuts the text to at most `most` UTF-16 code units. `rest`: the part left out, empty if the text fits. */
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
