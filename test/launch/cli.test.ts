import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { runNpm } from './npm-command.ts'

const form = '# Community fund\n\n1. What will you do with the grant? (max 250 words)\n\n2. Who will benefit?\n'

describe('npm run cli', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-cli-'))
    await writeFile(join(folder, 'form.md'), form)
  })

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it('prints nothing but the result, on a file named from where the user stands', async () => {
    const { code, output } = await runNpm(['run', '--silent', 'cli', '--', 'questions', 'form.md'], folder)

    const { questions } = JSON.parse(output) as { questions: { text: string; word_limit: number | null }[] }
    expect(questions.map((question) => question.word_limit)).to.deep.equal([250, null])
    expect(code).to.equal(0)
  })

  it('passes on that the command failed, with the reason on standard error', async () => {
    const { code, output, messages } = await runNpm(['run', '--silent', 'cli', '--', 'questions', 'none.md'], folder)

    expect(code).to.equal(1)
    expect(output).to.equal('')
    expect(messages).to.contain('none.md')
  })
})
