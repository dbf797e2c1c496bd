import { library } from './en/library.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './document-texts.ts'

/** The tree with the texts of the library page. */
export const texts = withSections(tree, { library })
