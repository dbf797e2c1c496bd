import { documentArea } from './en/document-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts about documents and sources. */
export const texts = withSections(tree, documentArea)
