import { applicationArea } from './en/application-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The same tree, with what the page of an application has. */
export const texts = withSections(tree, applicationArea)
