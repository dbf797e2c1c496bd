import { search } from './en/search.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts of the search. */
export const texts = withSections(tree, { search })
