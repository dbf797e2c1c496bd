import { warnings } from './en/warnings.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts of warnings. */
export const texts = withSections(tree, { warnings })
