import { reports } from './en/reports.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what reports for funders have. */
export const texts = withSections(tree, { reports })
