import { documentArea } from './en/document-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what is said of documents and sources. */
export const texts = withSections(tree, documentArea)
