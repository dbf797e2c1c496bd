import { texts as tree } from './application-texts.ts'
import { formBeside } from './en/form-beside.ts'
import { withSections } from './texts.ts'

/** The same tree, with what the form beside its application has. */
export const texts = withSections(tree, { formBeside })
