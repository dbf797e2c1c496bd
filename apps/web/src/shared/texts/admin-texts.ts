import { adminArea } from './en/admin-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The same tree, with what the admin area has. */
export const texts = withSections(tree, adminArea)
