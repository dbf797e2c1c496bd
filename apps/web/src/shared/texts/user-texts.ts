import { userArea } from './en/user-area.ts'
import { texts as tree, withSections } from './texts.ts'

/** The same tree, with what the pages after log-in have. */
export const texts = withSections(tree, userArea)
