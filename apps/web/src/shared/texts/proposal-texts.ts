import { documentArea } from './en/document-area.ts'
import { proposalArea } from './en/proposal-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what applications and their answers have. */
export const texts = withSections(tree, { ...documentArea, ...proposalArea })
