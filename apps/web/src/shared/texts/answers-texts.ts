import { answers } from './en/answers.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what stands beside answers of before. */
export const texts = withSections(tree, { answers })
