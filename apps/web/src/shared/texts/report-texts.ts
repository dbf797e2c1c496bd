import { reports } from './en/reports.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts about reports. */
export const texts = withSections(tree, { reports })
