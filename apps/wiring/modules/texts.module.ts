import { fileLabels } from '../../../adapters/http-contract/texts/en/file-labels.ts'
import { ContainerModule } from 'inversify'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { TextFiles, type TextFileWriters } from '../../../core/texts/text-files.ts'
import { EditText } from '../../../core/text-history/edit-text.ts'
import { ListTextVersions } from '../../../core/text-history/list-text-versions.ts'
import { RestoreText } from '../../../core/text-history/restore-text.ts'
import { UndoText } from '../../../core/text-history/undo-text.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, readingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work } = databaseTokens
const { grantSources } = coreTokens

type Stores = ConstructorParameters<typeof TextFiles>[0]

function textFiles(stores: Stores, writers: TextFileWriters, analyser: TermAnalyser): TextFiles {
  return new TextFiles(stores, writers, fileLabels, analyser)
}

export const textsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.editText, EditText, [work, grantSources, databaseTokens.passageReader])
  construct(module, useCaseTokens.listTextVersions, ListTextVersions, [work, grantSources])
  construct(module, useCaseTokens.restoreText, RestoreText, [work, grantSources])
  provide(module, coreTokens.textFiles, textFiles, [work, readingTokens.textFileWriters, readingTokens.analyser])
  construct(module, useCaseTokens.undoText, UndoText, [work, grantSources])
})
