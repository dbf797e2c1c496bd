import { editing } from './en/editing.ts'
import { texts as tree } from './user-texts.ts'
import { withSections } from './texts.ts'

/** The tree with the texts of editors. */
export const texts = withSections(tree, { editing })
