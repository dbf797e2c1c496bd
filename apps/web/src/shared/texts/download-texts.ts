import { downloads } from './en/downloads.ts'
import { texts as tree } from './user-texts.ts'
import { withSections } from './texts.ts'

/** The tree with the texts about downloads. */
export const texts = withSections(tree, { downloads })
