import { accountArea } from './en/account-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts of the account pages. */
export const texts = withSections(tree, accountArea)
