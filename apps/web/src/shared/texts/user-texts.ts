import { userArea } from './en/user-area.ts'
import { texts as tree, withSections } from './texts.ts'

/** The tree with the texts of the pages after log-in. */
export const texts = withSections(tree, userArea)
