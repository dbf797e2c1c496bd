import { pipelineArea } from './en/pipeline.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts of home, of the table of applications and of an application's plan. */
export const texts = withSections(tree, pipelineArea)
