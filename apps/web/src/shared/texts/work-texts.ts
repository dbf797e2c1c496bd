import { work } from './en/work.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The tree with the texts about background work. */
export const texts = withSections(tree, { work })
