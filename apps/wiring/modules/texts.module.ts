import { ContainerModule } from 'inversify'
import { EditText } from '../../../core/texts/edit-text.ts'
import { ListTextVersions } from '../../../core/texts/list-text-versions.ts'
import { RestoreText } from '../../../core/texts/restore-text.ts'
import { UndoText } from '../../../core/texts/undo-text.ts'
import { construct } from '../token.ts'
import { coreTokens, databaseTokens } from '../tokens.ts'
import { useCaseTokens } from '../use-case-tokens.ts'

const { work } = databaseTokens
const { grantSources } = coreTokens

export const textsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.editText, EditText, [work, grantSources])
  construct(module, useCaseTokens.listTextVersions, ListTextVersions, [work, grantSources])
  construct(module, useCaseTokens.restoreText, RestoreText, [work, grantSources])
  construct(module, useCaseTokens.undoText, UndoText, [work, grantSources])
})
