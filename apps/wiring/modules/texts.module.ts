import { MarkdownFileWriter } from '../../../adapters/application-files/markdown-file-writer.ts'
import { MdastMarkdownReader } from '../../../adapters/application-files/mdast-markdown-reader.ts'
import { PlainFileWriter } from '../../../adapters/application-files/plain-file-writer.ts'
import { WordFileWriter } from '../../../adapters/application-files/word-file-writer.ts'
import { fileLabels } from '../../../adapters/http-contract/texts/en/file-labels.ts'
import { ContainerModule } from 'inversify'
import { TextFiles } from '../../../core/texts/text-files.ts'
import type { MarkdownReader } from '../../../core/texts/ports/markdown-reader.ts'
import type { TextFileWriter } from '../../../core/texts/ports/text-file-writer.ts'
import { EditText } from '../../../core/texts/edit-text.ts'
import { ListTextVersions } from '../../../core/texts/list-text-versions.ts'
import { RestoreText } from '../../../core/texts/restore-text.ts'
import { UndoText } from '../../../core/texts/undo-text.ts'
import { construct, provide } from '../token.ts'
import { coreTokens, databaseTokens, readingTokens } from '../tokens.ts'
import { useCaseTokens } from '../use-case-tokens.ts'

const { work } = databaseTokens
const { grantSources } = coreTokens

type Stores = ConstructorParameters<typeof TextFiles>[0]

function textFiles(stores: Stores, markdown: MarkdownReader, pdf: TextFileWriter): TextFiles {
  const docx = new WordFileWriter(markdown)
  const txt = new PlainFileWriter(markdown)
  return new TextFiles(stores, { docx, pdf, txt, md: new MarkdownFileWriter() }, fileLabels)
}

export const textsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.editText, EditText, [work, grantSources])
  construct(module, useCaseTokens.listTextVersions, ListTextVersions, [work, grantSources])
  construct(module, useCaseTokens.restoreText, RestoreText, [work, grantSources])
  construct(module, coreTokens.markdown, MdastMarkdownReader, [])
  provide(module, coreTokens.textFiles, textFiles, [work, coreTokens.markdown, readingTokens.pdfWriter])
  construct(module, useCaseTokens.undoText, UndoText, [work, grantSources])
})
