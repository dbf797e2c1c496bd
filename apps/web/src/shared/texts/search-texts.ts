import { search } from './en/search.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what the search has. */
export const texts = withSections(tree, { search })
