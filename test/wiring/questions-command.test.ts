import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { questions } from '../../apps/cli/commands/questions.ts'

const FORM = 'Community fund\n\n1. What is your aim? (max 50 words)\n\nThe colours of the meadow\n'

interface Printed {
  readonly questions: readonly { readonly text: string; readonly word_limit: number | null }[]
  readonly doubtful: readonly { readonly text: string; readonly isTaken: boolean }[]
}

describe('the command that lists the questions of a form', () => {
  it('names doubtful lines, and finds the questions again with what is told of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-questions-'))
    const form = join(folder, 'form.txt')
    const told = join(folder, 'told.json')
    try {
      await writeFile(form, FORM)
      await writeFile(told, JSON.stringify([{ text: 'The colours  of the meadow', isQuestion: true }]))

      const before = (await questions.run([form])) as Printed
      const after = (await questions.run([form, '--told', told])) as Printed

      expect(before.questions.map(({ text }) => text)).to.deep.equal(['What is your aim? (max 50 words)'])
      expect(before.doubtful.map(({ text }) => text)).to.include('The colours of the meadow')
      expect(Object.keys(before.doubtful[0]!)).to.deep.equal(['text', 'isTaken', 'likelihood', 'alike'])
      expect(after.questions.map(({ text }) => text)).to.include('The colours of the meadow')
      expect(after.doubtful.map(({ text }) => text)).not.to.include('The colours of the meadow')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('refuses a file that holds something else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-questions-'))
    try {
      await writeFile(join(folder, 'form.txt'), FORM)
      await writeFile(join(folder, 'told.json'), '[{"text": "Why?"}]')
      const refused = await questions.run([join(folder, 'form.txt'), '--told', join(folder, 'told.json')]).then(
        () => null,
        (error: unknown) => error,
      )

      expect(refused).to.be.an('error').with.property('message').that.includes('--told')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
