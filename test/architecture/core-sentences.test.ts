import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { sentencesIn } from './core-sentences.ts'
import { project } from './cruise.ts'

/** What may hold sentences, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'core/languages/': 'the vocabulary of each language',
  'core/maintenance/': 'what only operators read of scheduled tasks and data migrations',
  'core/funders/fact-statements.ts': 'the text of an overview, which is written in English',
  'core/proposals/grant-info.ts': 'questions that are stored with their answers',
}

const isAllowed = (file: string) => Object.keys(ALLOWED).some((place) => file.startsWith(place))

function coreFiles(): string[] {
  const files = readdirSync(join(project, 'core'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.ts')).map((file) => join('core', file).replaceAll('\\', '/'))
}

const read = (file: string) => readFileSync(join(project, file), 'utf8')

describe('the sentences that people read', () => {
  it('are made at the edge: the core holds none', () => {
    const files = coreFiles()

    const found = files
      .filter((file) => !isAllowed(file))
      .flatMap((file) => sentencesIn(read(file)).map((text) => [file, text]))

    expect(files.length).to.be.greaterThan(300)
    expect(found).to.deep.equal([])
  })

  it('are found wherever they would stand', () => {
    const planted = [
      "throw new AppError('conflict', 'This is taken already.')",
      "const reason = { error: 'The form could not be read. Try again.' }",
      'const full = (most: number) => `You can have ${most} projects.`',
      'const result = (count: number) => `${count} passages`',
    ]

    expect(planted.map((source) => sentencesIn(source).length)).to.deep.equal([1, 1, 1, 1])
    expect(sentencesIn("throw new Error('The index is out of order.')")).to.deep.equal([])
  })

  it('stand where they are allowed to', () => {
    const files = coreFiles()

    const empty = Object.keys(ALLOWED).filter((place) =>
      files.filter((file) => file.startsWith(place)).every((file) => sentencesIn(read(file)).length === 0),
    )

    expect(empty).to.deep.equal([])
  })
})
