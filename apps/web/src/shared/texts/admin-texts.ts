import { adminArea } from './en/admin-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The tree with the texts of the admin area. */
export const texts = withSections(tree, adminArea)
