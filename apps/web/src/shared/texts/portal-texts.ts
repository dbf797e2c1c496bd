import { portal } from './en/portal.ts'
import { texts as tree } from './proposal-texts.ts'
import { withSections } from './texts.ts'

/** The same tree, with what the page has from which answers are pasted into a web form. */
export const texts = withSections(tree, { portal })
