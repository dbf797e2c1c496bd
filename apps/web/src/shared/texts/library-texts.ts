import { library } from './en/library.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './document-texts.ts'

/** The same tree, with what the page of the library has. */
export const texts = withSections(tree, { library })
