interface Measures {
  /** Total width of the columns. */
  readonly width: number
  /** Width of words in one line. */
  readonly widthOf: (words: string) => number
  /** Gap between the words of two columns. */
  readonly gap: number
}

type Cells = readonly string[]

/** Each column fits its longest word if there is space; the rest is divided by content. */
export function columnWidths(rows: readonly Cells[], { width, widthOf, gap }: Measures): number[] {
  const columns = Math.max(...rows.map((cells) => cells.length))
  const most = width / columns
  const measured = Array.from({ length: columns }, (_, at) => {
    const cells = rows.map((cells) => cells[at] ?? '')
    const widest = (texts: Cells) => texts.reduce((most, words) => Math.max(most, widthOf(words)), 0) + gap
    return {
      word: widest(cells.flatMap((cell) => cell.split(/\s+/))),
      whole: widest(cells.flatMap((cell) => cell.split('\n'))),
    }
  })
  const least = measured.map(({ word }) => Math.min(word, most))
  const left = width - sum(least)
  // By the root, so that one long text leaves the others room.
  const wishes = measured.map(({ whole }, at) => Math.sqrt(Math.max(0, whole - (least[at] ?? 0))))
  const wanted = sum(wishes)
  return least.map((own, at) => own + (wanted === 0 ? left / columns : (left * (wishes[at] ?? 0)) / wanted))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
