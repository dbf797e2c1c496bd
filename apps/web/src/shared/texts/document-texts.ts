import { documentText, sources } from './en/document-text.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what stands beside the text of documents and their passages. */
export const texts = withSections(tree, { documentText, sources })
