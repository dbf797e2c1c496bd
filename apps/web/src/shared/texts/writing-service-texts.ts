import { writingService } from './en/writing-service.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what is said of the writing service. */
export const texts = withSections(tree, { writingService })
