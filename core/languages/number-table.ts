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

type Below100 = NumberTable['below100']

/** Numbers below twenty or so as listed, then tens with ones after them. */
export function tensThenOnes(small: readonly string[], tens: readonly string[], joint: string): Below100 {
  return below100(small, tens, (ten, one) => pairs(ten, [joint], one))
}

/** Ones before tens in one word, as in German. */
export function onesThenTens(small: readonly string[], tens: readonly string[], joints: readonly string[]): Below100 {
  return below100(small, tens, (ten, one) => pairs(one, joints, ten))
}

function below100(
  small: readonly string[],
  tens: readonly string[],
  joined: (ten: readonly string[], one: readonly string[]) => string[],
): Below100 {
  return (value) => {
    if (value <= small.length) return spellings(small[value - 1])
    const ten = spellings(tens[Math.floor(value / 10) - 2])
    return value % 10 === 0 ? ten : joined(ten, spellings(small[(value % 10) - 1]))
  }
}
