import { expect } from 'chai'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill } from '../../apps/cli/commands/fill.ts'
import { refusalOf } from '../support/core-world.ts'

const FORM = 'Community fund\n\n1. What is your aim?\n\n2. Who will benefit?\n\n3. Name: ________\n'

describe('the command that fills in a form', () => {
  let folder: string
  const at = (name: string) => join(folder, name)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-fill-'))
    await writeFile(at('form.txt'), FORM)
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  const fillWith = async (answers: unknown) => {
    await writeFile(at('answers.json'), JSON.stringify(answers))
    return fill.run(['--form', at('form.txt'), '--answers', at('answers.json'), '--out', at('filled.txt')])
  }

  it('writes each answer into its place, and tells what became of it', async () => {
    const result = await fillWith([
      { text: 'Name', answer: 'Ada Brook' },
      { text: 'What is your aim?', answer: 'Warm meals.' },
      { text: 'Who will benefit?', answer: null },
      { text: 'How old are you?', answer: '30' },
    ])

    expect(result).to.deep.equal({
      places: [
        { text: 'Name', state: 'filled', reason: null },
        { text: 'What is your aim?', state: 'filled', reason: null },
        { text: 'Who will benefit?', state: 'left', reason: 'unanswered', notice: 'There is no answer yet.' },
        {
          text: 'How old are you?',
          state: 'no-place',
          reason: 'no-place',
          notice: 'The form has no place for the answer.',
        },
      ],
    })
    const filled = await readFile(at('filled.txt'), 'utf8')
    expect(filled).to.match(/1\. What is your aim\?\n+Warm meals\.\n+2\. Who will benefit\?\n+3\. Name: Ada Brook/)
  })

  it('says what is wrong with the answers', async () => {
    const refused = await fillWith([{ text: 'Name', answer: 7 }]).catch((error: Error) => error.message)

    expect(refused).to.match(/^Answer 1 in .* is neither a text nor null\.$/)
  })

  it('refuses a file that can’t be filled in', async () => {
    await writeFile(at('answers.json'), '[]')
    const csv = at('form.csv')
    await writeFile(csv, 'Name,Town\n1,2\n')

    const refusal = await refusalOf(fill.run(['--form', csv, '--answers', at('answers.json'), '--out', at('x')]))

    expect(refusal.kind).to.equal('unsupported')
  })
})
