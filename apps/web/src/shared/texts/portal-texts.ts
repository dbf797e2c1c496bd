import { portal } from './en/portal.ts'
import { texts as tree } from './proposal-texts.ts'
import { withSections } from './texts.ts'

/** The tree with the texts of the page for pasting into a web form. */
export const texts = withSections(tree, { portal })
