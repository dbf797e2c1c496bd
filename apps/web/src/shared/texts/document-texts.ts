import { documentArea } from './en/document-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what documents and sources have. */
export const texts = withSections(tree, documentArea)
