import { writingService } from './en/writing-service.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts about the writing service. */
export const texts = withSections(tree, { writingService })
