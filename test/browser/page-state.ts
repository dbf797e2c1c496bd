import type { Visitor } from './visitor.ts'

/** A page as somebody finds it or makes it. */
export interface PageState {
  readonly name: string
  readonly logIn: (visitor: Visitor) => Promise<unknown>
  readonly open: (visitor: Visitor) => Promise<void>
}

/** A page as it is when it was opened and shows its sign. */
export function pageState(
  name: string,
  logIn: PageState['logIn'],
  path: () => string,
  sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
): PageState {
  return {
    name,
    logIn,
    open: async (visitor) => {
      await visitor.open(path())
      await visitor.sees(sign(visitor))
    },
  }
}
