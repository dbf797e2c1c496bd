/** Number words of a language; "|" separates spellings, and "_" is a space. */
export interface NumberTable {
  readonly below100: (value: number) => readonly string[]
  /** Words for the hundreds, from one. */
  readonly hundreds?: readonly string[]
  readonly hundred?: string
  readonly thousand: string
  readonly million: string
  readonly hasBareThousand?: boolean
  readonly isClosed?: boolean
}

export const list = (words: string): readonly string[] => words.split(' ')
export const spellings = (word: string | undefined): readonly string[] => (word === undefined ? [] : word.split('|'))
export const pairs = (first: readonly string[], joints: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => joints.flatMap((joint) => second.map((other) => one + joint + other)))

/** Numbers below `from` as listed, then tens with ones after them. */
export function tensThenOnes(
  small: readonly string[],
  tens: readonly string[],
  joint: string,
): NumberTable['below100'] {
  return (value) => {
    if (value <= small.length) return spellings(small[value - 1])
    const ten = spellings(tens[Math.floor(value / 10) - 2])
    const one = value % 10
    return one === 0 ? ten : pairs(ten, [joint], spellings(small[one - 1]))
  }
}

/** Ones before tens in one word, as in German. */
export function onesThenTens(
  small: readonly string[],
  tens: readonly string[],
  joints: readonly string[],
): NumberTable['below100'] {
  return (value) => {
    if (value <= small.length) return spellings(small[value - 1])
    const ten = spellings(tens[Math.floor(value / 10) - 2])
    const one = value % 10
    return one === 0 ? ten : pairs(spellings(small[one - 1]), joints, ten)
  }
}
