import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes } from 'parse5'
import type { PageBounds } from '../parse-bounds.ts'
import { tooLarge } from '../unreadable.ts'

/**
 * Parses a web page without running or fetching anything. Throws `unsupported` if it has too many elements or nests
 * them too deeply: the parsing time is depth times length.
 */
export function parsePage(
  html: string,
  { mostElements, deepest }: PageBounds,
): { readonly page: DefaultTreeAdapterTypes.Document; readonly elements: number; readonly depth: number } {
  let open = 0
  let made = 0
  let depth = 0
  const count = <Made>(element: Made): Made => {
    made += 1
    if (made > mostElements) throw tooLarge('web page', mostElements, 'elements')
    return element
  }
  const page = parse<DefaultTreeAdapterMap>(html, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...parts) => count(defaultTreeAdapter.createElement(...parts)),
      onItemPush() {
        open += 1
        depth = Math.max(depth, open)
        if (open > deepest) throw tooLarge('web page', deepest, 'nested-elements')
      },
      onItemPop() {
        open -= 1
      },
    },
  })
  return { page, elements: made, depth }
}
