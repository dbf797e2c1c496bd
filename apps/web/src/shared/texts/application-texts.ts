import { applicationArea } from './en/application-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The tree with the texts of the application page. */
export const texts = withSections(tree, applicationArea)
