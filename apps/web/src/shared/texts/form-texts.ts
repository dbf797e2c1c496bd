import { texts as tree } from './application-texts.ts'
import { formBeside } from './en/form-beside.ts'
import { withSections } from './texts.ts'

/** The tree with the texts about the form beside its application. */
export const texts = withSections(tree, { formBeside })
