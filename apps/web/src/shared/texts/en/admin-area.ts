import { admin } from './admin.ts'
import { funderImports } from './funder-imports.ts'
import { funders } from './funders.ts'
import { languageModel } from './language-model.ts'
import { operator } from './operator.ts'
import { taskBoard } from './task-board.ts'
import { writingService } from './writing-service.ts'

/** Further texts of the admin area. */
export const adminArea = { admin, languageModel, operator, funders, funderImports, taskBoard, writingService }
