import { documentArea } from './en/document-area.ts'
import { proposalArea } from './en/proposal-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts about applications and their answers. */
export const texts = withSections(tree, { ...documentArea, ...proposalArea })
