import { expect } from 'chai'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draft } from '../../apps/cli/commands/draft.ts'

const FORM =
  'Community fund\n\n1. What is your organisation’s website?\n\n2. How is your helicopter fleet maintained?\n'

interface Printed {
  readonly questions: readonly { readonly answer: { readonly text: string; readonly missing: boolean } }[]
}

describe('the command that drafts an application', () => {
  it('leaves the place of an answer empty that the documents do not hold', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-draft-'))
    try {
      await mkdir(join(folder, 'library'))
      await writeFile(join(folder, 'library', 'about.txt'), 'Our website is www.harbour.example.')
      await writeFile(join(folder, 'form.txt'), FORM)

      const printed = await draft.run(['--library', join(folder, 'library'), '--form', join(folder, 'form.txt')])

      const [website, fleet] = (printed as Printed).questions.map(({ answer }) => answer)
      expect(website?.text).to.include('www.harbour.example')
      expect(fleet).to.include({ text: '', missing: true })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
