import type { Visitor } from './visitor.ts'

/** What is looked at, and how it is come by. */
export interface Look {
  readonly name: string
  readonly open: (visitor: Visitor) => Promise<void>
  /** It has nothing from the look before it: neither its page nor what the calls were made to answer. */
  readonly isAnew?: true
}

/** A page as somebody finds it or makes it. */
export interface PageState extends Look {
  readonly logIn: (visitor: Visitor) => Promise<unknown>
  /** What the same person opens from there, one after the other: a page is loaded once for all of them. */
  readonly then?: readonly Look[]
}

/** A page as it is when it was opened and shows its sign. */
export function pageState(
  name: string,
  logIn: PageState['logIn'],
  path: () => string,
  sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  then: readonly Look[] = [],
): PageState {
  return { logIn, then, ...looks(name, path, sign) }
}

export function looks(name: string, path: () => string, sign: (visitor: Visitor) => ReturnType<Visitor['text']>): Look {
  return {
    name,
    open: async (visitor) => {
      await visitor.open(path())
      await visitor.sees(sign(visitor))
    },
  }
}

/** Closes the dialog or drawer that is open, as every one can be. */
export async function closeDialog(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press('Escape')
  await visitor.seesNoMore(visitor.page.getByRole('dialog'))
}

/** Pages that the same person finds, one after the other: to log in and to leave takes as long as many a page. */
export function inOneVisit([first, ...others]: readonly [PageState, ...PageState[]]): PageState {
  const further = others.flatMap(({ name, open, then = [] }): Look[] => [{ name, open, isAnew: true }, ...then])
  return { ...first, then: [...(first.then ?? []), ...further] }
}
