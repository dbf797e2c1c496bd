import { accountArea } from './en/account-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what the pages about the account have. */
export const texts = withSections(tree, accountArea)
