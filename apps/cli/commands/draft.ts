import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { MarkdownFileWriter } from '../../../adapters/application-files/markdown-file-writer.ts'
import { WordFileWriter } from '../../../adapters/application-files/word-file-writer.ts'
import { fileLabels } from '../../../adapters/http-contract/texts/en/file-labels.ts'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import { applicationParts, applicationText, USUAL_CONTENTS } from '../../../core/hand-in/application-text.ts'
import { withSources } from '../../../core/texts/file-text.ts'
import { answeredQuestions, printedAnswer, type AnsweredQuestion } from '../answered-application.ts'
import { readOptions, required, UsageError, type Command } from '../command.ts'
import { contentOf, readLocalFile, userPath } from '../local-file.ts'
import { inWorkspace } from '../workspace.ts'

type DraftWriter = WordFileWriter | MarkdownFileWriter | null

const WRITERS: Readonly<Record<string, DraftWriter>> = {
  '.docx': new WordFileWriter(),
  '.md': new MarkdownFileWriter(),
  '.json': null,
}

export const draft: Command = {
  usage: 'draft --library DIR --form FILE [--out FILE.docx|.md|.json]',
  async run(args) {
    const options = readOptions(args, ['library', 'form', 'out'])
    const form = await readLocalFile(required(options, 'form'))
    const writer = writerFor(options.out)
    const answered = await inWorkspace(required(options, 'library'), async (workspace) => {
      const { application, actor } = workspace
      const grant = { actor, name: form.fileName, projectId: null, grantInfo: [], funderId: null, funderName: null }
      const upload = { ...grant, fileName: form.fileName, content: contentOf(form.bytes) }
      const { id } = await application.useCases.createUploadGrant.execute(upload)
      return answeredQuestions(workspace, id)
    })
    const printed = { title: form.fileName, questions: answered.map(printedQuestion) }
    if (options.out === undefined) return printed
    await writeFile(userPath(options.out), await fileContent(writer, form.fileName, answered, printed))
    return { file: options.out, questions: answered.length }
  },
}

function writerFor(path: string | undefined): DraftWriter {
  if (path === undefined) return null
  const writer = WRITERS[extname(path).toLowerCase()]
  if (writer === undefined) throw new UsageError('--out takes a file that ends in .docx, .md or .json.')
  return writer
}

/** The place of a missing answer stays empty, as in the files. */
function printedQuestion(answered: AnsweredQuestion) {
  const { text, guidance, section, limit } = answered.question
  const answer = printedAnswer(answered)
  return {
    text,
    guidance,
    section,
    word_limit: limit.words,
    characters_limit: limit.characters,
    answer: answer.missing ? { ...answer, text: '' } : answer,
  }
}

async function fileContent(
  writer: DraftWriter,
  name: string,
  answered: readonly AnsweredQuestion[],
  printed: unknown,
): Promise<Uint8Array | string> {
  if (writer === null) return `${JSON.stringify(printed, null, 2)}\n`
  const questions = answered.map(({ question }) => question)
  const given = applicationParts(applicationText(name, questions), USUAL_CONTENTS, fileLabels)
  const parts = withSources(given, fileLabels.sources)
  const text = { title: name, author: null, language: DEFAULT_SETTINGS.language, isTitled: true, parts }
  return (await writer.write(text)).content
}
